package org.lawspeaker.command.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.show.Face;

class FacePanelTest {
  private static final Face IMP = Tavern.CATALOGUE.face("imp").orElseThrow();

  @Test
  void saysAllThatStandsOnACard() {
    assertThat(FacePanel.of(IMP, Tavern.CATALOGUE, Tavern.look(80)))
        .containsExactly(
            "  Imp · monster · HP 5 · damage 2 · Demon", "    When it is slain, draw a card.");
    assertThat(
            FacePanel.of(
                Tavern.CATALOGUE.face("axe").orElseThrow(), Tavern.CATALOGUE, Tavern.look(80)))
        .startsWith("  Axe · item · cost 2 gold");
  }

  @Test
  void isAsWideAsThePage() {
    assertThat(FacePanel.of(IMP, Tavern.CATALOGUE, new Look(30, Ink.COLOURED, Tavern.NAMES)))
        .hasSizeGreaterThan(2)
        .allMatch(line -> Lines.width(line) <= 30);
  }
}
