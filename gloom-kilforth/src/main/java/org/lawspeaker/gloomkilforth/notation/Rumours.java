package org.lawspeaker.gloomkilforth.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.gloomkilforth.table.Kind;

/**
 * Rumours that all have seen: an encounter or plot lay face up before somebody took it into the
 * hand, so a position need not say that it is shown.
 */
final class Rumours {
  private Rumours() {}

  /** With all encounters and plots in hands shown. */
  static GloomState open(Cards cards, GloomState state) {
    ImmutableList.Builder<Hero> heroes = ImmutableList.builder();
    for (Hero hero : state.heroes()) {
      Bag shown = hero.shown();
      boolean isPart = new Census().add(shown).more(hero.hand()).isEmpty(); // or it is refused
      Bag missing = isPart ? unseen(cards, hero) : Bag.empty();
      heroes.add(missing.isEmpty() ? hero : hero.withShown(shown.withAll(missing)));
    }
    return state.withHeroes(heroes.build());
  }

  /** Encounters and plots in hand that are not said to be shown. */
  static Bag unseen(Cards cards, Hero hero) {
    Bag unseen = Bag.empty();
    Bag secrets = hero.secrets();
    for (int i = 0; i < secrets.size(); i++) {
      Kind kind = cards.kind(secrets.nth(i));
      if (kind == Kind.ENCOUNTER || kind == Kind.PLOT) {
        unseen = unseen.with(secrets.nth(i));
      }
    }
    return unseen;
  }
}
