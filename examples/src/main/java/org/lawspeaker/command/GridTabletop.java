package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.examples.connectfour.ConnectFour;
import org.lawspeaker.examples.connectfour.Grid;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;

/** Draws the grid of Connect Four with its column numbers. */
record GridTabletop() implements Tabletop<ConnectFour, Grid> {
  @Override
  public Class<ConnectFour> game() {
    return ConnectFour.class;
  }

  @Override
  public Class<Grid> views() {
    return Grid.class;
  }

  @Override
  public String draw(ConnectFour game, Grid grid, Ansi ansi) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (String row : grid.rows()) {
      StringBuilder line = new StringBuilder("  |");
      row.chars().forEach(cell -> line.append(' ').append(disc((char) cell, ansi)));
      lines.add(line.append(" |").toString());
    }
    String legend = disc('x', ansi) + " seat 0, " + disc('o', ansi) + " seat 1";
    return String.join("\n", lines.add("    1 2 3 4 5 6 7    " + legend).build());
  }

  private static String disc(char cell, Ansi ansi) {
    return switch (cell) {
      case 'x' -> coloured("x", Style.fg_red, ansi);
      case 'o' -> coloured("o", Style.fg_yellow, ansi);
      default -> ".";
    };
  }

  private static String coloured(String disc, Style colour, Ansi ansi) {
    return ansi.enabled() ? colour.on() + disc + Style.reset.on() : disc;
  }
}
