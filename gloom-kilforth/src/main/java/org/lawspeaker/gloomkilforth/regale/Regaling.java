package org.lawspeaker.gloomkilforth.regale;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.dice.Tests;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Regale;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.Action;
import org.lawspeaker.gloomkilforth.table.Saga;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The Action Regale: a chapter, or the Finale (GOK-REGALE-01, GOK-REGALE-03, GOK-REGALE-04,
 * GOK-FINALE-02).
 */
public final class Regaling implements Action<Regale> {
  private static final Optional<ActionType> TYPE = Optional.of(ActionType.REGALE);
  private static final Citation REGALE = Citation.of("GOK-REGALE-01");
  private static final Citation TODAY = Citation.of("GOK-REGALE-02");
  private static final Citation FINALE = Citation.of("GOK-FINALE-03");
  private static final Citation GOLD = Citation.of("GOK-CHAPTER-01");
  private static final Citation TWICE = Citation.of("GOK-CHAPTER-02");
  private static final Citation KEYWORDS = Citation.of("GOK-CHAPTER-03");
  private static final Citation ONE_EACH = Citation.of("GOK-CHAPTER-06");
  private static final Citation THERE = Citation.of("GOK-FINALE-01");
  private static final Citation GATHER = Citation.of("GOK-REGALE-05");
  private static final Citation DONE = Citation.of("GOK-SAGA-02");
  private static final int COST = 5;

  @Override
  public Class<Regale> kind() {
    return Regale.class;
  }

  @Override
  public Optional<ActionType> type() {
    return TYPE;
  }

  @Override
  public Citation why() {
    return REGALE;
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    moves.add(Regale.of(seat));
  }

  @Override
  public void judge(Table table, Seat seat, Regale move, Faults faults) {
    Hero hero = table.hero(seat);
    if (hero.regaled()) {
      faults.add(hero.chapter() == Hero.FINALE ? FINALE : TODAY, "regaled-today");
    }
    if (hero.isSagaComplete()) {
      faults.add(DONE, "saga-complete");
    } else if (hero.chapter() == Hero.FINALE) {
      judgeFinale(table, seat, faults);
    } else {
      judgeChapter(table, seat, faults);
    }
  }

  private static void judgeFinale(Table table, Seat seat, Faults faults) {
    Hero hero = table.hero(seat);
    if (!isAtFinale(table, seat)) {
      faults.add(THERE, "elsewhere", "location", finale(table, seat).location());
    }
    if (table.settings.gathers()
        && table.heroes.stream().anyMatch(each -> !each.eliminated() && each.at() != hero.at())) {
      faults.add(GATHER, "not-gathered");
    }
  }

  private static void judgeChapter(Table table, Seat seat, Faults faults) {
    int cost = cost(table, seat);
    if (table.hero(seat).gold() < cost) { // GOK-Q-45
      faults.add(table.settings.doubleChapters() ? TWICE : GOLD, "too-dear", "gold", cost);
    }
    if (!Keywords.canProvide(table, seat, needs(table, seat), Bag.empty())) {
      boolean each = Keywords.canProvideEach(table, seat, needs(table, seat));
      faults.add(each ? ONE_EACH : KEYWORDS, "keywords", "needs", needs(table, seat));
    }
  }

  /** How much gold the current chapter costs (GOK-CHAPTER-01, GOK-CHAPTER-02). */
  public static int cost(Table table, Seat seat) {
    return table.settings.doubleChapters() ? 2 * table.hero(seat).chapter() : COST;
  }

  /** The keywords of the current chapter (GOK-CHAPTER-07). */
  public static ImmutableList<String> needs(Table table, Seat seat) {
    return chapter(table, seat).needs(table.heroes.size());
  }

  private static Saga.Chapter chapter(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    int saga = hero.saga().orElseThrow();
    return table.cards.saga(saga).chapters().get(hero.chapter() - 1);
  }

  /** The keywords of the current chapter for which a hero has no card yet; as few as can be. */
  public static ImmutableList<String> missing(Table table, Seat seat) {
    return Keywords.missing(table, seat, needs(table, seat));
  }

  /** The Finale of a hero's saga. */
  public static Saga.Finale finale(Table table, Seat seat) {
    return table.cards.saga(table.hero(seat).saga().orElseThrow()).finale();
  }

  /** Whether a hero is at the location of its Finale (GOK-FINALE-01). */
  static boolean isAtFinale(Table table, Seat seat) {
    return table.placeOf(finale(table, seat).location()) == table.hero(seat).at();
  }

  @Override
  public void perform(Table table, Seat seat, Regale move) {
    Hero hero = table.hero(seat);
    if (hero.chapter() == Hero.FINALE) {
      Saga.Finale finale = finale(table, seat);
      table.tellCard(REGALE, "regaled", seat, "tries", table.cards.number(finale.name()));
      Tests.begin(table, seat, finale.attribute(), 0, new FinaleTest());
    } else {
      String name = chapter(table, seat).name();
      table.tellCard(REGALE, "regaled", seat, "regales", table.cards.number(name));
      table.set(seat, hero.withGold(hero.gold() - cost(table, seat)));
      table.push(new Providing(seat, needs(table, seat), Bag.empty()));
    }
  }
}
