package org.lawspeaker.command;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import picocli.CommandLine.Help.Ansi;

/**
 * A command that was run.
 *
 * @param exit its exit code
 * @param out what it wrote
 * @param err what it complained
 */
public record Ran(int exit, String out, String err) {
  /** Runs a command for which nothing is typed. */
  public static Ran of(String... args) {
    return typing("", args);
  }

  /** Runs a command for which these lines are typed. */
  public static Ran typing(String lines, String... args) {
    return reading(new StringReader(lines), args);
  }

  /** Runs a command that reads from there what is typed. */
  static Ran reading(Reader typed, String... args) {
    return run(typed, new Installation(""), args);
  }

  /** Runs a command with these jars and folders in the environment. */
  static Ran withPath(String path, String... args) {
    return run(new StringReader(""), new Installation(path), args);
  }

  /** Runs a command with the colours of a terminal. */
  public static Ran coloured(String lines, String... args) {
    return run(new StringReader(lines), Ansi.ON, new Installation(""), args);
  }

  private static Ran run(Reader typed, Installation installed, String... args) {
    return run(typed, Ansi.OFF, installed, args);
  }

  private static Ran run(Reader typed, Ansi ansi, Installation installed, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new BufferedReader(typed), new PrintWriter(out), new PrintWriter(err), false, ansi, 80);
    int exit = Lawspeaker.commandLine(console, installed, args).execute(args);
    return new Ran(exit, out.toString(), err.toString());
  }
}
