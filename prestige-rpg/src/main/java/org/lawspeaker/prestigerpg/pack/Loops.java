package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.EventCard;
import org.lawspeaker.prestigerpg.table.Occasion;
import org.lawspeaker.prestigerpg.table.Rule;

/**
 * Looks for an encounter and an event which, if they meet, set each other off again and again:
 * damage brings new Initiative, and that damage. Whatever else goes on for long spends something: a
 * card that is played leaves the hand, an Item that stays has a limit (PRE-RELIC-05), an ability is
 * used once (PRE-Q-70).
 */
public final class Loops {
  private static final ImmutableMap<Occasion, String> CAUSES =
      ImmutableMap.of(Occasion.HURT, "hurt", Occasion.INITIATIVE, "new-initiative");
  private static final String SAYS =
      "\"new-initiative\" when a player has received damage and \"hurt\" when new Initiative has"
          + " been drawn set each other off again and again";

  private Loops() {}

  /** The loops in a pack, of each encounter with each event. */
  public static ImmutableList<Problem> of(CardPack pack) {
    ImmutableList.Builder<Problem> found = ImmutableList.builder();
    for (EncounterCard encounter : pack.encounters()) {
      for (EventCard event : pack.events()) {
        if (encounter.phases().stream().anyMatch(phase -> meet(phase.rules(), event.rules()))) {
          found.add(new Problem(encounter.name() + " with " + event.name(), SAYS));
        }
      }
    }
    return found.build();
  }

  private static boolean meet(ImmutableList<Rule> some, ImmutableList<Rule> others) {
    return goRound(some, others) || goRound(others, some);
  }

  /** Whether some bring new Initiative by damage, and others damage by new Initiative. */
  static boolean goRound(ImmutableList<Rule> some, ImmutableList<Rule> others) {
    return leads(some, Occasion.HURT, Occasion.INITIATIVE)
        && leads(others, Occasion.INITIATIVE, Occasion.HURT);
  }

  private static boolean leads(ImmutableList<Rule> rules, Occasion on, Occasion next) {
    return rules.stream()
        .filter(rule -> rule.on() == on)
        .map(rule -> WrittenWords.of(Records.STANDARD.write(rule).path("effects")))
        .anyMatch(words -> words.contains(CAUSES.get(next)));
  }

  /** What is wrong with one card that does it alone. */
  static String says(String card) {
    return card + ": " + SAYS;
  }
}
