package org.lawspeaker.testkit.hygiene;

import com.google.common.collect.ImmutableSortedMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The texts below a folder. */
public final class SourceFiles {
  private SourceFiles() {}

  /** The files whose names end so, by path, sorted; none if there is no such folder. */
  public static ImmutableSortedMap<Path, String> below(Path root, String ending) {
    if (!Files.isDirectory(root)) {
      return ImmutableSortedMap.of();
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .collect(
              ImmutableSortedMap.toImmutableSortedMap(
                  Path::compareTo, file -> file, SourceFiles::read));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list " + root, e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }
}
