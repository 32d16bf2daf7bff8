package org.lawspeaker.hofordeals.occasions;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.InForce;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** Abilities that work at any time but while Pain is resolved (HOF-CARD-28, HOF-Q-73). */
public final class Reactions {
  /** The clause that lets them work whatever is asked. */
  public static final Citation ANY_TIME = Citation.of("HOF-CARD-28");

  private static final Citation SHIELD = Citation.of("HOF-EQUIP-09");
  private static final Citation BOARD = Citation.of("HOF-EQUIP-01");
  private static final Citation ONE_IN_USE = Citation.of("HOF-Q-51");

  private Reactions() {}

  /** The ability of this card that can be used now, as at any time but in Pain (HOF-CARD-28). */
  public static Optional<Ability> find(Table table, Seat seat, int card) {
    if (!table.cards.works(card, Moment.ANY_TIME)
        || isPain(table)
        || !isInForce(table, seat, card)) {
      return Optional.empty();
    }
    Source source = new Source(seat, card);
    ImmutableList<Ability> abilities = table.cards.card(card).abilities();
    for (Ability ability : abilities) {
      if (ability.on() == Moment.ANY_TIME && Abilities.isUsable(table, source, ability)) {
        return Optional.of(ability);
      }
    }
    return Optional.empty();
  }

  /** A shield beside another weapon than it is for does nothing (HOF-Q-50). */
  private static boolean isInForce(Table table, Seat seat, int card) {
    return InForce.works(table, seat, table.cards.equipment(card).slot(), card);
  }

  /** Whether a player has an ability that can be used now, as at any time. */
  public static boolean any(Table table, Seat seat) {
    for (int card : table.hero(seat).gear().values()) {
      if (find(table, seat, card).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Proposes every ability of a player that can be used at any time. */
  public static void propose(Table table, Seat seat, Proposals<HofMove> moves) {
    for (int card : table.hero(seat).gear().values()) {
      if (find(table, seat, card).isPresent()) {
        moves.addLegal(Use.of(seat, card));
      }
    }
  }

  /** Proposes them to a player who is asked in the own turn: whenever that player can act. */
  public static void proposeOwn(Table table, Seat seat, Proposals<HofMove> moves) {
    if (table.isActive(seat)) { // HOF-Q-73
      propose(table, seat, moves);
    }
  }

  /** Whether this move uses such a card in the own turn. */
  public static boolean isOwn(Table table, HofMove move) {
    return move instanceof Use use && table.isActive(use.by()) && is(table, use);
  }

  private static boolean isPain(Table table) {
    return table.agenda().toList().stream().anyMatch(HofStep::isPain);
  }

  /** Whether this card has an ability that works at any time. */
  public static boolean is(Table table, Use use) {
    return table.hero(use.by()).gear().containsValue(use.card())
        && table.cards.works(use.card(), Moment.ANY_TIME);
  }

  /** Adds why it cannot be used. */
  public static void judge(Table table, Use use, Faults faults) {
    if (!table.hero(use.by()).gear().containsValue(use.card())) {
      judgeUnworn(table, use, faults);
    } else if (!table.cards.works(use.card(), Moment.ANY_TIME)) {
      faults.add(ANY_TIME, "not-at-any-time", "card", table.cards.name(use.card()));
    } else if (isPain(table)) {
      faults.add(ANY_TIME, "pain", "card", table.cards.name(use.card()));
    } else if (!isInForce(table, use.by(), use.card())) {
      faults.add(SHIELD, "inactive-shield", "card", table.cards.name(use.card()));
    } else if (find(table, use.by(), use.card()).isEmpty()) {
      for (Ability ability : table.cards.card(use.card()).abilities()) {
        if (ability.on() == Moment.ANY_TIME) {
          Abilities.judge(table, new Source(use.by(), use.card()), ability, faults);
        }
      }
    }
  }

  /** Adds why a card is not in use: another of its slot covers it, or it is not there at all. */
  public static void judgeUnworn(Table table, Use use, Faults faults) {
    String name = table.cards.name(use.card());
    if (table.hero(use.by()).covered().containsValue(use.card())) {
      faults.add(ONE_IN_USE, "covered", "card", name);
    } else {
      faults.add(BOARD, "not-equipped", "card", name);
    }
  }

  /** Uses it. */
  public static void use(Table table, Use use) {
    Ability ability = find(table, use.by(), use.card()).orElseThrow();
    table.tellCard(ANY_TIME, "used", use.by(), "uses", use.card());
    Abilities.start(table, new Source(use.by(), use.card()), ability);
  }
}
