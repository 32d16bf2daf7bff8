package org.lawspeaker.hofordeals.skills;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Curse;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Cards are played from hand in the own turn (HOF-PLAY-01, HOF-PLAY-03). */
public final class Playing {
  /** More cards are not played in one turn, whatever a pack says. */
  public static final int MOST = 300;

  private static final Citation HAND = Citation.of("HOF-PLAY-09");
  private static final Citation ACTION = Citation.of("HOF-PLAY-05");
  private static final Citation CURSE = Citation.of("HOF-Q-79");
  private static final Citation SKILLS = Citation.of("HOF-PLAY-04");
  private static final Citation ATTACK = Citation.of("HOF-Q-81");
  private static final Citation BIND = Citation.of("HOF-BIND-01");
  private static final Citation NOT_ATTACK = Citation.of("HOF-Q-76");
  private static final Citation LIMIT = Citation.of("HOF-BIND-02");
  private static final Citation MANY = Citation.of("HOF-Q-115");

  private Playing() {}

  /** Proposes to play or bind the cards of the hand: what forbids it is looked at once for all. */
  static void propose(Table table, Seat seat, Proposals<HofMove> moves) {
    if (table.turn.played().size() >= MOST) {
      return;
    }
    Bag hand = table.hero(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.nth(i);
      if (!hand.isFirst(i)) {
        continue;
      }
      if (!table.cards.isAttack(card)) {
        if (!isUnplayable(table.cards.card(card))) {
          moves.addLegal(Play.of(seat, card));
        }
      } else if (hasRoom(table, seat)) {
        moves.addLegal(Bind.of(seat, card));
      }
    }
  }

  private static boolean isUnplayable(Card card) {
    return card instanceof Equipment || (card instanceof Curse curse && !curse.playable());
  }

  private static boolean hasRoom(Table table, Seat seat) {
    return table.hero(seat).bound().size() < Equipping.limit(table, seat);
  }

  static void judge(Table table, Play play, Faults faults) {
    judgeHand(table, play.by(), play.card(), faults);
    Card card = table.cards.card(play.card());
    if (card instanceof Equipment) {
      faults.add(SKILLS, "no-skill-card", "card", card.name());
    } else if (isUnplayable(card)) {
      faults.add(CURSE, "curse", "card", card.name());
    } else if (table.cards.isAttack(play.card())) {
      faults.add(ATTACK, "attack-card", "card", card.name());
    }
  }

  static void judge(Table table, Bind bind, Faults faults) {
    judgeHand(table, bind.by(), bind.card(), faults);
    if (!table.cards.isAttack(bind.card())) {
      faults.add(NOT_ATTACK, "no-attack-card", "card", table.cards.name(bind.card()));
    }
    if (!hasRoom(table, bind.by())) {
      faults.add(LIMIT, "binding-limit", "limit", Equipping.limit(table, bind.by()));
    }
  }

  private static void judgeHand(Table table, Seat seat, int card, Faults faults) {
    if (table.hero(seat).hand().count(card) == 0) {
      faults.add(HAND, "not-in-hand", "card", table.cards.name(card));
    }
    if (table.turn.played().size() >= MOST) {
      faults.add(MANY, "too-many-plays");
    }
  }

  /**
   * An Action card goes to the played area, where it stays to the end of the turn (HOF-PLAY-06);
   * its value and ability take effect.
   */
  static void play(Table table, Seat seat, int card) {
    Hero hero = table.hero(seat);
    table.set(seat, hero.playing(card));
    table.turn = table.turn.withPlayed(table.turn.played().withLast(card));
    table.tellCard(ACTION, "played", seat, "plays", card);
    Occasions.fire(table, new Source(seat, card), Moment.PLAYED);
    value(table, seat, card);
  }

  /** The resource value of an Action card is gained. */
  public static void value(Table table, Seat seat, int card) {
    Skill skill = table.cards.skill(card);
    if (skill == null) {
      return;
    }
    if (skill.effort() > 0) {
      table.gain(seat, Resource.EFFORT, skill.effort(), ACTION);
    }
    if (skill.food() > 0) {
      table.gain(seat, Resource.FOOD, skill.food(), ACTION);
    }
  }

  /**
   * An Attack card goes to the weapon (HOF-PLAY-07), where its Power waits for a combat
   * (HOF-POWER-02); without another moment its ability works.
   */
  static void bind(Table table, Seat seat, int card) {
    bind(table, seat, card, BIND);
  }

  /** Binds an Attack card of the hand by this clause. */
  public static void bind(Table table, Seat seat, int card, Citation why) {
    Hero hero = table.hero(seat);
    Hero bound = hero.dropping(card).binding(card, Equipping.power(table, seat, card), false);
    table.set(seat, bound);
    table.turn = table.turn.withPlayed(table.turn.played().withLast(card));
    table.tellCard(why, "bound", seat, "binds", card);
    int id = bound.bound().get(bound.bound().size() - 1).id();
    Occasions.fire(table, new Source(seat, card, id), Moment.PLAYED);
  }
}
