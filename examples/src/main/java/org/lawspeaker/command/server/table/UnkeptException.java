package org.lawspeaker.command.server.table;

/** The disk does not take what was decided: it did not happen. */
public final class UnkeptException extends RuntimeException {
  UnkeptException(Throwable cause) {
    super("a match cannot be kept", cause);
  }
}
