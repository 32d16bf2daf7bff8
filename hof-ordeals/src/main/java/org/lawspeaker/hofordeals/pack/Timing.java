package org.lawspeaker.hofordeals.pack;

import com.google.common.collect.ImmutableList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.CardPack;
import org.lawspeaker.hofordeals.table.Moment;

/** Looks for abilities whose moment never comes on a card of their kind (HOF-PLAY-11). */
final class Timing {
  /** Equipment is used, not played; what avoids an Ambush for good is a lasting change. */
  private static final Set<Moment> NEVER_OF_EQUIPMENT =
      EnumSet.of(Moment.PLAYED, Moment.AMBUSHED, Moment.ASSIGNED, Moment.FIRST_MET);

  private static final Set<Moment> NEVER_OF_OTHERS =
      EnumSet.of(
          Moment.USED, Moment.USED_IN_COMBAT, Moment.ANY_TIME, Moment.STASHED, Moment.FIRST_MET);

  private static final Set<Moment> IN_OWN_TURN = EnumSet.of(Moment.USED, Moment.ANY_TIME);
  private static final Set<Moment> IN_COMBAT = EnumSet.of(Moment.USED_IN_COMBAT, Moment.ANY_TIME);

  private final Places places;

  private Timing(Places places) {
    this.places = places;
  }

  static void check(CardPack pack, Places places) {
    Timing timing = new Timing(places);
    timing.check("/starting", pack.starting(), NEVER_OF_OTHERS);
    timing.check("/skills", pack.skills(), NEVER_OF_OTHERS);
    timing.check("/curses", pack.curses(), NEVER_OF_OTHERS);
    timing.check("/equipment", pack.equipment(), NEVER_OF_EQUIPMENT);
    timing.check("/relics", pack.relics(), NEVER_OF_EQUIPMENT);
  }

  private void check(String list, List<? extends Card> cards, Set<Moment> never) {
    for (int i = 0; i < cards.size(); i++) {
      Card card = cards.get(i);
      ImmutableList<Ability> abilities = card.abilities();
      for (int j = 0; j < abilities.size(); j++) {
        if (never.contains(abilities.get(j).on())) {
          places.add(
              list + "/" + i + "/abilities/" + j,
              card.name() + ": this moment never comes on such a card (HOF-PLAY-11)");
        }
      }
      if (used(abilities, IN_OWN_TURN) > 1 || used(abilities, IN_COMBAT) > 1) {
        places.add(
            list + "/" + i + "/abilities",
            card.name() + ": a move that uses it could mean two abilities (HOF-PLAY-11)");
      }
    }
  }

  private static long used(List<Ability> abilities, Set<Moment> moments) {
    return abilities.stream().filter(each -> moments.contains(each.on())).count();
  }
}
