package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.thorgal.conditions.PrintedTest;
import org.lawspeaker.thorgal.conditions.StateTest;
import org.lawspeaker.thorgal.state.InPlay;

/** Something that a companion or support is or is not; all but marks are true in any zone. */
@Doc("What a card must be.")
public sealed interface CardTest permits PrintedTest, StateTest {
  /** Whether this card, in play, passes. */
  default boolean passes(Table table, Source source, InPlay card) {
    return passes(table, source, card.card());
  }

  /** Whether this card passes in a zone where cards have no marks. */
  boolean passes(Table table, Source source, int card);

  /** Whether this bane card passes: it has neither a type nor subtypes (THO-CARD-22). */
  default boolean passesOfBane(Table table, int card) {
    return false;
  }

  /** The test in words. */
  String says();

  /** Where in a sentence it is said. */
  default Part part() {
    return Part.BEFORE;
  }

  static boolean all(ImmutableList<CardTest> tests, Table table, Source source, InPlay card) {
    for (int i = 0; i < tests.size(); i++) {
      if (!tests.get(i).passes(table, source, card)) {
        return false;
      }
    }
    return true;
  }

  static boolean all(ImmutableList<CardTest> tests, Table table, Source source, int card) {
    for (int i = 0; i < tests.size(); i++) {
      if (!tests.get(i).passes(table, source, card)) {
        return false;
      }
    }
    return true;
  }

  /**
   * So many cards in words: {@code other Noble companions of cost 1 or less}.
   *
   * @param noun what they are called if no test is for a type
   */
  static String says(ImmutableList<CardTest> tests, int number, String noun) {
    List<String> words = new ArrayList<>();
    collect(tests, Part.BEFORE, words);
    collect(tests, Part.KIND, words);
    List<String> types = new ArrayList<>();
    collect(tests, Part.NOUN, types);
    String kind = types.isEmpty() ? noun : types.get(0);
    if (!kind.isEmpty()) {
      words.add(Words.noun(number, kind));
    }
    collect(tests, Part.AFTER, words);
    return String.join(" ", words);
  }

  private static void collect(ImmutableList<CardTest> tests, Part part, List<String> words) {
    for (CardTest test : tests) {
      if (test.part() == part) {
        words.add(test.says());
      }
    }
  }

  /** Where in a sentence a test is said. */
  enum Part {
    BEFORE,
    KIND,
    NOUN,
    AFTER
  }
}
