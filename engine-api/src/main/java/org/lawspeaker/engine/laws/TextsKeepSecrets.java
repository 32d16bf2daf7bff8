package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Seat;

/**
 * Neither how a seat's move is written nor what is said to what it types tells it anything new.
 * What it types begins with its name, where several choose: what names nobody is read for all who
 * owe a move.
 *
 * @param twins where indistinguishable states come from
 */
record TextsKeepSecrets<S, M extends Move, V>(Twins<S> twins) implements Law<S, M, V> {
  private static final int SAMPLE = 4;
  private static final int TRIES = 8;

  @Override
  public String name() {
    return "texts-keep-secrets";
  }

  @Override
  public String says() {
    return "A seat's moves are written and read the same, problems included, in every state that"
        + " the seat cannot tell apart.";
  }

  @Override
  public int stride() {
    return 10;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Seat seat = Situation.one(at.seats(), random);
    ImmutableList<M> moves =
        ImmutableList.<M>builder()
            .addAll(Situation.some(at.legalOf(seat), SAMPLE, random))
            .addAll(Situation.of(seat, Strangers.near(at, TRIES, random)))
            .build();
    for (S twin : twins.of(at, seat, random)) {
      for (M move : moves) {
        Optional<Finding> finding = told(at, seat, move, twin, random);
        if (finding.isPresent()) {
          return finding;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> told(
      Situation<S, M, V> at, Seat seat, M move, S twin, RandomGenerator random) {
    Notation<S, M, V> notation = at.game().notation();
    String text = notation.move(at.state(), move);
    int named = text.startsWith(seat + ": ") ? (seat + ": ").length() : 0;
    String spoilt = text.substring(0, named + random.nextInt(text.length() - named + 1));
    String hides = " tells " + seat + " what the view hides: ";
    return Finding.unlessEqual("a text" + hides + move, text, notation.move(twin, move))
        .or(() -> reading("what is read" + hides + text, at, twin, text))
        .or(() -> reading("what is read" + hides + spoilt, at, twin, spoilt));
  }

  private Optional<Finding> reading(String says, Situation<S, M, V> at, S twin, String text) {
    Notation<S, M, V> notation = at.game().notation();
    return Finding.unlessEqual(
        says, notation.readMove(at.state(), text), notation.readMove(twin, text));
  }
}
