package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.play.Tabletop;
import org.lawspeaker.examples.connectfour.ConnectFour;
import org.lawspeaker.examples.connectfour.Grid;

/** Draws the grid of Connect Four with its column numbers. */
public record GridTabletop() implements Tabletop<ConnectFour, Grid> {
  @Override
  public Class<ConnectFour> game() {
    return ConnectFour.class;
  }

  @Override
  public Class<Grid> views() {
    return Grid.class;
  }

  @Override
  public String draw(ConnectFour game, Grid grid, Ink ink) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (String row : grid.rows()) {
      StringBuilder line = new StringBuilder("  |");
      row.chars().forEach(cell -> line.append(' ').append(disc((char) cell, ink)));
      lines.add(line.append(" |").toString());
    }
    String legend = disc('x', ink) + " seat 0, " + disc('o', ink) + " seat 1";
    return String.join("\n", lines.add("    1 2 3 4 5 6 7    " + legend).build());
  }

  private static String disc(char cell, Ink ink) {
    return switch (cell) {
      case 'x' -> ink.red("x");
      case 'o' -> ink.yellow("o");
      default -> ".";
    };
  }
}
