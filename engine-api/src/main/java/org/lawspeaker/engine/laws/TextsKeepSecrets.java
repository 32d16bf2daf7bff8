package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;

/**
 * Neither how a seat's move is written nor what is said to what it types tells it anything new. If
 * it types a move of another seat, all that it may be told is that this is no move of its own; so
 * that may not rest on secrets either. Where several choose, what names nobody is read with its own
 * name in front: read as it stands, it would tell whether only one has still to choose.
 *
 * @param oracle deals anew what a seat cannot know, if there is one
 */
record TextsKeepSecrets<S, M extends Move, V>(Optional<TwinDeal<S>> oracle)
    implements Law<S, M, V> {
  private static final int SAMPLE = 2;
  private static final Pattern NAME = Pattern.compile("^seat \\d+: ");
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
    return 64;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Look<S, M, V> look = at.look(random);
    Seat seat = look.seat();
    ImmutableList<M> moves = look.tried(TRIES);
    for (S twin : look.twins(oracle, seat)) {
      for (M move : moves) {
        Optional<Finding> finding = told(at, seat, move, twin, random);
        if (finding.isPresent()) {
          return finding;
        }
      }
      for (M move : look.moves(SAMPLE)) {
        String text = at.game().notation().move(at.state(), move);
        Optional<Finding> finding =
            hearing(at, seat, twin, text)
                .or(() -> hearing(at, seat, twin, unnamed(at, seat, text)));
        if (finding.isPresent()) {
          return finding;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Finding> hearing(Situation<S, M, V> at, Seat seat, S twin, String text) {
    Notation<S, M, V> notation = at.game().notation();
    return Finding.unlessEqual(
        "whether it is a move of its own tells " + seat + " what the view hides: " + text,
        heard(seat, notation.readMove(at.state(), text)),
        heard(seat, notation.readMove(twin, text)));
  }

  /** What the same seat might type without a name. */
  private static String unnamed(Situation<?, ?, ?> at, Seat seat, String text) {
    String deed = NAME.matcher(text).replaceFirst("");
    return at.pending() instanceof Pending.Commit ? seat.signed(deed) : deed;
  }

  /** What a seat may be told of a text: its own move, that it is another's, or that it is none. */
  private String heard(Seat seat, Checked<M> read) {
    return read.value()
        .map(move -> move.by().equals(seat) ? move.toString() : "another's")
        .orElse("none");
  }

  private Optional<Finding> told(
      Situation<S, M, V> at, Seat seat, M move, S twin, RandomGenerator random) {
    Notation<S, M, V> notation = at.game().notation();
    String text = notation.move(at.state(), move);
    int named = text.length() - seat.unsigned(text).length();
    String spoilt = text.substring(0, named + random.nextInt(text.length() - named + 1));
    String hides = " tells " + seat + " what the view hides: ";
    return Finding.unlessEqual(
            "a text tells " + seat + " what the view hides", move, text, notation.move(twin, move))
        .or(() -> reading("what is read" + hides + text, at, twin, text))
        .or(() -> reading("what is read" + hides + spoilt, at, twin, spoilt));
  }

  private Optional<Finding> reading(String says, Situation<S, M, V> at, S twin, String text) {
    Notation<S, M, V> notation = at.game().notation();
    return Finding.unlessEqual(
        says, notation.readMove(at.state(), text), notation.readMove(twin, text));
  }
}
