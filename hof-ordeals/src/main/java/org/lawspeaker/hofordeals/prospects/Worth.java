package org.lawspeaker.hofordeals.prospects;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.hofordeals.effects.Gain;
import org.lawspeaker.hofordeals.effects.OneOf;
import org.lawspeaker.hofordeals.market.GainRelic;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Effect;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Minion;
import org.lawspeaker.hofordeals.table.Royalty;
import org.lawspeaker.hofordeals.table.Weapon;
import org.lawspeaker.hofordeals.table.Who;

/** What cards are worth to their players, worked out once from what is printed on them. */
final class Worth {
  static final double FOOD = 0.45;
  static final double SHARD = 0.65;
  static final double HEALTH = 0.35;
  static final double EFFORT = 0.45;
  private static final double OTHER = 0.9;

  /** What a Relic brings: about six Fame, and what it does. */
  static final double RELIC = 7.5;

  private static final double ABILITY = 0.6;
  private static final double CURSE = -0.9;
  private static final double FOOD_ON_CARD = 0.8;
  private static final double LASTING = 2.2;
  private static final double SWINGS = 1.0;

  /** By card: what drawing it is worth, in Effort. */
  private final double[] play;

  /** By card: the Power of it when it is drawn into a combat. */
  private final double[] force;

  /** By card: what wearing it, or winning over it, is worth in Fame. */
  private final double[] value;

  Worth(Cards cards) {
    int size = cards.index.size();
    play = new double[size];
    force = new double[size];
    value = new double[size];
    for (int card = 0; card < size; card++) {
      play[card] = play(cards, card);
      force[card] = force(cards, card);
      value[card] = value(cards.card(card));
    }
  }

  private static double play(Cards cards, int card) {
    if (cards.kind(card) == Kind.CURSE) {
      return CURSE;
    }
    var skill = cards.skill(card);
    return skill == null
        ? 0
        : skill.effort()
            + FOOD_ON_CARD * skill.food()
            + skill.power()
            + ABILITY * skill.abilities().size();
  }

  private static double force(Cards cards, int card) {
    var skill = cards.skill(card);
    return skill == null ? 0 : skill.effort() + skill.power();
  }

  private static double value(Card card) {
    if (card instanceof Equipment worn) {
      return worn.weapon().map(Worth::of).orElse(0.0)
          + LASTING * (worn.lasting().size() + worn.abilities().size());
    }
    if (card instanceof Encounter encounter) {
      return encounter.isBoss() ? 0 : of(encounter.reward()) + text(encounter);
    }
    if (card instanceof Royalty royalty) {
      return of(royalty.reward());
    }
    return card instanceof Minion minion ? of(minion.reward()) : 0;
  }

  private static double of(Weapon weapon) {
    return SWINGS * (weapon.power() + weapon.strike()) + weapon.binding() / 2.0;
  }

  /** What an Encounter without enemies gives. */
  private static double text(Encounter encounter) {
    boolean fights = !encounter.reward().isEmpty() || encounter.isAmbush();
    double pays =
        SHARD * encounter.cost().shards()
            + FOOD * encounter.cost().food()
            + HEALTH * encounter.cost().health();
    return fights ? 0 : of(encounter.effects()) - pays;
  }

  /** What effects give their user, in Fame. */
  static double of(ImmutableList<Effect> effects) {
    double sum = 0;
    for (Effect effect : effects) {
      sum += of(effect);
    }
    return sum;
  }

  private static double of(Effect effect) {
    if (effect instanceof OneOf choice) {
      return choice.who() == Who.YOU
          ? choice.of().stream().mapToDouble(Worth::of).max().orElse(0)
          : OTHER;
    }
    if (effect instanceof GainRelic) {
      return RELIC;
    }
    return effect instanceof Gain gain ? of(gain.what()) * gain.amount() : OTHER;
  }

  private static double of(Resource what) {
    return switch (what) {
      case FAME -> 1;
      case SHARDS -> SHARD;
      case FOOD -> FOOD;
      case HEALTH -> HEALTH;
      case EFFORT, POWER -> EFFORT;
    };
  }

  /** What wearing, winning over or activating a card is worth in Fame. */
  double value(int card) {
    return value[card];
  }

  double play(Bag cards) {
    return sum(play, cards);
  }

  double force(Bag cards) {
    return sum(force, cards);
  }

  double play(int card) {
    return play[card];
  }

  private static double sum(double[] each, Bag cards) {
    double sum = 0;
    for (int i = 0; i < cards.size(); i++) {
      sum += each[cards.nth(i)];
    }
    return sum;
  }
}
