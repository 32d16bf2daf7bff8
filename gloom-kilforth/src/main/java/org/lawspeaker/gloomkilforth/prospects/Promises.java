package org.lawspeaker.gloomkilforth.prospects;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.gloomkilforth.confront.ConfrontTest;
import org.lawspeaker.gloomkilforth.effects.Lose;
import org.lawspeaker.gloomkilforth.journey.EncounterDraw;
import org.lawspeaker.gloomkilforth.regale.Regaling;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Progress;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.Foes;
import org.lawspeaker.gloomkilforth.table.Resource;
import org.lawspeaker.gloomkilforth.table.Reward;
import org.lawspeaker.gloomkilforth.table.Saga;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.gloomkilforth.table.Test;
import org.lawspeaker.gloomkilforth.table.Values;

/** What the map promises a hero: what it could do there, less the Actions that it takes. */
final class Promises {
  /** An Action is thought to cost a little more than the AP for it, so that it is worth doing. */
  static final double ACTION = 0.47;

  private static final double UNKNOWN = 3.3;

  /** Foes that are too strong are escaped from. */
  private static final double AVOIDED = 0.5;

  /** What most foes have. */
  private static final int SNEAK = 2;

  /** An encounter that is found is not yet overcome. */
  private static final double FOUND = 0.6;

  private static final double HURT = 1.6;
  private static final double LOST = 5;
  static final double HP = 1.7;
  private static final double TRAP = 0.7;
  private static final double TROPHY = 0.6;
  private static final double PLOT = 1.4;
  private static final double LAST_PLOT = 4;
  private static final double ANCIENT = 40;

  /** Who waits for the saga of another to be told does not wait beside the Ancient. */
  private static final double WAITING = 2;

  /** What wins the game is not put off, least of all in the last Days. */
  private static final double APPROACH = 2.5;

  private static final double LAST_APPROACH = 7.5;
  private static final double DISCOVERY = -0.3;
  private static final double MARKET = 1.6;
  private static final double BOUGHT = 1;
  private static final double REWARD = 0.8;
  private static final double HEALING = 1.1;
  private static final double SECOND = 0.15;
  private static final double HALF = 0.5;
  private static final double HOPELESS = 15;
  private static final int SPARE = 4;

  private final Table table;
  private final Seat seat;
  private final Hero hero;
  private final Wants wants;
  private final Values values;
  private final Stock stock;
  private final ImmutableList<Helping> helping;
  private final int face;
  private double best;
  private double sum;

  Promises(
      Table table,
      Seat seat,
      Wants wants,
      Values values,
      Stock stock,
      ImmutableList<Helping> helping) {
    this.table = table;
    this.seat = seat;
    this.hero = table.hero(seat);
    this.wants = wants;
    this.values = values;
    this.stock = stock;
    this.helping = helping;
    this.face = table.settings.heroSuccess();
  }

  /** The best that the hero can do somewhere, and a little for all else. */
  double best() {
    best = 0;
    sum = 0;
    for (int place = 0; place < table.sites.size(); place++) {
      look(place, Cards.distance(hero.at(), place));
    }
    for (Helping each : helping) {
      add(each.brings(), Cards.distance(hero.at(), table.hero(each.other()).at()));
    }
    if (!table.agenda().isEmpty()
        && table.agenda().top() instanceof EncounterDraw draw
        && draw.seat().equals(seat)) {
      add(unknown(draw.place()), 0);
    }
    return best + SECOND * Math.min(best, sum - best);
  }

  private void add(double value, double actions) {
    double worth = value - ACTION * actions;
    if (worth > 0) {
      best = Math.max(best, worth);
      sum += worth;
    }
  }

  private void look(int place, int far) {
    Site site = table.sites.get(place);
    Pile encounters = site.encounters();
    double danger = 0;
    for (int i = 0; i < encounters.size(); i++) {
      int card = encounters.get(i);
      if (far > 0 || table.isThere(seat, card)) {
        danger += encounter(card, far);
      }
    }
    boolean isWild = table.location(place).terrain().isWild();
    if (encounters.isEmpty() && isWild) {
      add(unknown(place), Math.max(1, far));
    }
    discoveries(site, far, danger);
    saga(place, far, danger);
    if (!site.plots().isEmpty()) {
      add((hero.isSagaComplete() ? LAST_PLOT : PLOT) + danger, far + 1.0);
    }
    if (!isWild) {
      add(market(), far + 1.0);
    }
    boolean isQuiet = far == 0 ? table.isEmpty(seat, place) : !isWild && encounters.isEmpty();
    int hurt = hero.maxHealth() - hero.hp();
    if (isQuiet && hurt > 0) {
      add(HP * hurt, far + hurt);
    }
  }

  /** An encounter that nobody has seen. */
  private double unknown(int place) {
    double share = stock.share(table.location(place).terrain(), wants.missing());
    double harm = Math.min(hero.hp(), stock.harm(table.location(place).terrain()) / fight());
    double value = UNKNOWN + FOUND * Wants.NOW * share - HP * AVOIDED * harm * seen();
    return hero.hp() <= 2 ? value - HURT : value;
  }

  private double fight() {
    return Math.max(1, values.fight());
  }

  /** A Hidden hero can evade its foes. */
  private double seen() {
    return hero.hidden() ? 1 - Rolls.atLeast(face, values.of(Attribute.SNEAK), SNEAK) : 1;
  }

  private void discoveries(Site site, int far, double danger) {
    Bag hand = hero.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (table.cards.card(hand.nth(i)) instanceof Reward reward
          && table.cards.number(reward.location()) == site.card()) {
        double bonus = Standing.worth(table, hero, reward.bonus());
        double value = DISCOVERY + bonus + Standing.asset(table, hand.nth(i));
        add(value + danger, far + 1.0);
      }
    }
  }

  /** Where the Finale is told, or the Ancient is. */
  private void saga(int place, int far, double danger) {
    if (hero.isSagaComplete()) {
      Ancient ancient = table.ancientAt(place);
      if (ancient != null) {
        double wins = Assaults.wins(table, seat, ancient);
        double actions = far + barred(place);
        if (!helping.isEmpty()) {
          add(WAITING * wins + danger, actions);
        } else if (table.isTimeToAssault()) {
          add(ANCIENT * wins + Assaults.lastChance(table) + danger - approach() * actions, 0);
        } else {
          add(ANCIENT * wins + danger, actions);
        }
      }
    } else if (hero.chapter() == Hero.FINALE && hero.saga().isPresent()) {
      Saga.Finale finale = Regaling.finale(table, seat);
      if (table.placeOf(finale.location()) == place) {
        int dice = values.of(finale.attribute());
        double tries = Rolls.tries(face, dice, finale.value() - hero.finale());
        double odds = Math.min(1, (hero.hp() + HALF) / tries);
        add(Standing.FINALE * odds + danger - APPROACH * (far + tries), 0);
      }
    }
  }

  /** What it costs to be driven back from where the Finale or the Ancient is. */
  double retreat() {
    boolean isTold = hero.isSagaComplete();
    return isTold ? approach() : hero.chapter() == Hero.FINALE ? APPROACH : ACTION;
  }

  private double approach() {
    return Assaults.lastChance(table) > 0 ? LAST_APPROACH : APPROACH;
  }

  /** How many Actions it takes to overcome what bars an Assault and is no enemy. */
  private double barred(int place) {
    Pile encounters = table.sites.get(place).encounters();
    double actions = 0;
    for (int i = 0; i < encounters.size(); i++) {
      int card = encounters.get(i);
      if (table.bars(seat, card) && !table.isEnemy(seat, card)) {
        double least = HOPELESS;
        for (Attribute attribute : table.cards.encounter(card).needs().keySet()) {
          least = Math.min(least, tries(card, attribute));
        }
        actions += least;
      }
    }
    return actions;
  }

  /** How many Confronts with this attribute an encounter is likely to take. */
  private double tries(int card, Attribute attribute) {
    int needed = table.cards.encounter(card).needs().getOrDefault(attribute, 0) - done(card);
    return Rolls.tries(face, values.of(attribute), needed);
  }

  /** What a visit to the Market is worth: a purchase, and wounds that are healed. */
  double market() {
    int spare = Math.max(0, hero.gold() - wants.cost());
    int heals = Math.min(hero.maxHealth() - hero.hp(), hero.gold());
    return (spare >= SPARE ? MARKET : 0) + HEALING * heals + bought();
  }

  /** What can be bought for the chapter under way. */
  private double bought() {
    if (hero.gold() < SPARE || wants.missing().isEmpty()) {
      return 0;
    }
    double best = 0;
    for (RewardType type : RewardType.values()) {
      best = Math.max(best, stock.shown(type, wants.missing()));
    }
    double price = Standing.gold(hero.gold(), wants) - Standing.gold(hero.gold() - SPARE, wants);
    return Math.max(0, best * (Wants.NOW + BOUGHT - price));
  }

  /** What a card of this type is worth that nobody has seen. */
  double drawn(RewardType type) {
    return REWARD + Wants.NOW * stock.share(type, wants.missing());
  }

  /** What three cards of this type are worth to choose from. */
  double shown(RewardType type) {
    return hero.gold() < SPARE ? REWARD : REWARD + Wants.NOW * stock.shown(type, wants.missing());
  }

  /** Looks at an encounter on the map; the answer is what it costs to come near it. */
  private double encounter(int card, int far) {
    if (table.isEnemy(seat, card)) {
      double value = enemy(card);
      add(value, far);
      return Math.min(0, value) * seen();
    }
    Encounter encounter = table.cards.encounter(card);
    for (Attribute attribute : encounter.needs().keySet()) {
      Progress progress = hero.against(card);
      boolean isBound = progress != null && progress.attribute() != attribute;
      if (encounter.isStranger() ? attribute == Attribute.INFLUENCE : !isBound) {
        confront(card, attribute, far);
      }
    }
    return 0;
  }

  /** Successes last until the hero makes Camp: what cannot be done in a Day is not begun. */
  private void confront(int card, Attribute attribute, int far) {
    Test test = underWay(card);
    if (test != null && test.attribute() != attribute) {
      return;
    }
    int needed = table.cards.encounter(card).needs().getOrDefault(attribute, 0);
    int ap = hero.camped() ? 0 : hero.ap();
    int today = ap - far;
    if (test != null) {
      int missing = needed - done(card) - test.successes();
      confront(card, attribute, 0, missing, test.left(), today);
    } else if (today > 0) {
      confront(card, attribute, far, needed - done(card), 0, today);
    }
    if (today < hero.hp() && (test == null || test.left() == 0)) {
      int tomorrow = hero.hp() - Math.max(0, -today);
      confront(card, attribute, Math.max(far, ap), needed, 0, tomorrow);
    }
  }

  /** The Test of a Confront of the hero that is being rolled, if it is against this card. */
  private @Nullable Test underWay(int card) {
    for (int i = 0; i < table.tests.size(); i++) {
      Test test = table.tests.get(i);
      boolean isConfront =
          test.purpose() instanceof ConfrontTest confront && confront.card() == card;
      if (isConfront && test.seat().equals(seat)) {
        return test;
      }
    }
    return null;
  }

  private int done(int card) {
    Progress progress = hero.against(card);
    return progress == null ? 0 : progress.successes();
  }

  /** With so many dice still to be rolled, and so many Confronts more until the hero makes Camp. */
  private void confront(int card, Attribute attribute, int far, int needed, int left, int more) {
    int all = values.of(attribute);
    int rolls = more + (left > 0 ? 1 : 0);
    if (rolls <= 0 && needed > 0) {
      return;
    }
    double tries = Math.min(rolls, Rolls.tries(face, all, needed));
    double odds = Rolls.atLeast(face, left + all * Math.max(0, more), needed);
    Encounter encounter = table.cards.encounter(card);
    boolean isNew = encounter.isStranger() && done(card) == 0;
    double angers = isNew ? 1 - Rolls.atLeast(face, all, 1) : 0;
    double value = odds * (1 - angers) * reward(card) + (angers > 0 ? angers * enemy(card) : 0);
    add(value - Math.max(1, tries) * trap(encounter), far + tries);
  }

  /** A Trap goes off with every Confront. */
  private static double trap(Encounter encounter) {
    double harm = 0;
    for (Effect effect : encounter.trap()) {
      boolean isHarm = effect instanceof Lose lose && lose.what() == Resource.HP;
      harm += isHarm ? HP * ((Lose) effect).amount() : TRAP;
    }
    return harm;
  }

  /** What a battle with a foe on the map comes to. */
  private double enemy(int card) {
    Duel duel = duel(card);
    double harm = HP * Math.max(0, hero.hp() - duel.left());
    double trap = trap(table.cards.encounter(card));
    return duel.wins() * reward(card) - harm - trap - (1 - duel.wins()) * lost();
  }

  /** What defeating an encounter brings. */
  double reward(int card) {
    Encounter encounter = table.cards.encounter(card);
    double gold = Standing.gold(hero.gold() + encounter.gold(), wants);
    return gold
        - Standing.gold(hero.gold(), wants)
        + wants.of(table, hero, card)
        + TROPHY * encounter.trophies().size();
  }

  /** A defeated hero loses all its gold, a card and the Day. */
  double lost() {
    return LOST + Standing.gold(hero.gold(), wants);
  }

  /** A battle with this foe, without Surprise. */
  private Duel duel(int foe) {
    return duel(foe, hero.hp(), Foes.health(table, foe));
  }

  Duel duel(int foe, int hp, int foeHp) {
    int own = values.fight();
    int its = Foes.fight(table, foe);
    return Duel.of(face, own, hp, table.settings.foeSuccess(), its, foeHp);
  }
}
