package org.lawspeaker.engine.rulebook;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.hygiene.JavaText;

/**
 * Which files name which ids of one rulebook.
 *
 * @param files by id; a file as its folder and name
 * @param places the file and line of every mention, by id
 */
record Mentions(
    ImmutableSetMultimap<Citation, String> files, ImmutableSetMultimap<Citation, String> places) {
  private static final Pattern SHOWS = Pattern.compile("@Shows\\s*\\(([^)]*)\\)");

  /** Gathers mentions file by file. */
  static final class Collector {
    private final Pattern literal;
    private final ImmutableSetMultimap.Builder<Citation, String> files =
        ImmutableSetMultimap.builder();
    private final ImmutableSetMultimap.Builder<Citation, String> places =
        ImmutableSetMultimap.builder();

    Collector(String prefix) {
      this.literal = Pattern.compile("\"(" + Pattern.quote(prefix) + "-[A-Z0-9_]+-[0-9]+)\"");
    }

    /** Every string literal that is an id. */
    void addCode(Path file, String source) {
      String text = JavaText.of(source).withoutComments();
      addLiterals(file, text, 0, text.length());
    }

    /** The ids in {@link Shows} annotations. */
    void addTest(Path file, String source) {
      String text = JavaText.of(source).withoutComments();
      Matcher shows = SHOWS.matcher(text);
      while (shows.find()) {
        addLiterals(file, text, shows.start(1), shows.end(1));
      }
    }

    private void addLiterals(Path file, String text, int from, int to) {
      Matcher matcher = literal.matcher(text).region(from, to);
      while (matcher.find()) {
        int line = JavaText.lineOf(text, matcher.start());
        add(file, Citation.of(matcher.group(1)), shortName(file) + ":" + line);
      }
    }

    void add(Path file, Citation id, String place) {
      files.put(id, shortName(file));
      places.put(id, place);
    }

    Mentions build() {
      return new Mentions(files.build(), places.build());
    }
  }

  /** A file by its folder and name, which tells chapters apart and stays short in a table. */
  static String shortName(Path file) {
    int names = file.getNameCount();
    return file.subpath(Math.max(0, names - 2), names).toString().replace('\\', '/');
  }

  boolean has(Citation id) {
    return files.containsKey(id);
  }

  ImmutableList<String> filesOf(Citation id) {
    return ImmutableList.sortedCopyOf(files.get(id));
  }
}
