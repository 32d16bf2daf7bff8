package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.moves.Absent;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.Names;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Use;

/**
 * How a play is written: {@code play edge-out on seat-2 1}; in the fog {@code play trip hiding
 * attack-5}.
 */
public final class PlayText {
  /** The word before the character whose ability it is. */
  static final String OF = "of";

  private PlayText() {}

  /** The text of a play. */
  public static String of(Table table, Play play) {
    return what(table, play.what())
        + owner(table, play)
        + option(table, play)
        + target(table, play.target(), aimsAtCard(table, play));
  }

  /** The text of what is done with an Item that lies before nobody. */
  static String absent(Table table, Absent move) {
    String card = table.cards.names().card(move.card());
    if (move.act() instanceof Absent.AimedAt aimed) {
      return of(table, aimed.play()) + " on " + card;
    }
    return move.act() instanceof Absent.Used used
        ? "use " + card + target(table, used.on(), false)
        : "item " + card;
  }

  /** Whether a play is written alike in every state. */
  static boolean isAlike(Play play) {
    boolean card = play.what() instanceof Playable.Card || play.what() instanceof Playable.InFog;
    return card && !(play.target() instanceof Target.Item);
  }

  private static String what(Table table, Playable what) {
    Names names = table.cards.names();
    if (what instanceof Playable.Card open) {
      return "play " + names.card(open.card());
    }
    if (what instanceof Playable.InFog fog) {
      String hidden = fog.card().map(card -> " hiding " + names.card(card)).orElse("");
      return "play " + names.card(fog.says()) + hidden;
    }
    return what instanceof Playable.Item item ? "use " + ItemText.of(table, item.id()) : "ability";
  }

  /** Whose ability it is, if it is not one's own. */
  private static String owner(Table table, Play play) {
    return play.what() instanceof Playable.Ability ability
            && ability.character() != table.sheet(play.seat()).character()
        ? " " + OF + " " + table.cards.names().character(ability.character())
        : "";
  }

  private static String option(Table table, Play play) {
    ImmutableList<Use> uses = uses(table, play.what());
    return uses.size() < 2
        ? ""
        : " as " + Words.nameOr(Lists.transform(uses, use -> Words.slug(use.name())), play.use());
  }

  /** The uses of what is played. */
  static ImmutableList<Use> uses(Table table, Playable what) {
    if (what instanceof Playable.Card open) {
      return ofCard(table, open.card());
    }
    if (what instanceof Playable.InFog fog) {
      return ofCard(table, fog.says());
    }
    return what instanceof Playable.Item item
        ? ItemText.card(table, item.id())
            .map(card -> table.cards.kit(card).uses())
            .orElse(ImmutableList.of())
        : ofCharacter(table, ((Playable.Ability) what).character());
  }

  private static ImmutableList<Use> ofCharacter(Table table, int character) {
    ImmutableList<CharacterCard> characters = table.cards.pack().characters();
    return character >= 0 && character < characters.size()
        ? ImmutableList.of(characters.get(character).ability())
        : ImmutableList.of();
  }

  private static ImmutableList<Use> ofCard(Table table, int card) {
    return card >= 0
            && !table.cards.isRelic(card)
            && table.cards.face(card) instanceof CardFace.Action action
        ? action.uses()
        : ImmutableList.of();
  }

  private static String target(Table table, Target target, boolean aimsAtCard) {
    if (target.onToken().isPresent()) {
      return " on token-" + (target.onToken().getAsInt() + 1);
    }
    if (target instanceof Target.Item item) {
      return " on " + ItemText.of(table, item.id());
    }
    String seat = target.player().map(player -> " on seat-" + player.index()).orElse("");
    return target instanceof Target.Card card && (card.index() > 0 || !aimsAtCard)
        ? seat + " card-" + (card.index() + 1)
        : seat;
  }

  /** Whether a player alone stands for that player's first set card. */
  private static boolean aimsAtCard(Table table, Play play) {
    ImmutableList<Use> uses = uses(table, play.what());
    return play.use() >= 0
        && play.use() < uses.size()
        && uses.get(play.use()).aim() == Aim.SET_CARD;
  }
}
