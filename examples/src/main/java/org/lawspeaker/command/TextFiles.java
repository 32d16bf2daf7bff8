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
      replace(file, (text.endsWith("\n") ? text : text + "\n").getBytes(UTF_8));
      return Checked.ok(file);
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
        ByteBuffer left = ByteBuffer.wrap(bytes);
        while (left.hasRemaining()) {
          channel.write(left);
        }
        channel.force(true);
      }
      Files.move(fresh, real, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
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
