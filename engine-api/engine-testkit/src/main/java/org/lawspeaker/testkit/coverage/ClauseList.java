package org.lawspeaker.testkit.coverage;

import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A class {@code Clauses} that lists the citations of its package as constants. A clause has its
 * code where the constant is used; that it is listed shows nothing.
 *
 * @param ids the listed ids, by the name of the constant
 */
record ClauseList(ImmutableMap<String, String> ids) {
  private static final String FILE = "Clauses.java";
  private static final Pattern LISTED =
      Pattern.compile("\\bCitation (\\w+) = Citation\\.of\\(\"([^\"]*)\"\\)");
  private static final Pattern USED = Pattern.compile("\\bClauses\\.(\\w+)");

  /** Whether this source is such a list. */
  static boolean is(Path file) {
    return file.endsWith(FILE);
  }

  /** The list beside a source, empty if there is none. */
  static ClauseList beside(Path file, Map<Path, String> sources) {
    ImmutableMap.Builder<String, String> ids = ImmutableMap.builder();
    Matcher listed = LISTED.matcher(sources.getOrDefault(file.resolveSibling(FILE), ""));
    while (listed.find()) {
      ids.put(listed.group(1), listed.group(2));
    }
    return new ClauseList(ids.buildKeepingLast());
  }

  /** The source with the ids in place of the constants. */
  String spelledOut(String source) {
    return USED.matcher(source)
        .replaceAll(use -> Matcher.quoteReplacement(ids.getOrDefault(use.group(1), use.group())));
  }
}
