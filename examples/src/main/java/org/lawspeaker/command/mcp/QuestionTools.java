package org.lawspeaker.command.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.command.reference.Advice;
import org.lawspeaker.command.reference.Inquiry;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.ruling.Receipt;

/**
 * Questions about positions.
 *
 * @param library the games
 */
record QuestionTools(Library library) {
  private static final String QUESTION = "question";
  private static final String RECEIPT = "receipt";

  /** A position. */
  record Position(
      @Doc("A question in YAML: game, asks, setup, given. when and then may be left out.")
          String question,
      @Doc("The text of a card pack, in YAML, to play with instead of the game's own cards.")
          Optional<String> pack) {}

  /** Moves of a position. */
  record Moves(
      @Doc("A question in YAML: game, asks, setup, given. when and then may be left out.")
          String question,
      @Doc("Words that all stand in the move or in what it does; empty for all moves.")
          @Default("''")
          String words,
      @Doc("No more than so many of them.") @Range(min = 1, max = 500) @Default("100") int most,
      @Doc("The text of a card pack, in YAML, to play with instead of the game's own cards.")
          Optional<String> pack) {}

  /** A question. */
  record Question(
      @Doc(
              "A question in YAML: game, asks, setup, given, when and then; or several with shared"
                  + " game and setup under cases. The last move of when is judged; then is what you"
                  + " expect. Without both, the answer is what may be done.")
          String question,
      @Doc("The text of a card pack, in YAML, to play with instead of the game's own cards.")
          Optional<String> pack) {}

  /** A receipt. */
  record Proof(
      @Doc("The receipt that ask_ruling gave, as an object.") JsonNode receipt,
      @Doc("The text of the card pack that was played with, if it was not the game's own.")
          Optional<String> pack) {}

  /** What is answered, a question each. */
  record Answers(ImmutableList<Advice> answers) {}

  /**
   * Whether a receipt still holds.
   *
   * @param asks its question
   * @param answer its answer, in a line
   * @param changes what is no longer so
   */
  record Checkup(boolean holds, String asks, String answer, ImmutableList<String> changes) {}

  ImmutableList<Tool<?>> all() {
    return ImmutableList.of(
        new Tool<>(
            "set_up_position",
            "Position",
            "Sets up a position and says what is asked in it, of whom, and by which clauses; or"
                + " tells every mistake in it, with its line and column. The whole position comes"
                + " back, in the form in which zones of it can be laid anew.",
            Position.class,
            asked ->
                Inquiry.read(library, QUESTION, asked.question(), asked.pack())
                    .then(Inquiry::position)),
        new Tool<>(
            "legal_moves",
            "Legal moves",
            "Lists the legal moves of a position with what they do and what they cost; where"
                + " chance decides, its outcomes with their exact odds.",
            Moves.class,
            this::moves),
        new Tool<>(
            "ask_ruling",
            "Ruling",
            "Answers rules questions: whether the last move is legal, by which clauses, what comes"
                + " of it, and whether your expectation holds; of a question without a move, what"
                + " may be done. Each answer has a receipt that anybody can have computed again.",
            Question.class,
            asked ->
                Inquiry.read(library, QUESTION, asked.question(), asked.pack())
                    .then(Inquiry::answers)
                    .map(Answers::new)),
        new Tool<>(
            "check_receipt",
            "Receipt",
            "Answers the question of a receipt again, and says whether the answer still holds, and"
                + " if not, what has changed.",
            Proof.class,
            this::check));
  }

  private Checked<?> moves(Moves asked) {
    return RuleTools.bounded(asked.words())
        .then(
            words ->
                Inquiry.read(library, QUESTION, asked.question(), asked.pack())
                    .then(inquiry -> inquiry.moves(words, asked.most())));
  }

  private Checked<Checkup> check(Proof proof) {
    return Receipt.read(RECEIPT, proof.receipt().toString())
        .then(
            receipt ->
                receipt
                    .file(RECEIPT + " /question")
                    .then(file -> Inquiry.of(library, file, proof.pack()))
                    .map(inquiry -> check(receipt, inquiry)));
  }

  private static Checkup check(Receipt receipt, Inquiry inquiry) {
    ImmutableList<String> changes =
        receipt.changes(inquiry.game()).stream()
            .map(Problem::toString)
            .collect(ImmutableList.toImmutableList());
    return new Checkup(
        changes.isEmpty(), inquiry.file().cases().get(0).asks(), receipt.answer().says(), changes);
  }
}
