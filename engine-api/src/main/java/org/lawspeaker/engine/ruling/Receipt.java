package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Collectors;
import org.immutables.value.Value;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Records;

/**
 * An answer that can be shown to others: what was asked, of which rules, and what came of it. It
 * can be computed again, and then says whether it still holds.
 *
 * <pre>{@code
 * ConnectFour game = new ConnectFourProvider().game();
 * String yaml =
 *     """
 *     game: connect-four
 *     asks: May seat 1 begin?
 *     when: ["seat 1: drop 1"]
 *     then: {illegal: [C4-TURN-01]}
 *     """;
 * RulingFile file = RulingFile.read("question", yaml).orThrow();
 * Receipt receipt = Receipt.of(game, file).orThrow().get(0);
 * System.out.println(receipt.answer().decidedBy()); // [C4-TURN-01]
 * System.out.println(receipt.changes(game)); // []
 * }</pre>
 *
 * @param game the id of the game
 * @param rulesVersion the version of its rules
 * @param pack name and version of the card pack
 * @param contentHash the hash of rules data and card pack
 * @param question the ruling file with this question alone: position, moves and what was expected
 * @param answer what came of it
 */
@Value.Builder
public record Receipt(
    String game,
    String rulesVersion,
    String pack,
    String contentHash,
    String question,
    Answer answer)
    implements WithReceipt {
  /**
   * What came of a question.
   *
   * @param holds whether every expectation is met
   * @param legal whether the last move is legal; empty if no move was asked about
   * @param decidedBy the clauses and rulings that decide, the deciding one first
   * @param found what was found for each expectation; empty if nothing was expected
   */
  public record Answer(
      boolean holds,
      Optional<Boolean> legal,
      ImmutableList<Citation> decidedBy,
      ImmutableList<String> found) {
    /** The answer in a line, such as {@code illegal by C4-TURN-01}. */
    public String says() {
      if (!found.isEmpty()) {
        return String.join("; ", found);
      }
      String word = legal.orElse(true) ? "legal" : "illegal";
      return word + " by " + Joiner.on(", ").join(decidedBy);
    }

    /** All that it says, in a line. */
    private String inFull() {
      String word = legal.map(yes -> yes ? "legal" : "illegal").orElse("decided");
      String by = decidedBy.isEmpty() ? "" : " by " + Joiner.on(", ").join(decidedBy);
      String more =
          found.stream().filter(each -> !each.equals(word + by)).collect(Collectors.joining("; "));
      return word
          + by
          + (more.isEmpty() ? "" : " (" + more + ")")
          + (holds ? "" : ", not as expected");
    }

    static Answer of(Judgement judgement) {
      return new Answer(
          judgement.holds(),
          judgement.verdict().map(Verdict::isLegal),
          judgement.deciding(),
          judgement.findings().stream()
              .map(Finding::found)
              .collect(ImmutableList.toImmutableList()));
    }
  }

  /** A receipt for each question of a file, or what keeps one of them from being put. */
  public static Checked<ImmutableList<Receipt>> of(Game<?, ?, ?> game, RulingFile file) {
    RulingReport report = RulingRunner.run(file, game);
    Problems problems = new Problems();
    report.problems().forEach(problems::add);
    report.cases().forEach(answered -> answered.judgement().problems().forEach(problems::add));
    return problems.checked(of(game.info(), file, report));
  }

  /**
   * A receipt for each question of a file that could be put.
   *
   * @param info of the game that gave the answers
   * @param report the answers
   */
  public static ImmutableList<Receipt> of(GameInfo info, RulingFile file, RulingReport report) {
    ImmutableList.Builder<Receipt> receipts = ImmutableList.builder();
    for (RulingReport.Answered answered : report.cases()) {
      answered
          .judgement()
          .value()
          .ifPresent(judged -> receipts.add(of(info, file, answered.ruling(), judged)));
    }
    return receipts.build();
  }

  private static Receipt of(
      GameInfo info, RulingFile file, RulingCase ruling, Judgement judgement) {
    RulingFile alone =
        new RulingFile(
            file.name(), file.game(), file.pack(), ImmutableList.of(), ImmutableList.of(ruling));
    return new Receipt(
        info.id(),
        info.rulesVersion(),
        info.pack(),
        info.contentHash(),
        RulingWriter.write(alone),
        Answer.of(judgement));
  }

  /** The receipt of this JSON, or everything that is wrong with it. */
  public static Checked<Receipt> read(String name, String json) {
    return Document.json(name, json)
        .then(document -> Records.STANDARD.read(document, Receipt.class));
  }

  /** What {@link #read} makes an equal receipt of. */
  public JsonNode write() {
    return Records.STANDARD.write(this);
  }

  /** The question, as a file to be run again. */
  public Checked<RulingFile> file(String name) {
    return RulingFile.read(name, question);
  }

  /**
   * What is no longer so: rules, cards or the answer. Nothing, if the game still gives this answer
   * by the same rules. A receipt whose rules have changed is stale even if its answer has not.
   */
  public ImmutableList<Problem> changes(Game<?, ?, ?> now) {
    Problems changes = new Problems();
    GameInfo info = now.info();
    differs(changes, "game", game, info.id());
    differs(changes, "rules-version", rulesVersion, info.rulesVersion());
    differs(changes, "pack", pack, info.pack());
    differs(changes, "content-hash", contentHash, info.contentHash());
    Checked<ImmutableList<Receipt>> again = file("question").then(file -> of(now, file));
    again.problems().forEach(changes::add);
    again
        .value()
        .ifPresent(
            receipts ->
                receipts.forEach(
                    receipt ->
                        differs(changes, "answer", answer.inFull(), receipt.answer().inFull())));
    return changes.list();
  }

  private static void differs(Problems changes, String place, String then, String now) {
    if (!then.equals(now)) {
      changes.add(new Problem(place, "was " + then + ", is " + now));
    }
  }
}
