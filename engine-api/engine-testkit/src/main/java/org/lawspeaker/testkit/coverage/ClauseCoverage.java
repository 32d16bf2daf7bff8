package org.lawspeaker.testkit.coverage;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.lawspeaker.engine.BadInputException;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.testkit.hygiene.SourceFiles;

/**
 * Which code serves each clause of a rulebook and which tests show it, found by reading the
 * sources: ids in string literals and comments of the main code; ids in {@link Shows} annotations
 * of the tests, and in {@code clauses} or {@code shows} of ruling files.
 */
public final class ClauseCoverage {
  private final Rulebook rulebook;
  private final Mentions code;
  private final Mentions tests;

  private ClauseCoverage(Rulebook rulebook, Mentions code, Mentions tests) {
    this.rulebook = rulebook;
    this.code = code;
    this.tests = tests;
  }

  /**
   * Reads all {@code .java} files below the source roots and all {@code .yaml} files below the
   * ruling roots. A root that does not exist holds nothing.
   *
   * @throws BadInputException if a ruling file cannot be read
   */
  public static ClauseCoverage of(
      Rulebook rulebook, List<Path> mainRoots, List<Path> testRoots, List<Path> rulingRoots) {
    Mentions.Collector code = new Mentions.Collector(rulebook.prefix());
    Mentions.Collector tests = new Mentions.Collector(rulebook.prefix());
    for (Path root : mainRoots) {
      Map<Path, String> sources = SourceFiles.below(root, ".java");
      sources.forEach(
          (file, text) -> code.addCode(file, ClauseList.beside(file, sources).spelledOut(text)));
    }
    testRoots.forEach(root -> SourceFiles.below(root, ".java").forEach(tests::addTest));
    for (Path root : rulingRoots) {
      SourceFiles.below(root, ".yaml")
          .forEach(
              (file, text) ->
                  RulingMentions.find(
                      rulebook.prefix(),
                      file,
                      text,
                      (id, place) -> tests.add(id, Mentions.shortName(file), place)));
    }
    return new ClauseCoverage(rulebook, code.build(), tests.build());
  }

  /** Every mention of an id that the rulebook does not have, with file and line. */
  public ImmutableList<Problem> unknownIds() {
    return Stream.of(code, tests)
        .flatMap(mentions -> mentions.places().entries().stream())
        .filter(mention -> !rulebook.has(mention.getKey()))
        .map(
            mention ->
                new Problem(mention.getValue(), mention.getKey() + " is not in the rulebook"))
        .collect(ImmutableList.toImmutableList());
  }

  /** The clauses that are to be modelled and that no code cites, in the rulebook's order. */
  public ImmutableList<Citation> withoutCode() {
    return modelledWithout(code);
  }

  /** The clauses that are to be modelled and that no test shows, in the rulebook's order. */
  public ImmutableList<Citation> withoutTest() {
    return modelledWithout(tests);
  }

  private ImmutableList<Citation> modelledWithout(Mentions mentions) {
    return rulebook.clauses().values().stream()
        .filter(clause -> clause.notModelled().isEmpty())
        .map(Clause::citation)
        .filter(id -> !mentions.has(id))
        .collect(ImmutableList.toImmutableList());
  }

  /** The page that shows each clause with its code and its tests. */
  public String markdown(String title) {
    return new CoveragePage(this, rulebook, code, tests).markdown(title);
  }

  /**
   * The same as YAML, for the {@code rules} command: ids with their files of {@code code} and of
   * {@code tests}.
   */
  public String yaml() {
    StringBuilder yaml = new StringBuilder();
    Stream.concat(rulebook.clauses().keySet().stream(), rulebook.rulings().keySet().stream())
        .forEach(
            id ->
                yaml.append(id)
                    .append(": {code: ")
                    .append(code.filesOf(id))
                    .append(", tests: ")
                    .append(tests.filesOf(id))
                    .append("}\n"));
    return yaml.toString();
  }
}
