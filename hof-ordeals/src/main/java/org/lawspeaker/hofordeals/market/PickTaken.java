package org.lawspeaker.hofordeals.market;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.gear.Equipping;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.state.Supply;
import org.lawspeaker.hofordeals.table.Choosing;
import org.lawspeaker.hofordeals.table.Table;

/**
 * A player takes cards without paying, as long as their costs stay within a limit.
 *
 * @param seat who
 * @param left what is left of the limit
 * @param discarded whether from the Dealer's discard pile
 * @param among by the reading that the limit is for each card alone, the cards that lay there and
 *     are still to be taken or left (HOF-Q-75)
 */
public record PickTaken(Seat seat, int left, boolean discarded, @CardNumber Optional<Bag> among)
    implements Choosing<PickCard> {
  private static final Citation TAKE = Citation.of("HOF-DECK-14");
  private static final Citation LIMIT = Citation.of("HOF-CARD-48");
  private static final Citation SUM = Citation.of("HOF-Q-75");
  private static final Citation RELIC = Citation.of("HOF-Q-117");
  private static final Window WINDOW =
      Window.of("take", "Which card is taken without paying?", TAKE, LIMIT);

  /** The first choice, of the cards that lie there now. */
  static PickTaken of(Table table, Seat seat, int limit, boolean discarded) {
    return new PickTaken(
        seat,
        limit,
        discarded,
        table.settings.eachUpTo() ? Optional.of(Market.zone(table, discarded)) : Optional.empty());
  }

  /** Obtains a card of the Row or of the Dealer's discard pile. */
  static void obtain(Table table, Seat seat, int card, boolean discarded, Market.Way way) {
    if (discarded) {
      Supply dealer = table.decks.dealer();
      table.decks =
          table.decks.withDealer(new Supply(dealer.deck(), dealer.discard().without(card)));
      Market.place(table, seat, card, way);
    } else {
      Market.take(table, seat, card, way);
    }
  }

  @Override
  public boolean owes(Table table) {
    return Market.any(table, discarded, card -> isOffered(table, card));
  }

  /** An Equipment card for a slot with a Relic cannot be taken (HOF-Q-117). */
  private boolean isOffered(Table table, int card) {
    return table.cards.cost(card) <= left
        && Market.isObtainable(table, table.cards.cost(card))
        && Equipping.fits(table, seat, card)
        && (among.isEmpty() || among.get().count(card) > 0);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public boolean mayDecline(Table table) {
    return true;
  }

  @Override
  public Class<PickCard> kind() {
    return PickCard.class;
  }

  @Override
  public Citation why() {
    return TAKE;
  }

  /** Says of a card that lies there why it cannot be taken. */
  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof PickCard pick && Market.zone(table, discarded).count(pick.card()) > 0) {
      if (!Equipping.fits(table, seat, pick.card())) {
        faults.add(RELIC, "relic-in-slot", "card", table.cards.name(pick.card()));
      }
      if (table.cards.cost(pick.card()) > left) {
        faults.add(SUM, "too-dear", "left", left);
      }
      Market.judgeFree(table, table.cards.cost(pick.card()), faults);
      if (among.isPresent() && among.get().count(pick.card()) == 0) {
        faults.add(SUM, "came-later", "card", table.cards.name(pick.card()));
      }
    } else {
      Choosing.super.judge(table, move, faults);
    }
  }

  @Override
  public Window window(Table table) {
    return WINDOW;
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Market.propose(table, discarded, card -> PickCard.of(seat, card), moves);
    moves.addLegal(new Decline(seat));
  }

  @Override
  public boolean offers(Table table, PickCard pick) {
    return Market.zone(table, discarded).count(pick.card()) > 0 && isOffered(table, pick.card());
  }

  @Override
  public void choose(Table table, PickCard pick) {
    int cost = among.isPresent() ? 0 : table.cards.cost(pick.card());
    Optional<Bag> rest = among.map(cards -> cards.without(pick.card()));
    table.replaceTop(new PickTaken(seat, left - cost, discarded, rest));
    obtain(table, seat, pick.card(), discarded, Market.Way.TAKEN);
  }
}
