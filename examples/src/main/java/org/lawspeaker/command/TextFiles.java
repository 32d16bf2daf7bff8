package org.lawspeaker.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.TextFile;

/** Text files that a person names. */
final class TextFiles {
  private static final ImmutableSet<StandardOpenOption> WHOLE =
      ImmutableSet.of(
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);

  private static final ImmutableSet<StandardOpenOption> MORE =
      ImmutableSet.of(StandardOpenOption.WRITE, StandardOpenOption.APPEND);

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

  /** Writes what is to be written; gives how long the file is then. */
  private interface Writing {
    long write() throws IOException;
  }

  /** Writes the text, whole or not at all; gives its length in bytes, or says what went wrong. */
  static Checked<Long> write(Path file, String text) {
    byte[] bytes = (text.endsWith("\n") ? text : text + "\n").getBytes(UTF_8);
    return written(
        file,
        () -> {
          replace(file, bytes);
          return bytes.length;
        });
  }

  /** Adds text to a file; gives the length that it has then, or says what went wrong. */
  static Checked<Long> append(Path file, String text) {
    return written(
        file,
        () -> {
          try (FileChannel channel = FileChannel.open(file, MORE)) {
            force(channel, text.getBytes(UTF_8));
            return channel.size();
          }
        });
  }

  /** Whether it is a file of so many bytes, not a folder or a device. */
  static boolean isOfLength(Path file, long bytes) {
    try {
      return Files.isRegularFile(file) && Files.size(file) == bytes;
    } catch (IOException e) {
      return false; // writing it says why
    }
  }

  private static Checked<Long> written(Path file, Writing writing) {
    try {
      checkWritable(file);
      return Checked.ok(writing.write());
    } catch (Refusal refusal) {
      return Checked.bad(refusal.problems());
    } catch (AccessDeniedException e) {
      return Checked.bad(file.toString(), "may not be written");
    } catch (IOException e) {
      return Checked.bad(file.toString(), "cannot be written: " + e.getMessage());
    }
  }

  /**
   * Whole or not at all: a new file beside it is forced to the disk and takes its name, so that
   * what was there before is lost neither to a full disk nor to an interrupt.
   */
  private static void replace(Path file, byte[] bytes) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      Files.write(file, bytes); // a device, such as /dev/stdout, is written as it stands
      return;
    }
    Path real = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path fresh = real.resolveSibling("." + real.getFileName() + ".new");
    try {
      try (FileChannel channel = FileChannel.open(fresh, WHOLE)) {
        force(channel, bytes);
      }
      Files.move(fresh, real, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static void force(FileChannel channel, byte[] bytes) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(bytes);
    while (left.hasRemaining()) {
      channel.write(left);
    }
    channel.force(true);
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
