package org.lawspeaker.hofordeals.vocabulary;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A verb in play.
 *
 * @param says its text
 * @param played the card with it in play
 * @param moves how it is played
 * @param then what is so afterwards
 */
record Verb(String says, Played played, String[] moves, Consumer<Played> then) {
  Class<?> kind() {
    return played.test().abilities().get(0).effects().get(0).getClass();
  }

  static Verb verb(String yaml, String says, String hero, String moves, Consumer<Played> then) {
    return of(says, Played.action(yaml, "hand: [test-card], " + hero), moves, then);
  }

  static Verb of(String says, Played played, String moves, Consumer<Played> then) {
    return new Verb(says, played, split("play test-card", moves), then);
  }

  static Verb inCombat(
      String yaml, String says, String hero, String enemies, String moves, Consumer<Played> then) {
    Played played = Played.tool(yaml, hero, enemies.split(" "));
    return new Verb(says, played, split("use test-card", moves), then);
  }

  static String[] split(String first, String moves) {
    return Stream.concat(Stream.of(first), Arrays.stream(moves.split("; ")))
        .filter(each -> !each.isEmpty())
        .toArray(String[]::new);
  }

  static Played level(int level, String board, Played played, String hero) {
    return played.but(
        "clock: {level: %d}\nboard: {%s}\n".formatted(level, board) + Played.TURN.formatted(hero));
  }
}
