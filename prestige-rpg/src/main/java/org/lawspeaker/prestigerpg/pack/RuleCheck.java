package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Rule;

/** Checks what an encounter or an event does by itself. */
final class RuleCheck {
  /** What would set its own rule off again, for ever. */
  private static final ImmutableMap<Occasion, String> LOOPS =
      ImmutableMap.of(Occasion.HURT, "hurt", Occasion.INITIATIVE, "new-initiative");

  private RuleCheck() {}

  static void of(String card, ImmutableList<Rule> rules, String at, Places places) {
    if (Loops.goRound(rules, rules)) {
      places.add(at, Loops.says(card));
    }
    for (int i = 0; i < rules.size(); i++) {
      Occasion on = rules.get(i).on();
      String pointer = at + "/" + i;
      ImmutableSet<Need> met = Need.metOn(on);
      SenseCheck.of(card, pointer + "/when", met, places);
      SenseCheck.of(card, pointer + "/effects", met, places);
      String again = LOOPS.get(on);
      if (again != null && WrittenWords.of(places.written(pointer + "/effects")).contains(again)) {
        places.add(
            pointer + "/effects",
            card + ": \"" + again + "\" would set this off again, " + on.says());
      }
    }
  }
}
