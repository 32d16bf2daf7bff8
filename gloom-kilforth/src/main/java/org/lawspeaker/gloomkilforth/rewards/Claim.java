package org.lawspeaker.gloomkilforth.rewards;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.occasions.DeedWindow;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Moment;
import org.lawspeaker.gloomkilforth.table.Successes;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** A hero claims the reward of an encounter that it has defeated (GOK-CLAIM-01, GOK-CLAIM-06). */
public final class Claim {
  private static final Citation WITH_IT = Citation.of("GOK-CONFRONT-10");

  private Claim() {}

  /**
   * An engagement or Confront with an encounter ends at once where it is defeated by other means
   * (GOK-TERM-03, GOK-Q-57): its steps and its Tests go, but the one that closes a battle stays.
   * Not cut are a battle with another encounter, cards that a step holds, and an ability or a
   * reward in the midst of it, which begins at its own limit check.
   */
  public static void cutShort(Table table, int card) {
    Agenda<GloomStep> kept = Agenda.empty();
    ImmutableList.Builder<Test> tests = ImmutableList.builder();
    int test = 0;
    boolean cut = false;
    for (GloomStep step : table.agenda().toList()) {
      boolean isTest = step.isTest();
      if (step.about().isPresent()) {
        cut = step.about().get() == card;
      } else if (isTest && isAgainst(table, test, card)) {
        cut = true;
      } else if (step instanceof LimitCheck) {
        cut = false;
      }
      if (isTest) {
        if (!cut) {
          tests.add(table.tests.get(test));
        }
        test++;
      }
      kept = cut && !step.closes() && step.held().isEmpty() ? kept : kept.push(step);
    }
    table.setAgenda(kept);
    table.tests = tests.build();
  }

  private static boolean isAgainst(Table table, int test, int card) {
    return table.tests.get(test).purpose().against().filter(each -> each == card).isPresent();
  }

  /** An encounter is defeated without a battle or Test, or in the middle of one (GOK-TERM-02). */
  public static void outright(Table table, Seat seat, int card, Attribute by, Citation why) {
    outright(table, seat, card, by, why, WITH_IT);
  }

  /** The same, by a rule that says itself that successes against it are lost. */
  public static void outright(
      Table table, Seat seat, int card, Attribute by, Citation why, Citation successes) {
    boolean foe = table.isEnemy(seat, card);
    cutShort(table, card);
    start(table, seat, card, by, why, successes);
    if (foe) {
      table.fire(seat, Moment.FOE_DEFEATED);
    }
  }

  /**
   * An encounter is defeated by means of this attribute: it leaves the map, then come Loot, Rumour
   * and Trophies (GOK-TROPHY-01), then the limits of six.
   */
  public static void start(Table table, Seat seat, int card, Attribute by, Citation why) {
    start(table, seat, card, by, why, WITH_IT);
  }

  private static void start(
      Table table, Seat seat, int card, Attribute by, Citation why, Citation successes) {
    boolean enemyStranger =
        table.cards.encounter(card).isStranger() && table.hero(seat).enemies().count(card) > 0;
    table.tellCard(why, "defeated-encounter", seat, "defeats", card);
    Successes.gone(table, card, successes);
    table.removeEncounter(card);
    ImmutableList<Seat> team = Tests.team(table, seat, card); // GOK-TEAM-12
    table.push(LimitCheck.of(table));
    if (!table.cards.encounter(card).trophies().isEmpty()) {
      table.push(new TrophyOffer(seat, card, by, 0, team));
    }
    table.push(new RumourStep(seat, card, enemyStranger, team));
    if (enemyStranger) {
      DeedWindow.open(table, seat); // else the Rumour Step asks, and takes Deeds (GOK-Q-03)
    }
    table.push(new LootStep(seat, card, enemyStranger, team));
    table.fire(seat, Moment.ENCOUNTER_DEFEATED);
  }
}
