package org.lawspeaker.handofdestiny.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.handofdestiny.Position;

class PrintedNamesTest {
  private final Table table =
      Table.of(Position.GAME.cards(), Position.start().state(), WorkTable.Use.TELLING);
  private final String printed = table.monster(0).name();
  private final String written = table.nameOf(0);

  private Event told(String says, String... facts) {
    table.tell(Citation.of("HOD-FACE-05"), "told", says, facts);
    return table.events().get(0);
  }

  @Test
  void aSentenceNamesCardsAsTheyArePrinted() {
    assertThat(printed).isNotEqualTo(written);
    Event event = told(written + " is hit by " + written, "monster", written);
    assertThat(event.says()).isEqualTo(printed + " is hit by " + printed);
    assertThat(event.facts()).containsEntry("monster", written);
  }

  @Test
  void onlyWholeNamesOfFactsAreReplaced() {
    String other = table.nameOf(4);
    String says = other + " and x" + written + " and " + written + "-y";
    assertThat(told(says, "monster", written, "hp", "3").says()).isEqualTo(says);
  }
}
