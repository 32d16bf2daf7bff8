package org.lawspeaker.thorgal.action;

import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.conditions.Phrases;
import org.lawspeaker.thorgal.moves.Decline;
import org.lawspeaker.thorgal.moves.Pick;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.table.Choosing;
import org.lawspeaker.thorgal.table.Symbol;
import org.lawspeaker.thorgal.table.Table;

/**
 * Elements or intrigue: one exhaustion marker may be taken off or put on any one card in play
 * (THO-SYM-01, THO-SYM-03, THO-Q-42).
 *
 * @param seat who may
 * @param symbol elements or intrigue
 */
public record SymbolChoice(Seat seat, Symbol symbol) implements Choosing<Pick> {
  private static final Citation ELEMENTS = Citation.of("THO-SYM-01");
  private static final Citation ELEMENTS_OPTIONAL = Citation.of("THO-SYM-02");
  private static final Citation INTRIGUE = Citation.of("THO-SYM-03");
  private static final Citation INTRIGUE_OPTIONAL = Citation.of("THO-SYM-05");
  private static final Citation USER = Citation.of("THO-Q-86");
  private static final Citation ANY_CARD = Citation.of("THO-Q-42");

  private boolean isElements() {
    return symbol == Symbol.ELEMENTS;
  }

  /** Elements without an exhausted card in play does nothing (THO-Q-42). */
  @Override
  public boolean owes(Table table) {
    return anyOffered(table);
  }

  private boolean anyOffered(Table table) {
    for (int i = 0; i < table.seats(); i++) {
      for (InPlay card : table.side(Seat.of(i)).party()) {
        if (!isElements() || card.isExhausted()) {
          return true;
        }
      }
    }
    for (Land land : table.lands) {
      if (!isElements() || land.exhaustion() > 0) {
        return true;
      }
    }
    for (Opposer opposer : table.journey.opposers()) {
      if (!isElements() || opposer.companion().isExhausted()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Class<Pick> kind() {
    return Pick.class;
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    Window window =
        isElements()
            ? Window.of(
                "elements",
                "Take an exhaustion marker off which card?",
                ELEMENTS,
                ELEMENTS_OPTIONAL)
            : Window.of(
                "intrigue", "Put an exhaustion marker on which card?", INTRIGUE, INTRIGUE_OPTIONAL);
    return new Pending.Choose<>(seat, window);
  }

  /** Intrigue on a bane card is of the player who played it, not of another bane player. */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    boolean isAnswer = move instanceof Pick || move instanceof Decline;
    if (!isElements() && isAnswer && !table.isDestiny(((SeatMove) move).seat())) {
      table.notNow(faults, USER);
    }
  }

  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    moves.add(Decline.of(seat));
    for (int i = 0; i < table.seats(); i++) {
      for (InPlay card : table.side(Seat.of(i)).party()) {
        offer(card.id(), card.exhaustion(), moves);
      }
    }
    for (Opposer opposer : table.journey.opposers()) {
      offer(opposer.companion().id(), opposer.companion().exhaustion(), moves);
    }
    for (Land land : table.lands) {
      offer(land.id(), land.exhaustion(), moves);
    }
  }

  private void offer(int id, int markers, Proposals<ThorgalMove> moves) {
    if (!isElements() || markers > 0) {
      moves.add(new Pick(seat, id));
    }
  }

  @Override
  public Citation why() {
    return isElements() ? ELEMENTS : INTRIGUE;
  }

  @Override
  public Citation offering() {
    return ANY_CARD;
  }

  @Override
  public boolean mayDecline(Table table) {
    return true;
  }

  @Override
  public Citation declining() {
    return isElements() ? ELEMENTS_OPTIONAL : INTRIGUE_OPTIONAL;
  }

  @Override
  public boolean offers(Table table, Pick pick) {
    return table.isInPlay(pick.id()) && (!isElements() || table.exhaustion(pick.id()) > 0);
  }

  /** Markers on one card add up (THO-SYM-04). */
  @Override
  public void choose(Table table, Pick pick) {
    table.pop();
    table.exhaust(pick.id(), isElements() ? -1 : 1);
    if (table.isTelling()) {
      String name = table.printed(pick.id());
      table.tell(
          why(),
          isElements() ? "readied" : "exhausted",
          Phrases.exhaustion(table.theirs(pick.id()), table.exhaustion(pick.id())),
          "card",
          name,
          "markers",
          "" + table.exhaustion(pick.id()));
    }
  }

  @Override
  public void decline(Table table) {
    if (table.isTelling()) {
      table.tell(
          declining(),
          "declined",
          seat + " does without " + symbol.name().toLowerCase(Locale.ROOT));
    }
    table.pop();
  }

  /** Nothing to choose from. */
  @Override
  public void run(Table table) {
    String none = isElements() ? "no card has an exhaustion marker" : "no card is in play";
    table.tell(ANY_CARD, "no-card", none);
    table.pop();
  }
}
