package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.examples.connectfour.ConnectFour;
import org.lawspeaker.examples.connectfour.ConnectFourProvider;
import org.lawspeaker.examples.connectfour.Grid;

class GridTabletopTest {
  private static final ConnectFour GAME = new ConnectFourProvider().game();
  private static final Grid GRID =
      new Grid(ImmutableList.of(".......", ".......", ".......", ".......", "o......", "x..o..x"));

  @Test
  void drawsTheRowsOverTheColumnNumbers() {
    assertThat(new GridTabletop().draw(GAME, GRID, Ink.PLAIN))
        .endsWith(
            "  | o . . . . . . |\n  | x . . o . . x |\n    1 2 3 4 5 6 7    x seat 0, o seat 1")
        .hasLineCount(7);
  }

  @Test
  void coloursTheDiscs() {
    assertThat(new GridTabletop().draw(GAME, GRID, Ink.COLOURED))
        .contains("| \u001b[33mo\u001b[0m .")
        .contains("| \u001b[31mx\u001b[0m . .")
        .endsWith("7    \u001b[31mx\u001b[0m seat 0, \u001b[33mo\u001b[0m seat 1");
  }

  @Test
  void isTheTableOfConnectFour() {
    assertThat(Ran.typing("4\n", "play", "connect-four").out())
        .contains("    1 2 3 4 5 6 7    x seat 0, o seat 1\n");
  }
}
