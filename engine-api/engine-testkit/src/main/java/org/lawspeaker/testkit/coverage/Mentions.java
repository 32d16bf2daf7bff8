package org.lawspeaker.testkit.coverage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSetMultimap;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.testkit.hygiene.JavaText;

/**
 * Which files name which ids of one rulebook.
 *
 * @param files by id; a source or ruling file as its folder and name, a test by class and method
 * @param places the file and line of every mention, by id
 */
record Mentions(
    ImmutableSetMultimap<Citation, String> files, ImmutableSetMultimap<Citation, String> places) {
  private static final Pattern SHOWS = Pattern.compile("@Shows\\s*\\(([^)]*)\\)");
  private static final Pattern SHOWN_BY = Pattern.compile("\\b(?:void|class)\\s+(\\w+)");

  /** Gathers mentions file by file. */
  static final class Collector {
    private final Pattern id;
    private final ImmutableSetMultimap.Builder<Citation, String> files =
        ImmutableSetMultimap.builder();
    private final ImmutableSetMultimap.Builder<Citation, String> places =
        ImmutableSetMultimap.builder();

    Collector(String prefix) {
      this.id = Pattern.compile("\\b" + Pattern.quote(prefix) + "-[A-Z0-9_]+-[0-9]+\\b");
    }

    /** Every id, in literals and in comments: a comment says which clause the code below serves. */
    void addCode(Path file, String source) {
      Matcher matcher = id.matcher(source);
      while (matcher.find()) {
        Citation citation = Citation.of(matcher.group());
        String place = shortName(file) + ":" + JavaText.lineOf(source, matcher.start());
        places.put(citation, place);
        if (!ClauseList.is(file)) {
          files.put(citation, shortName(file));
        }
      }
    }

    /** The ids in {@link Shows} annotations. */
    void addTest(Path file, String source) {
      String text = JavaText.of(source).withoutComments();
      Matcher shows = SHOWS.matcher(text);
      while (shows.find()) {
        addIds(file, text, shows.start(1), shows.end(1), testName(file, text, shows.end()));
      }
    }

    private void addIds(Path file, String text, int from, int to, String by) {
      Matcher matcher = id.matcher(text).region(from, to);
      while (matcher.find()) {
        int line = JavaText.lineOf(text, matcher.start());
        add(Citation.of(matcher.group()), by, shortName(file) + ":" + line);
      }
    }

    void add(Citation id, String by, String place) {
      files.put(id, by);
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

  /** The test that an annotation ending here stands on: its class, and its method if it is one. */
  private static String testName(Path file, String text, int from) {
    String owner = file.getFileName().toString().replace(".java", "");
    Matcher shownBy = SHOWN_BY.matcher(text);
    boolean method = shownBy.find(from) && shownBy.group().startsWith("void");
    return method ? owner + "#" + shownBy.group(1) : owner;
  }

  boolean has(Citation id) {
    return files.containsKey(id);
  }

  ImmutableList<String> filesOf(Citation id) {
    return ImmutableList.sortedCopyOf(files.get(id));
  }
}
