package org.lawspeaker.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A section of a page that shows how the library is used.
 *
 * @param title its heading
 * @param blocks its blocks, in order
 */
record PageSection(String title, ImmutableList<Block> blocks) {
  private static final Pattern BLOCK =
      Pattern.compile(
          "^(?<above>[^\\n]*)\\n(?:\\n)?```(?<language>\\w+)\\n(?<code>.*?)^```$",
          Pattern.DOTALL | Pattern.MULTILINE);

  private static final Pattern SOURCE = Pattern.compile("]\\((?<path>[^)]+\\.java)\\)$");

  private static final Pattern FILE = Pattern.compile("`(?<name>[\\w-]+\\.yaml)`:$");

  /**
   * A block of code.
   *
   * @param above the line above it
   * @param language as which it is marked
   * @param code what it says
   */
  record Block(String above, String language, String code) {
    boolean is(String other) {
      return language.equals(other);
    }

    /** The source that the line above links to: the block is quoted from it, not to be typed. */
    Optional<String> source() {
      Matcher matcher = SOURCE.matcher(above);
      return matcher.find() ? Optional.of(matcher.group("path")) : Optional.empty();
    }

    /** The file that the reader is told to write it to. */
    Optional<String> file() {
      Matcher matcher = FILE.matcher(above);
      return matcher.find() ? Optional.of(matcher.group("name")) : Optional.empty();
    }
  }

  /** The sections of a page, without what comes before the first one. */
  static ImmutableList<PageSection> of(Path page) throws IOException {
    ImmutableList.Builder<PageSection> sections = ImmutableList.builder();
    String[] parts = Files.readString(page).split("(?m)^## ", -1);
    for (int i = 1; i < parts.length; i++) {
      ImmutableList.Builder<Block> blocks = ImmutableList.builder();
      Matcher matcher = BLOCK.matcher(parts[i]);
      while (matcher.find()) {
        blocks.add(
            new Block(matcher.group("above"), matcher.group("language"), matcher.group("code")));
      }
      sections.add(new PageSection(parts[i].lines().findFirst().orElse(""), blocks.build()));
    }
    return sections.build();
  }

  /** What the page says that a Java block prints: the block of text after it. */
  String printedBy(int block) {
    int next = block + 1;
    return next < blocks.size() && blocks.get(next).is("text") ? blocks.get(next).code() : "";
  }
}
