package org.lawspeaker.command;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.TextFile;

/** Text files that a person names. */
final class TextFiles {
  private TextFiles() {}

  /** The text; refuses if it cannot be read. */
  static String read(Path file) {
    return Refusal.unlessOk(TextFile.read(file));
  }

  /** Refuses a file that could not be written later, when it is too late. */
  static void checkWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new Refusal(file.toString(), "is a folder, not a file");
    }
    if (folder != null && !Files.isDirectory(folder)) {
      throw new Refusal(file.toString(), "there is no such folder");
    }
    if (!Files.isWritable(Files.exists(file) || folder == null ? file : folder)) {
      throw new Refusal(file.toString(), "may not be written");
    }
  }

  /** Writes the text; says what went wrong. */
  static Checked<Path> write(Path file, String text) {
    try {
      checkWritable(file);
      return Checked.ok(Files.writeString(file, text.endsWith("\n") ? text : text + "\n"));
    } catch (Refusal refusal) {
      return Checked.bad(refusal.problems());
    } catch (AccessDeniedException e) {
      return Checked.bad(file.toString(), "may not be written");
    } catch (IOException e) {
      return Checked.bad(file.toString(), "cannot be written: " + e.getMessage());
    }
  }

  /** Writes these bytes; says what went wrong. */
  static Checked<Path> write(Path file, byte[] bytes) {
    try {
      return Checked.ok(Files.write(file, bytes));
    } catch (IOException e) {
      return Checked.bad(file.toString(), "cannot be written: " + e.getMessage());
    }
  }

  /** Makes the folder if it is missing; refuses if files could not be written to it. */
  static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (FileAlreadyExistsException e) {
      throw new Refusal(folder.toString(), "is a file, not a folder");
    } catch (IOException e) {
      throw new Refusal(folder.toString(), "cannot be made: " + e.getMessage());
    }
    if (!Files.isWritable(folder)) {
      throw new Refusal(folder.toString(), "may not be written");
    }
  }
}
