package org.lawspeaker.command;

/** What a command ends with. */
final class Exit {
  static final int OK = 0;

  /** The answer is no: an expectation fails, a law is broken, a record diverges. */
  static final int NO = 1;

  /** Arguments, a file or other input cannot be used. */
  static final int BAD_INPUT = 2;

  /** Ctrl-C, as shells and Java say it. */
  static final int INTERRUPTED = 130;

  private Exit() {}
}
