package org.lawspeaker.prestigerpg.pack;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.prestigerpg.table.Aim;
import org.lawspeaker.prestigerpg.table.Kit;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Use;

/** Checks what an Item or Relic does. */
final class KitCheck {
  private static final Citation AID = Citation.of("PRE-POTION-04");
  private static final Citation POTION = Citation.of("PRE-Q-44");
  private static final Citation LIMITS = Citation.of("PRE-RELIC-05");

  private KitCheck() {}

  static void of(String card, Kit kit, String at, Places places) {
    NameCheck.uses(kit.uses(), at + "/uses", places);
    for (int i = 0; i < kit.uses().size(); i++) {
      Use use = kit.uses().get(i);
      String pointer = at + "/uses/" + i;
      UseCheck.of(card, use, pointer, places);
      if (kit.sort() == Kit.Sort.POTION && !use.at().equals(ImmutableList.of(Moment.REVEAL))) {
        places.add(
            pointer + "/at",
            card + ": a Potion is drunk " + Moment.REVEAL.says() + " (" + POTION + ")");
      }
    }
    boolean heals = kit.uses().stream().anyMatch(use -> use.aim() == Aim.PATIENT);
    if (kit.aid() > 0 && !(kit.sort() == Kit.Sort.POTION && heals)) {
      places.add(at + "/aid", card + ": only a Potion for a patient gives aid (" + AID + ")");
    }
    limit(card, kit, at, places);
    SenseCheck.of(card, at + "/gained", ImmutableSet.of(), places);
    SenseCheck.of(card, at + "/owned", ImmutableSet.of(), places);
  }

  /** What stays and can be used without limit could be used for ever in one window. */
  private static void limit(String card, Kit kit, String at, Places places) {
    boolean limited = kit.limit() != Kit.Limit.UNLIMITED;
    boolean stays = kit.sort() == Kit.Sort.LASTING;
    if (stays && !kit.uses().isEmpty() && !limited) {
      places.add(at, card + ": what stays and can be used has a limit (" + LIMITS + ")");
    } else if (limited && (!stays || kit.uses().isEmpty())) {
      places.add(
          at + "/limit", card + ": only what stays and can be used has a limit (" + LIMITS + ")");
    } else if (!stays && kit.uses().isEmpty()) {
      places.add(at, card + ": what is used once says how it is used");
    }
  }
}
