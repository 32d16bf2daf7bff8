package org.lawspeaker.hofordeals.prospects;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.combat.CombatEnd;
import org.lawspeaker.hofordeals.ending.Endings;
import org.lawspeaker.hofordeals.occasions.Paying;
import org.lawspeaker.hofordeals.occasions.Program;
import org.lawspeaker.hofordeals.pain.PainDraw;
import org.lawspeaker.hofordeals.piles.DrawHand;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.state.Stage;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Table;

/** An opinion on how a seat stands, in Fame that it is likely to have at the end. */
public final class Prospects {
  private static final double SCALE = 14;
  private static final double[] AHEAD = {1, 1, 0.75, 0.45};
  private static final double HAND = 5;
  private static final double TURNS = 5;
  private static final double EFFORT_AS_FAME = 0.45;
  private static final double SHARDS_IN_SCORE = 1 / 3.0;
  private static final int ENOUGH_SHARDS = 8;
  private static final int ENOUGH_FOOD = 6;
  private static final double HURT = 0.5;
  private static final double DANGER = 0.04;
  private static final double DEATH = 3;
  private static final double BOUND = 0.3;
  private static final double FATIGUE = 0.4;
  private static final double LATER = 0.5;
  private static final double LEFT_OVER = 0.05;
  private static final int ENOUGH_EFFORT = 9;
  private static final double UNPLAYED = 0.15;
  private static final double CHOICE = 1.0;
  private static final double CARD = 0.25;

  private final Worth worth;
  private final Strength strength;
  private final Outlook outlook;

  public Prospects(Cards cards) {
    this.worth = new Worth(cards);
    this.strength = new Strength(worth);
    this.outlook = new Outlook(worth, strength);
  }

  /** From 0 to 1: the seat's standing against the best of the others. */
  public double of(Table table, Seat seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index()) {
        best = Math.max(best, standing(table, Seat.of(i)));
      }
    }
    double lead = standing(table, seat) - best;
    return 1 / (1 + Math.exp(-lead / SCALE));
  }

  private double standing(Table table, Seat seat) {
    Hero hero = table.hero(seat);
    double ahead = Endings.isTriggered(table) ? 0 : AHEAD[table.clock.level()];
    double value = Endings.score(table, seat);
    value += ahead * future(hero) + Spoils.of(table, seat, ahead);
    if (table.isActive(seat)) {
      return value + turn(table, seat, hero, ahead);
    }
    return ahead == 0 ? value : value + kept(hero) + LATER * outlook.best(table, seat, kept(hero));
  }

  /** What deck, gear and tokens will bring. */
  private double future(Hero hero) {
    double value = Worth.FOOD * Math.min(ENOUGH_FOOD, hero.food());
    value += (Worth.SHARD - SHARDS_IN_SCORE) * Math.min(ENOUGH_SHARDS, hero.shards());
    int hurt = Hero.MOST_HEALTH - hero.health();
    value -= HURT * hurt + DANGER * hurt * hurt + (hero.health() <= 2 ? DEATH : 0);
    value += HAND * TURNS * EFFORT_AS_FAME * average(hero);
    for (int i = 0; i < Slot.ALL.size() && !hero.gear().isEmpty(); i++) {
      Integer card = hero.gear().get(Slot.ALL.get(i));
      value += card == null ? 0 : worth.value(card);
    }
    return value;
  }

  /** What a card of the deck is worth on average. */
  private double average(Hero hero) {
    Bag deck = hero.deck().bag();
    double sum = worth.play(deck) + worth.play(hero.hand());
    sum += worth.play(hero.discard()) + worth.play(hero.played());
    int size = deck.size() + hero.hand().size() + hero.discard().size() + hero.played().size();
    for (int i = 0; i < hero.bound().size(); i++) {
      sum += worth.play(hero.bound().get(i).card());
      size++;
    }
    return size == 0 ? 0 : sum / size;
  }

  /** What the turn under way promises. */
  private double turn(Table table, Seat seat, Hero hero, double ahead) {
    Stage stage = table.turn.stage();
    boolean explores = stage == Stage.FATIGUE || stage == Stage.EXPLORE;
    double value = ahead * (coming(table, seat, explores) + effort(hero.effort(), explores));
    if (explores || stage == Stage.ACQUIRE) {
      value += ahead * UNPLAYED * worth.play(hero.hand());
    }
    if (table.fight != null) {
      return isLeft(table) ? value : value + strength.fight(table, seat);
    }
    boolean now = explores && !table.turn.activated();
    return value + kept(hero) + (now ? 1 : LATER) * outlook.best(table, seat, kept(hero));
  }

  /** Whether the combat under way is over but for its end. */
  private static boolean isLeft(Table table) {
    for (Agenda<HofStep> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof CombatEnd) {
        return true;
      }
    }
    return false;
  }

  /** What can be spent buys a card; what is left when cards are bought is lost. */
  private static double effort(int effort, boolean explores) {
    return explores ? Worth.EFFORT * Math.min(effort, ENOUGH_EFFORT) : LEFT_OVER * effort;
  }

  /** What it is worth to have cards bound for a later combat. */
  private static double kept(Hero hero) {
    double value = 0;
    for (int i = 0; i < hero.bound().size(); i++) {
      value += Math.max(0, BOUND * hero.bound().get(i).power() - FATIGUE);
    }
    return value;
  }

  /** What the effects that are under way will give. */
  private static double coming(Table table, Seat seat, boolean draws) {
    double value = 0;
    for (Agenda<HofStep> at = table.agenda(); !at.isEmpty(); at = at.pop()) {
      if (at.top() instanceof Program program) {
        value += Worth.of(program.rest());
      } else if (at.top() instanceof Paying paying) {
        value += Worth.of(paying.effects());
      } else if (at.top() instanceof Choosing<?>) {
        value += CHOICE;
      } else if (at.top() instanceof PainDraw pain && pain.seat().equals(seat)) {
        value -= Danger.of(table.hero(seat), pain.left());
      } else if (draws && at.top() instanceof DrawHand draw) {
        value += CARD * draw.left();
      }
    }
    return value;
  }
}
