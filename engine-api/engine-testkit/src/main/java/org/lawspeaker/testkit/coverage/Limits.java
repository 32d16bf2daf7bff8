package org.lawspeaker.testkit.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.testkit.rulings.RulingFiles;

/**
 * Which clauses forbid something, and which of them a refused move cites. A move is refused by a
 * clause in a ruling file that says {@code illegal: [ABC-PLAY-02]}, in a table of refusals, and in
 * a test that calls {@code refuses} with the clause.
 *
 * @param clauses the limits of a rulebook that are modelled
 * @param cited the clauses that a refused move cites, limits and others
 */
public record Limits(ImmutableSortedSet<String> clauses, ImmutableSortedSet<String> cited) {
  private static final String KIND = "limit";

  /** A call of a method that says in a test what a position refuses; no test of such a name. */
  private static final Pattern REFUSES = Pattern.compile("(?<!\\bvoid )\\brefuses\\w*(?=\\()");

  /**
   * Reads the rulebook, and what is refused where.
   *
   * @param rulings folders with ruling files; those that are not there hold none
   * @param tables tables of refusals, each a text file, or a folder of them
   * @param tests folders with the sources of tests
   */
  public static Limits of(
      Rulebook rulebook,
      ImmutableList<Path> rulings,
      ImmutableList<Path> tables,
      ImmutableList<Path> tests) {
    ImmutableSortedSet<String> clauses =
        rulebook.clauses().values().stream()
            .filter(clause -> clause.kind().equals(KIND) && clause.notModelled().isEmpty())
            .map(clause -> clause.citation().id())
            .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
    Pattern id = Pattern.compile("\\b" + Pattern.quote(rulebook.prefix()) + "-[A-Z_]+-[0-9]+");
    TreeSet<String> cited = new TreeSet<>();
    each(rulings, ".yaml", text -> illegal(Document.yaml("rulings", text).orThrow().root(), cited));
    each(tables, ".txt", text -> find(id, text, cited));
    each(
        tests,
        ".java",
        text ->
            REFUSES
                .matcher(text)
                .results()
                .forEach(call -> find(id, arguments(text.substring(call.end())), cited)));
    return new Limits(clauses, ImmutableSortedSet.copyOf(cited));
  }

  /** The limits that no refused move cites. */
  public ImmutableSortedSet<String> unbroken() {
    return ImmutableSortedSet.copyOf(
        clauses.stream().filter(clause -> !cited.contains(clause)).iterator());
  }

  private static void find(Pattern id, String text, TreeSet<String> cited) {
    Matcher matcher = id.matcher(text);
    matcher.results().map(MatchResult::group).forEach(cited::add);
  }

  /** What stands between the first bracket of this text and the one that closes it. */
  private static String arguments(String call) {
    boolean quoted = false;
    int open = 0;
    for (int i = 0; i < call.length(); i++) {
      char sign = call.charAt(i);
      if (sign == '"' && (i == 0 || call.charAt(i - 1) != '\\')) {
        quoted = !quoted;
      } else if (!quoted && sign == '(') {
        open++;
      } else if (!quoted && sign == ')') {
        open--;
        if (open == 0) {
          return call.substring(0, i);
        }
      }
    }
    return call;
  }

  private static void illegal(JsonNode node, TreeSet<String> cited) {
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      if (member.getKey().equals("illegal")) {
        member.getValue().forEach(clause -> cited.add(clause.asText()));
      }
    }
    node.forEach(child -> illegal(child, cited));
  }

  private static void each(ImmutableList<Path> places, String ending, Consumer<String> read) {
    for (Path place : places) {
      if (!Files.exists(place)) {
        continue;
      }
      try (Stream<Path> files = Files.walk(place)) {
        files
            .filter(file -> Files.isRegularFile(file) && file.toString().endsWith(ending))
            .map(RulingFiles::text)
            .forEach(read);
      } catch (IOException e) {
        throw new UncheckedIOException("cannot list " + place, e);
      }
    }
  }
}
