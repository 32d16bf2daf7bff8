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
 * @param isTerminal whether a person sits at {@code in} and {@code out}
 * @param ansi whether there are colours
 */
record Console(BufferedReader in, PrintWriter out, PrintWriter err, boolean isTerminal, Ansi ansi) {
  Page page() {
    return new Page(out, ansi);
  }
}
