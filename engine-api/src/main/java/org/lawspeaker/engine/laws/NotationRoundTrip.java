package org.lawspeaker.engine.laws;

import com.google.common.base.CharMatcher;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Notation;

/** A move's text means that move and no other. */
record NotationRoundTrip<S, M extends Move, V>() implements Law<S, M, V> {
  private static final int SAMPLE = 40;
  private static final int STRANGERS = 8;

  @Override
  public String name() {
    return "notation-round-trip";
  }

  @Override
  public String says() {
    return "Different moves have different texts, a text reads back as its move, a move that is"
        + " written alike in every state has one text, any move can be written, and no text makes"
        + " the reader fail.";
  }

  @Override
  public int stride() {
    return 64;
  }

  @Override
  public Optional<Finding> check(Situation<S, M, V> at, RandomGenerator random) {
    Map<String, M> texts = new HashMap<>();
    Look<S, M, V> look = at.look(random);
    for (M move : look.moves(SAMPLE)) {
      String text = at.game().notation().move(at.state(), move);
      M same = texts.put(text, move);
      if (same != null) {
        return Finding.of("two moves have one text: " + text, same, move);
      }
      Optional<Finding> finding = readsBack(at, text, move);
      if (finding.isPresent()) {
        return finding;
      }
      finding = isAlike(at, text, move);
      if (finding.isPresent()) {
        return finding;
      }
      spoilt(at, text, random);
    }
    for (M stranger : look.strangers(STRANGERS)) {
      String text = at.game().notation().move(at.state(), stranger);
      if (CharMatcher.javaIsoControl().matchesAnyOf(text)) {
        return Finding.of("a text has control characters: " + stranger, "none", text);
      }
      spoilt(at, text, random);
    }
    return Optional.empty();
  }

  private Optional<Finding> readsBack(Situation<S, M, V> at, String text, M move) {
    Checked<M> read = at.game().notation().readMove(at.state(), text);
    return Finding.unlessEqual("a text reads back as another move", text, Checked.ok(move), read);
  }

  /** Whoever counts moves writes one of these in one state for all. */
  private Optional<Finding> isAlike(Situation<S, M, V> at, String text, M move) {
    Notation<S, M, V> notation = at.game().notation();
    return notation.isWrittenAlike(move)
        ? Finding.unlessEqual(
            "a move that is written alike has two texts",
            move,
            move.by().unsigned(notation.move(at.first(), move)),
            move.by().unsigned(text))
        : Optional.empty();
  }

  /** Reads a text with one character lost; an exception is a finding. */
  private void spoilt(Situation<S, M, V> at, String text, RandomGenerator random) {
    if (!text.isEmpty()) {
      int lost = random.nextInt(text.length());
      String rest = text.substring(0, lost) + text.substring(lost + 1);
      Checked<M> read = at.game().notation().readMove(at.state(), rest);
      read.value().ifPresent(move -> at.game().judge(at.state(), move));
    }
  }
}
