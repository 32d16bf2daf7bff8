package org.lawspeaker.command;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.lawspeaker.engine.Problem;

/**
 * The jars and folders that somebody adds to the command.
 *
 * @param entries the jars and folders of classes
 * @param problems what is wrong with those that cannot be used
 */
record ExtraPath(ImmutableList<Path> entries, ImmutableList<Problem> problems) {
  private static final String JAR = ".jar";

  /** The entries of a text such as {@code mybot.jar:games/}, separated as on a class path. */
  static ExtraPath of(String text) {
    List<Path> entries = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (String part : Splitter.on(File.pathSeparatorChar).omitEmptyStrings().split(text)) {
      try {
        add(Path.of(part), entries, problems);
      } catch (InvalidPathException e) {
        problems.add(new Problem(Problem.shown(part), "is no path: " + e.getReason()));
      }
    }
    return new ExtraPath(ImmutableList.copyOf(entries), ImmutableList.copyOf(problems));
  }

  private static void add(Path path, List<Path> entries, List<Problem> problems) {
    if (!Files.exists(path)) {
      problems.add(new Problem(path.toString(), "there is no such file or folder"));
    } else if (Files.isDirectory(path)) {
      ImmutableList<Path> jars = jarsIn(path);
      if (jars.isEmpty()) {
        entries.add(path);
      }
      jars.forEach(jar -> addJar(jar, entries, problems));
    } else {
      addJar(path, entries, problems);
    }
  }

  private static ImmutableList<Path> jarsIn(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(JAR))
          .sorted()
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new Refusal(folder.toString(), "cannot be read: " + e.getMessage());
    }
  }

  private static void addJar(Path jar, List<Path> entries, List<Problem> problems) {
    try (ZipFile file = new ZipFile(jar.toFile())) {
      if (file.size() > 0) {
        entries.add(jar);
      }
    } catch (IOException e) {
      problems.add(new Problem(jar.toString(), "is no jar: " + e.getMessage()));
    }
  }

  /**
   * What finds classes there, and before that where the command's own are found.
   *
   * @param own what finds those
   */
  ClassLoader loader(ClassLoader own) {
    return entries.isEmpty()
        ? own
        : new URLClassLoader(entries.stream().map(ExtraPath::url).toArray(URL[]::new), own);
  }

  static URL url(Path entry) {
    try {
      return entry.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException("a file without a URL: " + entry, e);
    }
  }
}
