package org.lawspeaker.command;

import java.io.BufferedReader;
import java.io.PrintWriter;
import picocli.CommandLine.Help.Ansi;

/**
 * Where a command reads and writes.
 *
 * @param in what is typed
 * @param out what was asked for
 * @param err complaints and progress
 * @param isTerminal whether a person sits at {@code in} and {@code out}, at a terminal that can
 *     wipe its screen
 * @param ansi whether there are colours
 * @param width how many columns a line has
 */
record Console(
    BufferedReader in, PrintWriter out, PrintWriter err, boolean isTerminal, Ansi ansi, int width) {
  Page page() {
    return new Page(out, ansi, width, isTerminal);
  }
}
