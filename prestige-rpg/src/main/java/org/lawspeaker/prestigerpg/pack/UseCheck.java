package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.By;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Use;

/** Checks a way to use a card, an item or an ability. */
final class UseCheck {
  private static final ImmutableSet<Moment> TURNS =
      Sets.immutableEnumSet(
          Moment.CARDS_SET, Moment.BEFORE_FLIP, Moment.FLIPPED, Moment.CHECKED, Moment.ANNOUNCED);
  private static final ImmutableSet<Moment> STRIKES =
      Sets.immutableEnumSet(Moment.STRIKE, Moment.STRUCK);
  private static final ImmutableSet<Moment> FACED =
      Sets.immutableEnumSet(
          Sets.difference(ImmutableSet.copyOf(Moment.values()), ImmutableSet.of(Moment.END)));

  /** The windows in which a player can have this part (PRE-Q-105). */
  private static final ImmutableMap<By, ImmutableSet<Moment>> PARTS =
      ImmutableMap.of(By.ACTIVE, TURNS, By.OTHER, TURNS, By.VICTIM, STRIKES, By.BYSTANDER, STRIKES);

  /** The windows in which there can be something of the kind to aim at. */
  private static final ImmutableMap<Aim, ImmutableSet<Moment>> AIMS =
      ImmutableMap.of(
          Aim.SET_CARD, Sets.immutableEnumSet(Moment.CARDS_SET, Moment.BEFORE_FLIP),
          Aim.STRIKER, STRIKES,
          Aim.CREATURE, FACED);

  private UseCheck() {}

  static void of(String card, Use use, String at, Places places) {
    ImmutableSet<Moment> parts = PARTS.get(use.by());
    ImmutableSet<Moment> aims = AIMS.get(use.aim());
    for (int i = 0; i < use.at().size(); i++) {
      Moment moment = use.at().get(i);
      if (use.at().indexOf(moment) < i) {
        places.add(at + "/at/" + i, card + ": this window comes twice");
      }
      if (parts != null && !parts.contains(moment)) {
        places.add(at + "/by", card + ": nobody is " + use.by().says() + " " + moment.says());
      }
      if (aims != null && !aims.contains(moment)) {
        places.add(
            at + "/aim", card + ": nobody can choose " + use.aim().says() + " " + moment.says());
      }
    }
    ImmutableSet<Need> met = Need.metBy(use);
    SenseCheck.of(card, at + "/when", met, places);
    SenseCheck.of(card, at + "/effects", met, places);
  }
}
