package org.lawspeaker.testkit.hygiene;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Problem;

/** The house rules that can be seen in the text of a Java source. */
public final class SourceHygiene {
  private static final int MAX_LINES = 400;

  /** The one clock there is: how long a player may think. No rule and no game can see it. */
  private static final String BUDGET = "src/main/java/org/lawspeaker/engine/play/Budget.java";

  private static final String CLOCK_OF_BUDGET = "System.nanoTime";

  /** In code that is shipped; tests may measure and print. */
  private static final ImmutableMap<Pattern, String> BANNED_IN_MAIN =
      ImmutableMap.of(
          Pattern.compile(
              "\\bSystem\\s*\\.\\s*(currentTimeMillis|nanoTime)\\b"
                  + "|\\b(Instant|LocalDate|LocalTime|LocalDateTime|ZonedDateTime)\\.now\\b"
                  + "|\\bClock\\.system\\w*"),
          "a clock: the same moves must give the same game",
          Pattern.compile(
              "\\bnew (Random|SplittableRandom|SecureRandom)\\(\\s*\\)|\\bMath\\.random\\b"
                  + "|\\bThreadLocalRandom\\b|\\bUUID\\.randomUUID\\b"
                  + "|\\bRandomGenerator\\.getDefault\\b"),
          "unseeded randomness: take a RandomGenerator from the caller",
          Pattern.compile("\\bprintStackTrace\\b"),
          "errors are data, or thrown",
          Pattern.compile("\\bCollectors\\.to(List|Set|Map)\\b"),
          "a mutable collection: collect into a Guava immutable");

  private static final ImmutableMap<Pattern, String> BANNED =
      ImmutableMap.of(
          Pattern.compile("\\bThread\\.sleep\\b"),
          "nothing here waits",
          Pattern.compile("@Disabled\\b"),
          "a test that does not run",
          Pattern.compile("\\bcatch\\s*\\([^)]*\\)\\s*\\{\\s*\\}"),
          "an empty catch",
          Pattern.compile(
              "\\b(class|record|interface|enum)\\s+\\w*(Manager|Helper|Utils?|Impl|Base)\\b"),
          "a name that does not say what it is");

  private static final ImmutableMap<Pattern, String> BANNED_IN_COMMENTS =
      ImmutableMap.of(Pattern.compile("\\b(TODO|FIXME|XXX)\\b"), "unfinished work");

  private final Path root;
  private final ImmutableList.Builder<Problem> problems = ImmutableList.builder();

  private SourceHygiene(Path root) {
    this.root = root;
  }

  /** Every breach in {@code src/main/java} and {@code src/test/java} of this module. */
  public static ImmutableList<Problem> check(Path moduleRoot) {
    SourceHygiene hygiene = new SourceHygiene(moduleRoot);
    SourceFiles.below(moduleRoot.resolve("src/main/java"), ".java")
        .forEach((file, text) -> hygiene.check(file, text, true));
    SourceFiles.below(moduleRoot.resolve("src/test/java"), ".java")
        .forEach((file, text) -> hygiene.check(file, text, false));
    return hygiene.problems.build();
  }

  private void check(Path file, String text, boolean isMain) {
    long lines = text.lines().count();
    if (lines > MAX_LINES) {
      problem(file, MAX_LINES + 1, lines + " lines; " + MAX_LINES + " are allowed");
    }
    JavaText parts = JavaText.of(text);
    if (isMain) {
      find(BANNED_IN_MAIN, file, parts.code());
    }
    find(BANNED, file, parts.code());
    find(BANNED_IN_COMMENTS, file, parts.comments());
  }

  private void find(ImmutableMap<Pattern, String> banned, Path file, String text) {
    banned.forEach(
        (pattern, reason) -> {
          Matcher matcher = pattern.matcher(text);
          while (matcher.find()) {
            String found = matcher.group().replaceAll("\\s+", " ");
            if (!(found.equals(CLOCK_OF_BUDGET) && nameOf(file).equals(BUDGET))) {
              problem(file, JavaText.lineOf(text, matcher.start()), found + ": " + reason);
            }
          }
        });
  }

  private void problem(Path file, int line, String message) {
    problems.add(new Problem(nameOf(file) + ":" + line, message));
  }

  private String nameOf(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }
}
