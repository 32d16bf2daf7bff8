package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Names;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/**
 * How a play is written: {@code play edge-out on seat-2 1}; in the fog {@code play trip hiding
 * attack-5}.
 */
public final class PlayText {
  private PlayText() {}

  /** The text of a play. */
  public static String of(Table table, Play play) {
    String verb =
        switch (play.origin()) {
          case CARD -> "play " + table.cards.names().card(play.which()) + hiding(table, play);
          case ITEM -> "use " + ItemText.of(table, play.which());
          default -> "ability";
        };
    return verb + option(table, play) + target(table, play);
  }

  private static String hiding(Table table, Play play) {
    return play.under() == FaceDown.OPEN ? "" : " hiding " + table.cards.names().card(play.under());
  }

  private static String option(Table table, Play play) {
    ImmutableList<Use> uses = uses(table, play);
    return uses.size() < 2 ? "" : " as " + Names.slug(uses.get(play.use()).name());
  }

  /** The uses of what is played. */
  public static ImmutableList<Use> uses(Table table, Play play) {
    return switch (play.origin()) {
      case CARD ->
          table.cards.face(play.which()) instanceof CardFace.Action action
              ? action.uses()
              : ImmutableList.of();
      case ITEM -> {
        int card = ItemText.card(table, play.which());
        yield card < 0 ? ImmutableList.of() : table.cards.kit(card).uses();
      }
      default -> ImmutableList.of(table.cards.character(play.which()).ability());
    };
  }

  private static String target(Table table, Play play) {
    Target target = play.target();
    if (target.equals(Target.NONE)) {
      return "";
    }
    if (!target.hasSeat()) {
      return " on token-" + (target.what() + 1);
    }
    Aim aim = uses(table, play).get(play.use()).aim();
    if (aim == Aim.ITEM) {
      return " on " + ItemText.of(table, target.what());
    }
    String seat = " on seat-" + target.seat();
    return target.what() > 0 ? seat + " card-" + (target.what() + 1) : seat;
  }
}
