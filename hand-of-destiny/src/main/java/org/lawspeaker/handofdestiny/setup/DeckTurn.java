package org.lawspeaker.handofdestiny.setup;

import java.util.StringJoiner;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * The monster deck of waves 2, 3 and 4: strength cards, then the Underworld, put together in their
 * order and turned as a whole; never shuffled (HOD-SETUP-05 to -09, HOD-Q-07, HOD-Q-08).
 */
final class DeckTurn {
  private static final int FLIPPED_WAVE = 3;
  private static final Citation ROTATES_TO_2 = Citation.of("HOD-SETUP-06");
  private static final Citation FLIPS_TO_3 = Citation.of("HOD-SETUP-07");
  private static final Citation ROTATES_TO_4 = Citation.of("HOD-SETUP-08");
  private static final Citation STACK = Citation.of("HOD-STACK-01");
  private static final Citation ALL_ALIKE = Citation.of("HOD-SETUP-09");

  private DeckTurn() {}

  /** Makes the deck of this wave, 2 to 4. */
  static void turn(Table table) {
    Pile deck = table.strength.append(table.underworld);
    tellDeck(table, STACK, "deck-assembled", "the Underworld lies behind the strength cards", deck);
    boolean flips = table.progress.wave() == FLIPPED_WAVE;
    int[] faces = deck.toArray();
    for (int i = 0; i < faces.length; i++) {
      faces[i] = flips ? Faces.flipped(faces[i]) : Faces.rotated(faces[i]);
    }
    Pile turned = Pile.of(faces);
    if (flips && table.settings.flipsAsBlock()) {
      turned = turned.reversed();
    }
    table.row = table.row.with(turned);
    table.strength = Pile.empty();
    table.underworld = Pile.empty();
    if (table.isTelling()) {
      Citation why = table.progress.wave() == 2 ? ROTATES_TO_2 : flips ? FLIPS_TO_3 : ROTATES_TO_4;
      table.tell(
          why,
          "deck-turned",
          "the monster deck is " + (flips ? "flipped" : "rotated"),
          "turn",
          flips ? "flip" : "rotate");
    }
    tellDeck(table, ALL_ALIKE, "deck", "every card of the deck has been turned alike", turned);
  }

  private static void tellDeck(Table table, Citation why, String kind, String says, Pile deck) {
    if (table.isTelling()) {
      StringJoiner written = new StringJoiner(" ");
      StringJoiner printed = new StringJoiner(", ");
      deck.forEach(
          face -> {
            written.add(table.nameOf(face));
            printed.add(table.monster(face).name());
          });
      table.tell(why, kind, says + ": " + printed, "deck", written.toString());
    }
  }
}
