package org.lawspeaker.engine.rulebook;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Clause;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.Ruling;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;

/**
 * A rulebook as it is written down.
 *
 * @param prefix what every id starts with
 */
@Doc("The clauses and rulings of a game, in our words.")
public record RulebookFile(
    @Doc("What every id starts with.") String prefix,
    ImmutableList<ClauseEntry> clauses,
    @Default("[]") ImmutableList<RulingEntry> rulings) {

  /** A {@link Clause} in a file. */
  @Doc("One statement of the rulebook.")
  public record ClauseEntry(
      Citation id,
      String says,
      @Doc("setup, move, cost, limit, timing, end and so on") String kind,
      @Doc("Why no code serves it.") Optional<String> notModelled) {
    Clause clause() {
      return new Clause(id, says, kind, notModelled);
    }
  }

  /** A {@link Ruling} in a file. */
  @Doc("An answer to a question that the rulebook leaves open.")
  public record RulingEntry(
      Citation id,
      String question,
      @Default("[]") @Doc("The answers that were weighed.") ImmutableList<String> candidates,
      String ruling,
      String why,
      @Doc("The setup option that switches to another answer.") Optional<String> option) {
    Ruling toRuling() {
      return new Ruling(id, question, candidates, ruling, why, option);
    }
  }

  /** The rulebook, or everything that is wrong with the file. */
  public static Checked<Rulebook> read(Document document) {
    return Records.STANDARD
        .read(document, RulebookFile.class)
        .then(file -> RulebookCheck.check(document, file))
        .map(RulebookFile::rulebook);
  }

  /**
   * The rulebook that a game ships.
   *
   * @throws org.lawspeaker.engine.BadInputException listing every problem of the file
   */
  public static Rulebook resource(Class<?> beside, String path) {
    PackText file = PackText.resource(beside, path);
    return Document.yaml(file.name(), file.text()).then(RulebookFile::read).orThrow();
  }

  private Rulebook rulebook() {
    return Rulebook.of(
        prefix,
        clauses.stream().map(ClauseEntry::clause).collect(ImmutableList.toImmutableList()),
        rulings.stream().map(RulingEntry::toRuling).collect(ImmutableList.toImmutableList()));
  }
}
