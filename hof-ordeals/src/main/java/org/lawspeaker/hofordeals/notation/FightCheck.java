package org.lawspeaker.hofordeals.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Kind;

/** Which combats there are at an Encounter. */
final class FightCheck {
  private static final Citation AMBUSH = Citation.of("HOF-AMBUSH-01");
  private static final Citation BOSS = Citation.of("HOF-BOSS-09");

  private FightCheck() {}

  static void check(Cards cards, Fight fight, Bounds bounds) {
    if (!(cards.card(fight.encounter()) instanceof Encounter encounter)) {
      return;
    }
    bounds.holds(
        fight.origin() != Origin.AMBUSH || encounter.isAmbush(),
        "/fight/origin",
        encounter.name() + " is no Ambush",
        AMBUSH);
    boolean isRoyal =
        fight.enemies().stream().anyMatch(enemy -> cards.kind(enemy.card()) == Kind.ROYALTY);
    bounds.holds(
        !isRoyal || encounter.isBoss(),
        "/fight/encounter",
        "a Royalty is fought at its Boss Encounter",
        BOSS);
  }
}
