package org.lawspeaker.docs;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block of a page of documentation.
 *
 * @param page the page
 * @param language as which the block is marked, such as {@code java}
 * @param source the file to which the last link above the block leads; the page if there is none
 * @param code what the block says
 */
record QuotedCode(Path page, String language, Path source, String code) {
  private static final Pattern PART =
      Pattern.compile(
          "\\[[^\\]]*\\.(?:java|yaml)\\]\\((?<file>[^)]*)\\)"
              + "|^ *```(?<language>\\w+)\n(?<code>.*?)^ *```$",
          Pattern.DOTALL | Pattern.MULTILINE);

  /** The blocks of a page, in order; those without a language are left out. */
  static ImmutableList<QuotedCode> of(Path page) throws IOException {
    ImmutableList.Builder<QuotedCode> blocks = ImmutableList.builder();
    Path source = page;
    Matcher matcher = PART.matcher(Files.readString(page));
    while (matcher.find()) {
      if (matcher.group("file") != null) {
        source = page.resolveSibling(matcher.group("file")).normalize();
      } else {
        blocks.add(new QuotedCode(page, matcher.group("language"), source, matcher.group("code")));
      }
    }
    return blocks.build();
  }

  /** The lines of the block without any indentation. */
  ImmutableList<String> lines() {
    return stripped(code);
  }

  /** Whether the source has these lines one after the other, at whatever indentation. */
  boolean isFoundInItsSource() throws IOException {
    return Collections.indexOfSubList(stripped(Files.readString(source)), lines()) >= 0;
  }

  private static ImmutableList<String> stripped(String text) {
    return text.lines().map(String::strip).collect(ImmutableList.toImmutableList());
  }
}
