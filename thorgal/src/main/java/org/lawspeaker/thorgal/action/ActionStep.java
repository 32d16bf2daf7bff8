package org.lawspeaker.thorgal.action;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.thorgal.moves.Activate;
import org.lawspeaker.thorgal.moves.Oppose;
import org.lawspeaker.thorgal.moves.Pass;
import org.lawspeaker.thorgal.moves.Play;
import org.lawspeaker.thorgal.moves.SeatMove;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.state.Hand;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.Opposer;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * An action step: the destiny player first, then each bane player, one action each, until all have
 * passed one directly after the other (THO-ACT-01, THO-ACT-02, THO-PASS-04, THO-Q-84). It is the
 * same in Dawn, in the Journey (THO-JACT-01) and in Dusk (THO-DUSK-01).
 *
 * @param seat whose action it is
 * @param passes how many have passed since the last other action (THO-Q-30)
 */
public record ActionStep(Seat seat, int passes) implements ThorgalFrame {
  private static final Window DAWN_WINDOW = window("THO-ACT-04");
  private static final ImmutableMap<Phase, Window> OF_DESTINY =
      ImmutableMap.of(
          Phase.DAWN,
          DAWN_WINDOW,
          Phase.JOURNEY,
          window("THO-JACT-02"),
          Phase.DUSK,
          window("THO-DUSK-02"));
  private static final ImmutableMap<Phase, Window> OF_BANE =
      ImmutableMap.of(
          Phase.DAWN,
          window("THO-ACT-05"),
          Phase.JOURNEY,
          window("THO-JACT-03"),
          Phase.DUSK,
          window("THO-DUSK-03"));
  private static final Citation PRIORITY = Citation.of("THO-ACT-01");
  private static final Citation IN_TURN = Citation.of("THO-ACT-02");
  private static final Citation RESOLVED = Citation.of("THO-ACT-08");
  private static final Citation PASS = Citation.of("THO-PASS-01");
  private static final Citation ALWAYS = Citation.of("THO-PASS-02");
  private static final Citation OVER = Citation.of("THO-PASS-04");
  private static final Citation ALTERNATE = Citation.of("THO-PASS-03");

  private static Window window(String actions) {
    return Window.of(
        "action",
        "Play a card, activate an effect, or pass?",
        Citation.of(actions),
        Citation.of("THO-ACT-01"));
  }

  /** The step as it begins. */
  public static ActionStep start(Table table) {
    return new ActionStep(table.clock.destiny(), 0);
  }

  @Override
  public boolean owes(Table table) {
    return passes < table.playersIn() && table.side(seat).in();
  }

  @Override
  public Pending<ThorgalMove> asks(Table table) {
    ImmutableMap<Phase, Window> windows = table.isDestiny(seat) ? OF_DESTINY : OF_BANE;
    return new Pending.Choose<>(seat, windows.getOrDefault(table.clock.phase(), DAWN_WINDOW));
  }

  /** Playing a card, activating an effect, passing (THO-ACT-03). */
  @Override
  public void propose(Table table, Proposals<ThorgalMove> moves) {
    Suit suit = table.suitOf(seat);
    Hand hand = table.store(seat, suit).hand();
    for (int i = 0; i < hand.size(); i++) {
      if (!hand.repeats(i)) {
        moves.add(new Play(seat, suit, hand.card(i)));
      }
    }
    ImmutableList<InPlay> party = table.side(seat).party();
    for (int i = 0; i < party.size(); i++) {
      InPlay card = party.get(i);
      if (table.cards.destiny(card.card()).card.activated().isPresent()) {
        moves.add(new Activate(seat, card.id()));
      }
    }
    if (!table.isDestiny(seat)) {
      for (Opposer opposer : table.journey.opposers()) {
        if (opposer.seat().equals(seat) && Activating.worksOpposing(table, opposer.companion())) {
          moves.add(new Activate(seat, opposer.companion().id()));
        }
      }
      ImmutableList<Land> lands = table.lands;
      for (int i = 0; i < lands.size(); i++) {
        if (lands.get(i).isConquered()) {
          moves.add(new Activate(seat, lands.get(i).id()));
        }
      }
    }
    moves.add(Pass.of(seat));
  }

  @Override
  public void judge(Table table, ThorgalMove move, Faults faults) {
    if (move instanceof Play play) {
      Playing.judge(table, seat, play.suit(), play.card(), faults);
    } else if (move instanceof Activate activate) {
      Activating.judge(table, seat, activate.id(), faults);
    } else if (!(move instanceof Pass)) {
      faults.notAsked();
    }
  }

  /**
   * It is another's turn: at the beginning the destiny player's, then one action each. And an
   * action is resolved to its end before the next. Opposing is no action, in nobody's turn.
   */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    if (table.agenda().top() == this) {
      if (move instanceof SeatMove ofSeat
          && !(move instanceof Oppose)
          && !seat.equals(ofSeat.seat())) {
        boolean begins = passes == 0 && table.clock.actions() == 0;
        table.notNow(faults, begins ? PRIORITY : IN_TURN);
      }
    } else if (move instanceof Play || move instanceof Activate || move instanceof Pass) {
      table.notNow(faults, RESOLVED);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, ThorgalMove move) {
    if (move instanceof Play play) {
      return Playing.allowedBy(table, seat, play.suit(), play.card());
    }
    return move instanceof Activate activate
        ? Activating.allowedBy(table, activate.id())
        : ImmutableList.of(PASS, ALWAYS);
  }

  @Override
  public void make(Table table, ThorgalMove move) {
    if (move instanceof Play play) {
      acted(table);
      Playing.play(table, seat, play.suit(), play.card());
    } else if (move instanceof Activate activate) {
      acted(table);
      Activating.activate(table, seat, activate.id());
    } else {
      passed(table);
    }
  }

  /** The seat takes an action that is not a pass. */
  private void acted(Table table) {
    table.clock = table.clock.withActions(table.clock.actions() + 1);
    table.replaceTop(new ActionStep(table.after(seat), 0));
  }

  /** The seat passes, which it may in every action step (THO-Q-36). */
  private void passed(Table table) {
    if (table.isTelling()) {
      table.tell(ALTERNATE, "passed", seat + " passes", "seat", "" + seat.index());
    }
    table.replaceTop(new ActionStep(table.after(seat), passes + 1));
  }

  /** Turns and passes go on without them; a pass of theirs counts no more (THO-Q-89). */
  @Override
  public Optional<ThorgalFrame> without(Table table, Seat out) {
    Seat before = seat;
    for (int i = 0; i < passes; i++) {
      do {
        before = Seat.of((before.index() + table.seats() - 1) % table.seats());
      } while (!table.side(before).in() && !before.equals(out));
      if (before.equals(out)) {
        return Optional.of(new ActionStep(seat, passes - 1));
      }
    }
    return Optional.of(this);
  }

  /** All have passed; or it is the turn of a seat that is out, and goes on to the next. */
  @Override
  public void run(Table table) {
    if (!table.side(seat).in()) {
      table.replaceTop(new ActionStep(table.after(seat), passes));
      return;
    }
    table.tell(OVER, "step-over", "all have passed in a row");
    table.pop();
  }
}
