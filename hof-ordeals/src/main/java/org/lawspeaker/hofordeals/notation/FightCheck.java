package org.lawspeaker.hofordeals.notation;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.hofordeals.combat.CombatEnd;
import org.lawspeaker.hofordeals.combat.Looting;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Origin;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.table.Kind;

/** Which combats there can be, and where. */
final class FightCheck {
  private static final Citation AMBUSH = Citation.of("HOF-AMBUSH-01");
  private static final Citation ONE = Citation.of("HOF-SETUP-03");
  private static final Citation BOSS = Citation.of("HOF-BOSS-09");
  private static final Citation LIMITS = Citation.of("HOF-Q-17");
  private static final Citation ACTIVATION = Citation.of("HOF-AMBUSH-04");
  private static final Citation CLEANED = Citation.of("HOF-CLEAN-01");
  private static final Citation HERE = Citation.of("HOF-EXPLORE-05");
  private static final Citation TOKEN = Citation.of("HOF-KFIGHT-01");

  private final Cards cards;
  private final HofState state;
  private final Bounds bounds;

  FightCheck(Cards cards, HofState state, Bounds bounds) {
    this.cards = cards;
    this.state = state;
    this.bounds = bounds;
  }

  void check() {
    bounds.holds(
        !state.turn().ambushed() || state.turn().activated(),
        "/turn/ambushed",
        "an Ambush is the activation of its turn",
        ACTIVATION);
    state.fight().ifPresent(this::check);
  }

  private void check(Fight fight) {
    numbers(fight);
    if (!(cards.card(fight.encounter()) instanceof Encounter encounter)) {
      return;
    }
    bounds.holds(
        fight.origin() != Origin.AMBUSH || encounter.isAmbush(),
        "/fight/origin",
        encounter.name() + " is no Ambush",
        AMBUSH);
    boolean isLooting =
        state.agenda().toList().stream()
            .anyMatch(step -> step instanceof Looting || step instanceof CombatEnd);
    bounds.holds(
        isLooting || fight.fallen().isEmpty(),
        "/fight/fallen",
        "the defeated lie there only until the clean-up",
        CLEANED);
    long royal = royalties(cards, fight);
    bounds.holds(royal <= 1, "/fight/enemies", "one Royalty fights on each level", ONE);
    bounds.holds(
        royal == 0 || encounter.isBoss(),
        "/fight/encounter",
        "a Royalty is fought at its Boss Encounter",
        BOSS);
    if (fight.origin() == Origin.KING) {
      bounds.holds(
          state.board().king().isPresent() || state.board().royalty().isEmpty(),
          "/fight/origin",
          "the King token is not on the board",
          TOKEN);
    } else {
      bounds.holds(
          isWhereItsFighterStands(fight.encounter(), encounter),
          "/fight/encounter",
          "whoever fights at " + encounter.name() + " stands there",
          HERE);
    }
  }

  /** An Event is activated from elsewhere, too (HOF-Q-82), and may move who activates it. */
  private boolean isWhereItsFighterStands(int card, Encounter encounter) {
    Site site = state.board().siteOf(card);
    return site == null
        || site.space() == state.heroes().get(state.turn().active().index()).space()
        || encounter.kind() == Encounter.Kind.EVENT
        || state.settings().movesAnyTime();
  }

  /** Whether a Royalty is among the enemies. */
  static boolean isRoyal(Cards cards, Fight fight) {
    return royalties(cards, fight) > 0;
  }

  private static long royalties(Cards cards, Fight fight) {
    return fight.enemies().stream()
        .filter(enemy -> cards.kind(enemy.card()) == Kind.ROYALTY)
        .count();
  }

  private void numbers(Fight fight) {
    String at = "/fight";
    bounds.within(at + "/round", fight.round(), 0, Hero.MOST, LIMITS);
    bounds.within(at + "/removed", fight.removed(), 0, Hero.MOST, LIMITS);
    bounds.within(at + "/defeated-power", fight.defeatedPower(), 0, Hero.MOST, LIMITS);
    bounds.within(at + "/shards", fight.shards(), 0, Hero.MOST, LIMITS);
    for (int i = 0; i < fight.enemies().size(); i++) {
      Enemy enemy = fight.enemies().get(i);
      String each = at + "/enemies/" + i;
      bounds.within(each + "/power", enemy.power(), 0, Hero.MOST, LIMITS);
      bounds.within(each + "/protection", enemy.protection(), 0, Hero.MOST, LIMITS);
      bounds.within(each + "/infected", enemy.infected(), 0, Hero.MOST, LIMITS);
      bounds.within(each + "/ignored", enemy.ignored(), 0, Hero.MOST, LIMITS);
      bounds.within(each + "/counted", enemy.counted(), 0, Hero.MOST, LIMITS);
    }
  }
}
