package org.lawspeaker.command;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.Optional;
import java.util.function.Function;
import org.lawspeaker.engine.Move;

/** More than one move that a person asks for at a time. */
interface Errand<M extends Move> {
  /** Moves that a person makes in a row are no more than this: a slip must not play a game. */
  int MOST = 200;

  /** The word for every choice of a kind. */
  String ALL = " all";

  /** The words with which somebody passes several times. */
  String PASS_UNTIL = "pass until";

  Splitter PARTS = Splitter.on(';').trimResults().omitEmptyStrings();

  /** The next move; empty when all is done, or nothing more of the kind is asked. */
  Optional<M> next(Question<M> question);

  /** What is typed on one line, one after the other. */
  static ImmutableList<String> parts(String line) {
    return ImmutableList.copyOf(PARTS.split(line));
  }

  /**
   * What a text such as {@code draw 7} or {@code pool all} asks for; empty if it asks for one move.
   *
   * @param read the choice that a text names, if it names just one
   */
  static <M extends Move> Optional<Errand<M>> of(
      String text, Question<M> question, Function<String, Optional<M>> read) {
    int space = text.lastIndexOf(' ');
    if (space < 0) {
      return Optional.empty();
    }
    String word = text.substring(0, space).trim();
    if (text.endsWith(ALL) && question.ofVerb(word).isPresent()) {
      return Optional.of(atMost(MOST, next -> next.ofVerb(word)));
    }
    Integer count = Ints.tryParse(text.substring(space + 1));
    if (count == null || count < 2) {
      return Optional.empty();
    }
    return read.apply(word).map(move -> atMost(Math.min(count, MOST), next -> again(next, move)));
  }

  private static <M extends Move> Optional<M> again(Question<M> question, M move) {
    return question.choices().contains(move) ? Optional.of(move) : Optional.empty();
  }

  /** Does the same at most so often. */
  static <M extends Move> Errand<M> atMost(int count, Errand<M> each) {
    return new Errand<>() {
      private int left = count;

      @Override
      public Optional<M> next(Question<M> question) {
        left--;
        return left < 0 ? Optional.empty() : each.next(question);
      }
    };
  }

  /** Whether words stand in a text, small or large. */
  static boolean isNamed(String words, String text) {
    return Ascii.toLowerCase(text).contains(Ascii.toLowerCase(words));
  }
}
