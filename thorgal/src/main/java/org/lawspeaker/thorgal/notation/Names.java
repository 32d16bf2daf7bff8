package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Cards;

/** Finds cards by their names; a name that means none says what may have been meant. */
final class Names {
  private static final int MOST = 6;

  private Names() {}

  static Optional<Integer> find(
      Cards cards, Suit suit, String place, String name, Problems problems) {
    Optional<Integer> found = cards.find(suit, name);
    if (found.isEmpty()) {
      problems.add(place, unknown(cards, suit, name));
    }
    return found;
  }

  static Optional<Integer> findLand(Cards cards, String place, String name, Problems problems) {
    Optional<Integer> found = cards.findLand(name);
    if (found.isEmpty()) {
      problems.add(place, unknownLand(cards, name));
    }
    return found;
  }

  static String unknown(Cards cards, Suit suit, String name) {
    return "no "
        + suit.says()
        + " card is written "
        + name
        + like(name, cards.count(suit), card -> cards.name(suit, card));
  }

  static String unknownLand(Cards cards, String name) {
    return "no land is written " + name + like(name, cards.lands(), cards::landName);
  }

  /** The names that have the text in them, or whose text is in it; else the nearest. */
  private static String like(String name, int count, IntFunction<String> nameAt) {
    List<String> like = new ArrayList<>();
    for (int i = 0; i < count && like.size() < MOST; i++) {
      String other = nameAt.apply(i);
      if (!name.isEmpty() && (other.contains(name) || name.contains(other))) {
        like.add(other);
      }
    }
    if (!like.isEmpty()) {
      return "; there is " + String.join(", ", like);
    }
    return Spelling.nearest(
            name,
            IntStream.range(0, count).mapToObj(nameAt).collect(ImmutableList.toImmutableList()))
        .map(near -> "; did you mean \"" + near + "\"?")
        .orElse("");
  }
}
