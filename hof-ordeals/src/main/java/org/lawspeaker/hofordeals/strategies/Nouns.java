package org.lawspeaker.hofordeals.strategies;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntPredicate;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Kind;

/** Which cards a word of a strategy means: those of a name, or of a kind. */
final class Nouns {
  private final ImmutableMap<String, IntPredicate> kinds;
  private final ImmutableMap<String, Integer> names;

  Nouns(Cards cards) {
    ImmutableMap.Builder<String, IntPredicate> words = ImmutableMap.builder();
    words.put("attack", cards::isAttack);
    words.put("action", card -> cards.skill(card) != null && !cards.isAttack(card));
    words.put("basic", cards::isBasic);
    words.put("equipment", card -> cards.kind(card) == Kind.EQUIPMENT);
    words.put("relic", card -> cards.kind(card) == Kind.RELIC);
    words.put("curse", card -> cards.kind(card) == Kind.CURSE);
    for (Archetype archetype : Archetype.values()) {
      words.put(archetype.name().toLowerCase(Locale.ROOT), card -> cards.isOf(card, archetype));
    }
    kinds = words.buildOrThrow();
    Map<String, Integer> all = new HashMap<>();
    for (int card = 0; card < cards.index.size(); card++) {
      all.put(cards.name(card), card);
    }
    names = ImmutableMap.copyOf(all);
  }

  /** The cards of these words; all if there are no words. */
  Checked<IntPredicate> of(String words) {
    if (words.isEmpty()) {
      return Checked.ok(card -> true);
    }
    IntPredicate kind = kinds.get(words);
    if (kind != null) {
      return Checked.ok(kind);
    }
    Integer named = names.get(words);
    return named == null ? Checked.bad("", unknown(words)) : Checked.ok(isCard(named));
  }

  private static IntPredicate isCard(int named) {
    return card -> card == named;
  }

  private String unknown(String words) {
    String hint =
        Spelling.nearest(words, names.keySet())
            .map(name -> "; did you mean \"" + name + "\"?")
            .orElse("");
    return "no card and no kind of cards: "
        + words
        + hint
        + " Kinds: "
        + String.join(", ", ImmutableSet.copyOf(kinds.keySet()));
  }
}
