package org.lawspeaker.examples.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.lawspeaker.engine.Checked;

/** Text files that a person names. */
final class TextFiles {
  private TextFiles() {}

  /** The text; refuses if it cannot be read. */
  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new Refusal(file.toString(), why("read", e));
    }
  }

  /** Writes the text; says what went wrong. */
  static Checked<Path> write(Path file, String text) {
    try {
      return Checked.ok(Files.writeString(file, text));
    } catch (IOException e) {
      return Checked.bad(file.toString(), why("written", e));
    }
  }

  private static String why(String done, IOException e) {
    if (e instanceof NoSuchFileException) {
      return done.equals("read") ? "there is no such file" : "there is no such folder";
    }
    if (e instanceof AccessDeniedException) {
      return "may not be " + done;
    }
    return e instanceof CharacterCodingException
        ? "is not a text in UTF-8"
        : "cannot be " + done + ": " + e.getMessage();
  }
}
