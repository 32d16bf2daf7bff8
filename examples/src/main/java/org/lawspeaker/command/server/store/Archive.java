package org.lawspeaker.command.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lawspeaker.command.disk.Forced;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;

/**
 * Matches in a folder, a file each: a line says how it was begun, then comes a line for each move.
 * Lines are only added, and forced to the disk before anybody is told. Of a last line that was not
 * written to its end nothing is left. Safe to share between threads, as long as one match is
 * written by one thread at a time.
 */
public final class Archive implements AutoCloseable {
  private static final String SUFFIX = ".match";
  private static final Splitter LINES = Splitter.on('\n');
  private static final ImmutableSet<OpenOption> NEW =
      ImmutableSet.of(
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);

  private final Path folder;
  private final FileChannel lock;

  private Archive(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /** The matches of this folder, which is made if it is missing; no other server may use it. */
  public static Checked<Archive> in(Path folder) {
    try {
      Files.createDirectories(folder);
      FileChannel channel = FileChannel.open(folder.resolve("lock"), NEW);
      if (tryLock(channel).isEmpty()) {
        channel.close();
        return Checked.bad(folder.toString(), "another server uses this folder");
      }
      return Checked.ok(new Archive(folder, channel));
    } catch (IOException e) {
      return Checked.bad(folder.toString(), "cannot be used: " + e);
    }
  }

  private static Optional<FileLock> tryLock(FileChannel channel) throws IOException {
    try {
      return Optional.ofNullable(channel.tryLock());
    } catch (OverlappingFileLockException held) {
      return Optional.empty(); // by this very process
    }
  }

  /** How many matches there are. */
  public int size() {
    try (Stream<Path> files = Files.list(folder)) {
      return (int) files.filter(file -> file.toString().endsWith(SUFFIX)).count();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot be listed: " + folder, e);
    }
  }

  /** Begins a record: it is there whole, or not at all. */
  public void begin(Opening opening, List<Entry> entries) throws IOException {
    Forced.replace(file(opening.match()), Records.STANDARD.write(opening) + "\n" + lines(entries));
  }

  /** Adds to the record of a match: all of it is on the disk when this returns. */
  public void add(String match, List<Entry> entries) throws IOException {
    if (!entries.isEmpty()) {
      Forced.append(file(match), lines(entries));
    }
  }

  private static String lines(List<Entry> entries) {
    StringBuilder lines = new StringBuilder();
    for (Entry entry : entries) {
      lines.append(Records.STANDARD.write(entry, Entry.class)).append('\n');
    }
    return lines.toString();
  }

  /** The match of this id, or why it cannot be read; empty if there is none. */
  public Optional<Checked<Saved>> read(String match) {
    Path file = file(match);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      byte[] bytes = Files.readAllBytes(file);
      int whole = wholeLines(bytes);
      Checked<Saved> saved = parse(file.toString(), new String(bytes, 0, whole, UTF_8));
      if (saved.isOk() && whole < bytes.length) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
          channel.truncate(whole);
        }
      }
      return Optional.of(saved);
    } catch (IOException e) {
      return Optional.of(Checked.bad(file.toString(), "cannot be read: " + e));
    }
  }

  /** How many bytes the lines have that were written to their ends. */
  private static int wholeLines(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  private static Checked<Saved> parse(String name, String text) {
    List<String> lines = LINES.splitToList(text);
    Checked<Opening> opening =
        Document.json(name + ":1", lines.get(0))
            .then(document -> Records.STANDARD.read(document, Opening.class));
    ImmutableList.Builder<Entry> entries = ImmutableList.builder();
    ImmutableList.Builder<Problem> problems = ImmutableList.builder();
    problems.addAll(opening.problems());
    for (int i = 1; i < lines.size() - 1; i++) {
      Checked<Entry> entry =
          Document.json(name + ":" + (i + 1), lines.get(i))
              .then(document -> Records.STANDARD.read(document, Entry.class));
      entry.value().ifPresent(entries::add);
      problems.addAll(entry.problems());
    }
    ImmutableList<Problem> found = problems.build();
    return found.isEmpty()
        ? opening.map(begun -> new Saved(begun, entries.build()))
        : Checked.bad(found);
  }

  private Path file(String match) {
    return folder.resolve(match + SUFFIX);
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
