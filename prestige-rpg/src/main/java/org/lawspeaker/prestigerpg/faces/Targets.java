package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Aim;

/** What was chosen with something that is played. */
final class Targets {
  private Targets() {}

  /** On what, with a space before it; empty if nothing had to be chosen. */
  static String says(Seen at, Aim aim, Target target) {
    if (target instanceof Target.Card card) {
      boolean several = at.sheet(card.seat()).set().size() > 1;
      String which = several ? Said.nth(card.index() + 1) + " " : "";
      return " on the " + which + "set card of " + at.name(card.seat());
    }
    if (target instanceof Target.Item item) {
      return " on " + at.item(item.id()) + " of " + at.name(item.seat());
    }
    if (target.onToken().isPresent()) {
      return " on " + at.token(target.onToken().getAsInt());
    }
    return target
        .player()
        .map(seat -> " on " + (aim == Aim.PATIENT ? at.whom(seat) : at.name(seat)))
        .orElse("");
  }

  static ImmutableList<String> pieces(Seen at, Target target) {
    List<String> pieces = new ArrayList<>();
    if (target instanceof Target.Card card) {
      pieces.add(PieceIds.set(card.seat(), card.index()));
    } else if (target instanceof Target.Item item) {
      pieces.add(PieceIds.item(item.id()));
    } else if (target.onToken().isPresent()) {
      pieces.add(PieceIds.token(target.onToken().getAsInt()));
    } else {
      target.player().ifPresent(seat -> pieces.add(PieceIds.character(at, seat)));
    }
    return ImmutableList.copyOf(pieces);
  }
}
