package org.lawspeaker.command.reference;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Ruling;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;

/**
 * All there is to say of a clause or a ruling.
 *
 * @param clause its id
 * @param kind what sort of statement it is; {@code ruling} for an answer of ours to what the
 *     rulebook leaves open
 * @param says the statement, or the answer
 * @param notModelled why no code serves it, for statements about components and handling
 * @param leftOpen of a ruling: the question behind it
 * @param cards on which cards it bears, by name
 * @param shownBy the tests and ruling files that show it
 */
public record ClausePage(
    Citation clause,
    String kind,
    String says,
    Optional<String> notModelled,
    Optional<OpenQuestion> leftOpen,
    @Default("[]") ImmutableList<String> cards,
    @Default("[]") ImmutableList<String> shownBy) {
  private static final String RULING = "ruling";

  /**
   * What the rulebook leaves open.
   *
   * @param question the question
   * @param candidates the answers that were weighed
   * @param why the reason for the one in force
   * @param option the setup option that switches to another answer
   */
  public record OpenQuestion(
      String question,
      @Default("[]") ImmutableList<String> candidates,
      String why,
      Optional<String> option) {}

  /** A clause or ruling in a list: what it says, and of a ruling the question. */
  public record Line(Citation clause, String kind, String says, Optional<String> question) {
    /** The line of a clause or ruling that the rulebook has. */
    public static Line of(Rulebook rulebook, Citation citation) {
      Optional<Ruling> ruling = Optional.ofNullable(rulebook.rulings().get(citation));
      Optional<Clause> clause = Optional.ofNullable(rulebook.clauses().get(citation));
      return new Line(
          citation,
          clause.map(Clause::kind).orElse(RULING),
          rulebook.textOf(citation).orElseThrow(),
          ruling.map(Ruling::question));
    }
  }

  /**
   * The page of a clause or ruling that the rulebook has.
   *
   * @param catalogue the cards of the game
   * @param coverage where its clauses are shown
   */
  public static ClausePage of(
      Rulebook rulebook, Citation citation, Optional<Catalogue> catalogue, Coverage coverage) {
    Line line = Line.of(rulebook, citation);
    return new ClausePage(
        citation,
        line.kind(),
        line.says(),
        Optional.ofNullable(rulebook.clauses().get(citation)).flatMap(Clause::notModelled),
        Optional.ofNullable(rulebook.rulings().get(citation)).map(ClausePage::open),
        catalogue.map(cards -> bearingOn(cards, citation)).orElse(ImmutableList.of()),
        coverage.of(citation).tests());
  }

  private static OpenQuestion open(Ruling ruling) {
    return new OpenQuestion(ruling.question(), ruling.candidates(), ruling.why(), ruling.option());
  }

  private static ImmutableList<String> bearingOn(Catalogue catalogue, Citation citation) {
    return catalogue.faces().stream()
        .filter(face -> face.citations().contains(citation))
        .map(Face::name)
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }
}
