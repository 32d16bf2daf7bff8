package org.lawspeaker.thorgal.pack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.thorgal.effects.Repeat;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.LandCard;
import org.lawspeaker.thorgal.table.Trigger;

/** What one card sets in motion at once is finite by the cards (THO-Q-104), and small. */
final class WorkCheck {
  private static final Citation FINITE = Citation.of("THO-Q-104");

  /** So many effects are carried out in one go, those repeated counted each time. */
  private static final int MOST = 100;

  /** As many as there may be of what a repetition counts. */
  private static final int COUNTED = 10;

  private final Places places;

  private WorkCheck(Places places) {
    this.places = places;
  }

  static void of(FactionSet set, String at, Places places) {
    WorkCheck check = new WorkCheck(places);
    for (int i = 0; i < set.destiny().size(); i++) {
      DestinyCard card = set.destiny().get(i);
      String there = at + "/destiny/" + i;
      check.effects(card.effects(), there);
      card.activated().ifPresent(each -> check.effects(each.effects(), there + "/activated"));
      for (int j = 0; j < card.triggers().size(); j++) {
        Trigger trigger = card.triggers().get(j);
        check.effects(trigger.effects(), there + "/triggers/" + j);
        check.limit(trigger, there + "/triggers/" + j + "/of");
      }
    }
    for (int i = 0; i < set.bane().size(); i++) {
      BaneCard card = set.bane().get(i);
      check.effects(card.effects(), at + "/bane/" + i);
    }
    for (int i = 0; i < set.lands().size(); i++) {
      LandCard land = set.lands().get(i);
      String there = at + "/lands/" + i;
      if (work(land.horn()) > MOST) {
        check.refuse(there + "/horn", work(land.horn()));
      }
      check.effects(land.wolf().effects(), there + "/wolf");
    }
  }

  /** What sets an effect off is limited to some cards only where it happens to other cards. */
  private void limit(Trigger trigger, String at) {
    boolean isOfOthers = trigger.on().isOfCard() && trigger.whose() != Trigger.Whose.SELF;
    if (trigger.of().isPresent() && !isOfOthers) {
      places.add(at, "an effect is limited to cards only if another card can set it off");
    }
  }

  private void effects(ImmutableList<Effect> effects, String at) {
    if (work(effects) > MOST) {
      refuse(at + "/effects", work(effects));
    }
  }

  private void refuse(String at, long work) {
    places.add(
        at,
        "at most "
            + MOST
            + " effects at once, each counted as often as it is repeated, and as "
            + COUNTED
            + " if for each of something; found "
            + work
            + " ("
            + FINITE
            + ")");
  }

  private static long work(ImmutableList<Effect> effects) {
    long work = 0;
    for (Effect effect : effects) {
      long times = effect instanceof Repeat repeat ? times(repeat) : 1;
      work = Math.min(work + 1 + times * work(effect.parts()), Integer.MAX_VALUE);
    }
    return work;
  }

  private static long times(Repeat repeat) {
    return (long) repeat.times().orElse(1) * (repeat.per().isPresent() ? COUNTED : 1);
  }
}
