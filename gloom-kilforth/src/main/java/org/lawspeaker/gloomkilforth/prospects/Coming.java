package org.lawspeaker.gloomkilforth.prospects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.gloomkilforth.deeds.Trading;
import org.lawspeaker.gloomkilforth.engagement.BattleOdds;
import org.lawspeaker.gloomkilforth.engagement.EscapeOption;
import org.lawspeaker.gloomkilforth.engagement.EscapeTo;
import org.lawspeaker.gloomkilforth.market.AtTheMarket;
import org.lawspeaker.gloomkilforth.market.MarketDraw;
import org.lawspeaker.gloomkilforth.piles.LootDraw;
import org.lawspeaker.gloomkilforth.piles.RewardDraw;
import org.lawspeaker.gloomkilforth.regale.FinaleTest;
import org.lawspeaker.gloomkilforth.regale.LearnSkill;
import org.lawspeaker.gloomkilforth.regale.Providing;
import org.lawspeaker.gloomkilforth.rewards.LootStep;
import org.lawspeaker.gloomkilforth.rewards.RumourStep;
import org.lawspeaker.gloomkilforth.rewards.TrophyDraw;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Surprise;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;

/** What is under way for a hero: dice to be rolled, a battle, cards to be drawn, rewards. */
final class Coming {
  private static final double LOOT = 0.8;
  private static final double SKILL = 2.5;
  private static final double TALK = -40;
  private static final double PLOT = 2;
  private static final double ANCIENT = 45;
  private static final double AP = 0.4;
  private static final double WOUND = 1.5;

  /** A success of the hero in a battle whose round is not over. */
  private static final double HIT = 1;

  /** A hero that fights badly can still escape. */
  private static final double ESCAPE = 0.7;

  private final Table table;
  private final Seat seat;
  private final Hero hero;
  private final Wants wants;
  private final Promises promises;

  Coming(Table table, Seat seat, Wants wants, Promises promises) {
    this.table = table;
    this.seat = seat;
    this.hero = table.hero(seat);
    this.wants = wants;
    this.promises = promises;
  }

  double value() {
    double value = 0;
    for (Agenda<GloomStep> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      value += of(at.top());
    }
    for (int i = 0; i < table.tests.size(); i++) {
      Test test = table.tests.get(i);
      value += !test.foe() && test.seat().equals(seat) ? test(test) : 0;
    }
    GloomStep next = table.agenda().isEmpty() ? null : table.agenda().top();
    double escaped = -AP * hero.allAp() - promises.retreat();
    if (next instanceof EscapeTo escape && escape.seat().equals(seat)) { // its battle is over
      return value + escaped;
    }
    Battle battle = table.battle();
    if (battle == null || !battle.heroes().contains(seat)) {
      return value;
    }
    double fought = battle(battle);
    return value + (next instanceof EscapeOption ? Math.max(escaped, fought) : fought);
  }

  private double of(GloomStep step) {
    if (step instanceof Providing providing && providing.seat().equals(seat)) {
      return Standing.CHAPTER;
    } else if (step instanceof LearnSkill skill && skill.seat().equals(seat)) {
      return SKILL;
    } else if (step instanceof RumourStep rumour && rumour.seat().equals(seat)) {
      return wants.of(table, hero, rumour.card());
    }
    if (step instanceof RewardDraw draw && draw.seat().equals(seat)) {
      return promises.drawn(draw.type());
    } else if (step instanceof TrophyDraw draw && draw.seat().equals(seat)) {
      return promises.drawn(draw.type());
    } else if (step instanceof MarketDraw draw && draw.seat().equals(seat)) {
      return promises.shown(draw.type());
    }
    boolean isLoot = step instanceof LootDraw || step instanceof LootStep;
    return isLoot ? LOOT : step instanceof AtTheMarket ? promises.market() : talk(step);
  }

  /** Rivals who propose exchanges again and again get nowhere: a defeat is only put off. */
  private double talk(GloomStep step) {
    boolean isOwn = step instanceof Trading trading && trading.active().equals(seat);
    return isOwn && !table.settings.format().isShared() ? TALK : 0;
  }

  /** Dice that were paid for: on average they do what the Action was worth. */
  private double test(Test test) {
    if (table.battle() != null) {
      return HIT * (test.successes() + Rolls.mean(table.settings.heroSuccess(), test.left()));
    }
    if (test.left() == 0) {
      return 0;
    }
    int card = test.purpose().against().orElse(0);
    if (test.purpose() instanceof FinaleTest || table.cards.isEncounter(card)) {
      return Promises.ACTION;
    }
    int needed = test.purpose().needed(table, seat, test.attribute()).orElse(0);
    return PLOT * Rolls.atLeast(table.settings.heroSuccess(), test.left(), needed);
  }

  private double battle(Battle battle) {
    int foeHp = Math.max(0, battle.hp() - battle.hits());
    int at = battle.heroes().indexOf(seat);
    int harm = at < battle.harm().size() ? battle.harm().get(at) : 0;
    int hp = Math.max(0, hero.hp() - harm);
    if (Foes.isAncient(table, battle.foe())) {
      BattleOdds odds = BattleOdds.of(table, seat, battle.foe());
      double bold = ANCIENT * odds.wins(hp, foeHp, Surprise.NOBODY) + Assaults.lastChance(table);
      return bold + WOUND * (battle.most() - foeHp);
    }
    Duel duel = promises.duel(battle.foe(), hp, foeHp);
    boolean isThere = table.site(seat).encounters().contains(battle.foe());
    if (!isThere) {
      return 0;
    }
    double harmed = Math.max(0, hero.hp() - duel.left());
    return duel.wins() * promises.reward(battle.foe())
        - Promises.HP * harmed
        - ESCAPE * (1 - duel.wins()) * promises.lost();
  }
}
