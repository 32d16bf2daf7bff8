package org.lawspeaker.prestigerpg.faces;

import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.SeatMove;
import org.lawspeaker.prestigerpg.windows.Doubting;
import org.lawspeaker.prestigerpg.windows.Fog;

/** Cards that lie face down in the fog: announced, believed, challenged. */
final class FogChoices {
  private static final String SPECIAL = "-special";

  private static final String UNLESS =
      ", unless somebody whose Initiative is closer to 1 challenges, too";

  private FogChoices() {}

  static Choice announce(Seen at, Claiming step, SeatMove move) {
    String way = ((PickOption) move).way();
    Optional<Integer> plain = at.cards().names().findCard(way);
    boolean special = plain.isEmpty();
    int card =
        plain
            .or(
                () ->
                    at.cards().names().findCard(way.substring(0, way.length() - SPECIAL.length())))
            .orElseThrow();
    String name = (special ? "the Special Attack of " : "") + at.card(card);
    return Choice.builder("Announce", "Announce your card as " + name)
        .addPieces(PieceIds.underWay(at))
        .hint(card == step.under() ? "true" : lie(step.fog()))
        .build();
  }

  /** What is risked with a lie. */
  static String lie(Fog fog) {
    return "a lie; if it is challenged, the card is lost and you lose " + fog.liar() + " Prestige";
  }

  static Choice doubt(Seen at, Doubting step, SeatMove move) {
    String announcer = at.name(step.announcer());
    String piece = PieceIds.character(at, step.announcer());
    boolean challenges = ((PickOption) move).way().equals("challenge");
    return challenges
        ? Choice.builder("Challenge", "Challenge " + announcer)
            .addPieces(piece)
            .hint(
                "if "
                    + step.says()
                    + " is a lie, "
                    + announcer
                    + " loses "
                    + step.fog().liar()
                    + " Prestige; if it is true, you lose "
                    + step.fog().doubter()
                    + (isFirst(at, step, move.seat()) ? "" : UNLESS))
            .build()
        : Choice.of("Believe", "Believe " + announcer + ", who announces " + step.says(), piece);
  }

  /** Whether nobody who may challenge comes before this seat (PRE-Q-97). */
  private static boolean isFirst(Seen at, Doubting step, Seat seat) {
    return at.table().inOrder().stream()
        .filter(each -> !each.equals(step.announcer()))
        .findFirst()
        .filter(seat::equals)
        .isPresent();
  }
}
