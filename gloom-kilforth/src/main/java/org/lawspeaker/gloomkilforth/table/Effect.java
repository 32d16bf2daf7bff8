package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.dice.ChangeDice;
import org.lawspeaker.gloomkilforth.effects.May;
import org.lawspeaker.gloomkilforth.effects.When;
import org.lawspeaker.gloomkilforth.engagement.HarmFoe;
import org.lawspeaker.gloomkilforth.engagement.TakeSurprise;
import org.lawspeaker.gloomkilforth.journey.KeepEvent;
import org.lawspeaker.gloomkilforth.journey.SeekEncounter;
import org.lawspeaker.gloomkilforth.occasions.OnHeroes;
import org.lawspeaker.gloomkilforth.occasions.Targeted;
import org.lawspeaker.gloomkilforth.rewards.TrophyCard;

/**
 * Something that a card does. It is done as far as possible (GOK-ABILITY-06), also where a rule
 * says otherwise (GOK-GAME-06).
 */
@Doc("Something that a card does.")
public sealed interface Effect
    permits OnHeroes,
        Targeted,
        When,
        May,
        ChangeDice,
        TrophyCard,
        HarmFoe,
        TakeSurprise,
        KeepEvent,
        SeekEncounter {
  /** No effect is repeated more often. */
  int MOST_TIMES = 20;

  /** Carries it out, or puts a step on the agenda that asks for the choice it needs. */
  void act(Table table, Source source);

  /** Whether there is anything that it could be done to. */
  default boolean hasAim(Table table, Source source) {
    return true;
  }

  /** Whether it would do nothing now, so that nobody need be asked about it (GOK-Q-03). */
  default boolean isIdle(Table table, Source source) {
    return false;
  }

  /** Every effect within it, whichever is carried out. */
  default ImmutableList<Effect> parts() {
    return ImmutableList.of();
  }

  /** Whether one of several effects, or any within them, is of this kind. */
  static boolean isAmong(ImmutableList<Effect> all, Class<? extends Effect> kind) {
    return all.stream().anyMatch(each -> kind.isInstance(each) || isAmong(each.parts(), kind));
  }

  /** What of it is due to others than its user, once that hero is defeated (GOK-Q-92). */
  default ImmutableList<Effect> forOthers(Table table, Source source) {
    return ImmutableList.of();
  }

  /** What of several effects is due to others. */
  static ImmutableList<Effect> forOthers(ImmutableList<Effect> all, Table table, Source source) {
    ImmutableList.Builder<Effect> others = ImmutableList.builder();
    for (int i = 0; i < all.size(); i++) {
      others.addAll(all.get(i).forOthers(table, source));
    }
    return others.build();
  }

  /** How often, in a row, it still does something: an X is not larger (GOK-Q-65). */
  default int timesAtMost(Table table, Source source) {
    return MOST_TIMES;
  }

  /** What it does, in words: a sentence without its full stop that begins in lower case. */
  String says();
}
