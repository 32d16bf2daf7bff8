package org.lawspeaker.command.disk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Text that is on the disk, in UTF-8, when it has been written; or nothing of it is. */
public final class Forced {
  private static final ImmutableSet<StandardOpenOption> WHOLE =
      ImmutableSet.of(
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);

  private Forced() {}

  /**
   * Writes a file anew: a file beside it takes its name, so that what was there before is lost
   * neither to a full disk nor to an interrupt.
   */
  public static void replace(Path file, String text) throws IOException {
    Path fresh = file.resolveSibling("." + file.getFileName() + ".new");
    try {
      try (FileChannel channel = FileChannel.open(fresh, WHOLE)) {
        write(channel, text);
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  /** Adds to a file that there is; gives its length in bytes. */
  public static long append(Path file, String text) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      long end = channel.size();
      channel.position(end);
      try {
        write(channel, text);
      } catch (IOException e) {
        channel.truncate(end);
        throw e;
      }
      return channel.size();
    }
  }

  private static void write(FileChannel channel, String text) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(text.getBytes(UTF_8));
    while (left.hasRemaining()) {
      channel.write(left);
    }
    channel.force(true);
  }
}
