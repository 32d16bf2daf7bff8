package org.lawspeaker.gloomkilforth.pack;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.gloomkilforth.conditions.HeroTest;
import org.lawspeaker.gloomkilforth.effects.Gain;
import org.lawspeaker.gloomkilforth.table.Ability;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.CardPack;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Permanent;
import org.lawspeaker.gloomkilforth.table.Resource;
import org.lawspeaker.gloomkilforth.turn.MoreAp;

/** What a card of a hero promises, but could never give. */
final class NeverCheck {
  private static final Citation CAMPED = Citation.of("GOK-Q-30");
  private static final Citation FOUND = Citation.of("GOK-DAWN-03");

  /** When every hero has made Camp, and none has broken it yet. */
  private static final ImmutableSet<Moment> BY_NIGHT =
      ImmutableSet.of(Moment.NIGHT_RESOLVED, Moment.DAWN);

  private NeverCheck() {}

  static void check(CardPack pack, Places places) {
    look("/races/", pack.races(), places);
    look("/classes/", pack.classes(), places);
    look("/skills/", pack.skills(), places);
    look("/rewards/", pack.rewards(), places);
    for (int i = 0; i < pack.sagas().size(); i++) {
      look("/sagas/" + i + "/chapters/", pack.sagas().get(i).chapters(), places);
      look("/sagas/" + i + "/totem", pack.sagas().get(i).totem(), places);
    }
  }

  private static void look(String at, ImmutableList<? extends Card> cards, Places places) {
    for (int i = 0; i < cards.size(); i++) {
      look(at + i, cards.get(i), places);
    }
  }

  private static void look(String at, Card card, Places places) {
    for (int i = 0; i < card.abilities().size(); i++) {
      Ability each = card.abilities().get(i);
      if (BY_NIGHT.contains(each.on()) && each.effects().stream().anyMatch(NeverCheck::isAp)) {
        places.add(at + "/abilities/" + i, "nobody in Camp gains AP (" + CAMPED + ")");
      }
    }
    for (int i = 0; i < card.lasting().size(); i++) {
      Permanent each = card.lasting().get(i);
      if (each.gives() instanceof MoreAp && each.when().contains(new HeroTest.IsHidden())) {
        places.add(at + "/lasting/" + i, "nobody is Hidden when Camp is broken (" + FOUND + ")");
      }
    }
  }

  private static boolean isAp(Object effect) {
    return effect instanceof Gain gain && gain.what() == Resource.AP;
  }
}
