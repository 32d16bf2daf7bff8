package org.lawspeaker.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Utf8;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.lawspeaker.command.disk.Forced;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.TextFile;

/** Text files that a person names. */
final class TextFiles {
  /** So many links that lead to one another are followed. */
  private static final int MOST_LINKS = 40;

  private TextFiles() {}

  /** The text; refuses if it cannot be read. */
  static String read(Path file) {
    return Refusal.unlessOk(TextFile.read(file));
  }

  /** Refuses a file that could not be written later, when it is too late. */
  static void checkWritable(Path file) {
    Path folder = behind(file).toAbsolutePath().getParent();
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

  /** Writes what is to be written; gives how long the file is then. */
  private interface Writing {
    long write() throws IOException;
  }

  /** Writes the text, whole or not at all; gives the file, or says what went wrong. */
  static Checked<Written> write(Path file, String text) {
    String lines = text.endsWith("\n") ? text : text + "\n";
    return written(
        file,
        () -> {
          replace(file, lines);
          return Utf8.encodedLength(lines);
        });
  }

  /** Adds text to a file; gives the file, or says what went wrong. */
  static Checked<Written> append(Path file, String text) {
    return written(file, () -> Forced.append(file, text));
  }

  private static Checked<Written> written(Path file, Writing writing) {
    try {
      checkWritable(file);
      return Checked.ok(Written.of(file, writing.write()));
    } catch (Refusal refusal) {
      return Checked.bad(refusal.problems());
    } catch (AccessDeniedException e) {
      return Checked.bad(file.toString(), "may not be written");
    } catch (IOException e) {
      return Checked.bad(file.toString(), "cannot be written: " + e.getMessage());
    }
  }

  /** Where a file will be that is not there yet: links are followed, also to what is missing. */
  private static Path behind(Path file) {
    Path end = file;
    try {
      for (int i = 0; i < MOST_LINKS && Files.isSymbolicLink(end); i++) {
        end = end.resolveSibling(Files.readSymbolicLink(end));
      }
      return end;
    } catch (IOException e) {
      return file; // writing it says why
    }
  }

  private static void replace(Path file, String text) throws IOException {
    if (!Files.exists(file)) {
      Forced.replace(behind(file).toAbsolutePath(), text);
    } else if (Files.isRegularFile(file)) {
      Forced.replace(file.toRealPath(), text);
    } else {
      Files.writeString(
          file, text, UTF_8); // a device, such as /dev/stdout, is written as it stands
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
