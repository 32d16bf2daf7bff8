package org.lawspeaker.hofordeals.pack;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.CardPack;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Royalty;

/** Looks for abilities whose moment never comes on a card of their kind (HOF-PLAY-11). */
final class Timing {
  /** Equipment is used, not played; what avoids an Ambush for good is a lasting change. */
  private static final Set<Moment> NEVER_OF_EQUIPMENT =
      EnumSet.of(Moment.PLAYED, Moment.AMBUSHED, Moment.ASSIGNED, Moment.FIRST_MET);

  private static final Set<Moment> NEVER_OF_OTHERS =
      EnumSet.of(
          Moment.USED, Moment.USED_IN_COMBAT, Moment.ANY_TIME, Moment.STASHED, Moment.FIRST_MET);

  /** An enemy does something when it is revealed, or when it is defeated (HOF-ENEMY-06). */
  private static final Set<Moment> NEVER_OF_ENEMIES =
      EnumSet.complementOf(EnumSet.of(Moment.MINION_REVEALED, Moment.DEFEATED));

  /** Only a Jack does something when he is first met (HOF-JACK-01). */
  private static final Set<Moment> NEVER_OF_JACKS =
      EnumSet.complementOf(EnumSet.of(Moment.MINION_REVEALED, Moment.DEFEATED, Moment.FIRST_MET));

  /** An Encounter does something when it is activated, and in its combat. */
  private static final Set<Moment> NEVER_OF_ENCOUNTERS =
      EnumSet.complementOf(
          EnumSet.of(
              Moment.COMBAT_STARTS,
              Moment.MINION_REVEALED,
              Moment.DEFEATED,
              Moment.PUSHED,
              Moment.FLED,
              Moment.WON,
              Moment.COMBAT_ENDS,
              Moment.ACTIVATED,
              Moment.PAINED,
              Moment.HARMED,
              Moment.DYING));

  private static final Set<Moment> IN_OWN_TURN = EnumSet.of(Moment.USED, Moment.ANY_TIME);
  private static final Set<Moment> IN_COMBAT = EnumSet.of(Moment.USED_IN_COMBAT, Moment.ANY_TIME);

  private final Places places;

  private Timing(Places places) {
    this.places = places;
  }

  static void check(CardPack pack, Places places) {
    Timing timing = new Timing(places);
    timing.check("/starting", pack.starting());
    timing.check("/skills", pack.skills());
    timing.check("/curses", pack.curses());
    timing.check("/equipment", pack.equipment());
    timing.check("/relics", pack.relics());
    timing.check("/minions", pack.minions());
    timing.check("/royalties", pack.royalties());
    timing.check("/bosses", pack.bosses());
    timing.check("/encounters", pack.encounters());
    timing.check("/flourish", pack.flourish());
    timing.check("/town", pack.town());
  }

  private static Set<Moment> never(Card card) {
    if (card instanceof Equipment) {
      return NEVER_OF_EQUIPMENT;
    }
    if (card instanceof Royalty royalty && royalty.rank() == Rank.JACK) {
      return NEVER_OF_JACKS;
    }
    if (card instanceof Encounter) {
      return NEVER_OF_ENCOUNTERS;
    }
    return card instanceof Minion || card instanceof Royalty ? NEVER_OF_ENEMIES : NEVER_OF_OTHERS;
  }

  private void check(String list, List<? extends Card> cards) {
    for (int i = 0; i < cards.size(); i++) {
      check(list + "/" + i, cards.get(i));
    }
  }

  private void check(String at, Card card) {
    ImmutableList<Ability> abilities = card.abilities();
    for (int i = 0; i < abilities.size(); i++) {
      if (never(card).contains(abilities.get(i).on())) {
        places.add(
            at + "/abilities/" + i,
            card.name() + ": this moment never comes on such a card (HOF-PLAY-11)");
      }
    }
    if (used(abilities, IN_OWN_TURN) > 1 || used(abilities, IN_COMBAT) > 1) {
      places.add(
          at + "/abilities",
          card.name() + ": a move that uses it could mean two abilities (HOF-PLAY-11)");
    }
  }

  private static long used(List<Ability> abilities, Set<Moment> moments) {
    return abilities.stream().filter(each -> moments.contains(each.on())).count();
  }
}
