package org.lawspeaker.hofordeals.piles;

import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.CardPick;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Kind;
import org.lawspeaker.hofordeals.table.Skill;
import org.lawspeaker.hofordeals.table.Table;

/** Which cards of a zone an effect means. */
@Doc("Which cards of a zone are meant.")
public enum Which {
  ANY("card"),
  ACTION("Action card"),
  ATTACK("Attack card"),
  NON_ATTACK("non-Attack card"),
  BASIC("Basic card"),
  NON_BASIC("non-Basic card"),
  CURSE("Curse"),
  WITH_POWER("card with Power"),
  WITHOUT_POWER("card without Power");

  private final String says;

  Which(String says) {
    this.says = says;
  }

  /** So many such cards: {@code 2 Curses}. */
  public String says(int number) {
    return number + " " + (number == 1 ? says : all());
  }

  /** Such cards in general: {@code Curses}. */
  public String all() {
    return says.startsWith("card ") ? "cards" + says.substring(4) : says + "s";
  }

  /** Whether this card is meant. */
  public boolean fits(Table table, int card) {
    Cards cards = table.cards;
    return switch (this) {
      case ANY -> true;
      case ACTION -> cards.skill(card) != null && !cards.isAttack(card);
      case ATTACK -> cards.isAttack(card);
      case NON_ATTACK -> !cards.isAttack(card);
      case BASIC -> cards.isBasic(card);
      case NON_BASIC -> !cards.isBasic(card);
      case CURSE -> cards.kind(card) == Kind.CURSE;
      case WITH_POWER -> hasPower(cards, card);
      case WITHOUT_POWER -> !hasPower(cards, card);
    };
  }

  private static boolean hasPower(Cards cards, int card) {
    Skill skill = cards.skill(card);
    return skill != null && skill.power() > 0;
  }

  /** Whether any card of the zone is meant. */
  public boolean isIn(Table table, Bag zone) {
    for (int i = 0; i < zone.size(); i++) {
      if (fits(table, zone.nth(i))) {
        return true;
      }
    }
    return false;
  }

  /** Proposes to pick each card of the zone that is meant, each once. */
  public void propose(
      Table table, Seat seat, Bag zone, CardPick.From pick, Proposals<HofMove> moves) {
    for (int i = 0; i < zone.size(); i++) {
      int card = zone.nth(i);
      if (zone.isFirst(i) && fits(table, card)) {
        moves.addLegal(pick.of(seat, card));
      }
    }
  }
}
