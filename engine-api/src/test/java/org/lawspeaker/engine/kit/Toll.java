package org.lawspeaker.engine.kit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Actor;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;

/**
 * A game small enough to see the work table at work: each of two seats pays 1 to 3 coins, both at
 * once, and then seat 1 leaves.
 */
final class Toll extends WorkTable<Toll, Toll.Act, Toll.TollStep> {
  static final Citation PAY = Citation.of("TST-PAY-01");
  static final Citation PRICE = Citation.of("TST-PAY-02");
  static final Citation LEAVE = Citation.of("TST-LEAVE-01");
  static final Citation DEAD = Citation.of("TST-DEAD-01");
  static final Citation END = Citation.of("TST-END-01");

  int paid;
  boolean seat0IsDead;
  boolean over;
  int most = 5;

  Toll(TollStep step, Use use) {
    super(Agenda.of(step), use);
  }

  sealed interface Act extends Move permits Pay, Leave {}

  record Pay(Actor by, int coins) implements Act {}

  record Leave(Actor by) implements Act {}

  sealed interface TollStep extends Step<Toll, Act> permits Paying, Closing, Leaving, Endless {}

  record Paying(Seats owing) implements TollStep {
    private static final Window WINDOW = Window.of("pay", "How much do you pay?", PAY);

    @Override
    public boolean owes(Toll table) {
      return !owing.asSet().isEmpty();
    }

    @Override
    public Pending<Act> asks(Toll table) {
      return new Pending.Commit<>(owing.asSet(), ImmutableSet.of(), WINDOW);
    }

    @Override
    public void propose(Toll table, Proposals<Act> moves) {
      for (Seat seat : owing.asSet()) {
        if (moves.wants(seat)) {
          for (int coins = 0; coins <= 4; coins++) {
            moves.add(new Pay(seat, coins));
          }
        }
      }
    }

    @Override
    public void judge(Toll table, Act move, Faults faults) {
      if (!(move instanceof Pay pay)) {
        faults.notAsked();
      } else if (pay.coins() < 1 || pay.coins() > 3) {
        faults.add(PRICE, "wrong-price");
      }
    }

    @Override
    public ImmutableList<Citation> allows(Toll table, Act move) {
      return ImmutableList.of(PRICE, PAY);
    }

    @Override
    public void make(Toll table, Act move) {
      if (move instanceof Pay pay && pay.by() instanceof Seat seat) {
        table.paid += pay.coins();
        table.tellOnly(seat, PAY, "paid", "you pay " + pay.coins());
        table.tellOthers(seat, PAY, "pays", seat + " pays");
        table.replaceTop(new Paying(owing.without(Seats.of(ImmutableSet.of(seat)))));
      }
    }

    @Override
    public void run(Toll table) {
      table.replaceTop(new Closing());
    }
  }

  record Closing() implements TollStep {
    @Override
    public void run(Toll table) {
      table.tell(PAY, "all-paid", "all have paid", "coins", "" + table.paid);
      table.pop();
      table.push(new Leaving());
    }
  }

  record Leaving() implements TollStep {
    @Override
    public boolean owes(Toll table) {
      return true;
    }

    @Override
    public Pending<Act> asks(Toll table) {
      return new Pending.Choose<>(Seat.of(1), Window.of("leave", "Leave?", LEAVE));
    }

    @Override
    public void propose(Toll table, Proposals<Act> moves) {
      moves.add(new Leave(Seat.of(1)));
    }

    @Override
    public void judge(Toll table, Act move, Faults faults) {
      if (!(move instanceof Leave)) {
        faults.notAsked();
      }
    }

    @Override
    public ImmutableList<Citation> allows(Toll table, Act move) {
      return ImmutableList.of(LEAVE);
    }

    @Override
    public void make(Toll table, Act move) {
      table.pop();
      table.over = true;
    }
  }

  /** A step whose author erred. */
  record Endless() implements TollStep {
    @Override
    public void run(Toll table) {
      table.replaceTop(this);
    }
  }

  @Override
  protected @Nullable Outcome outcome() {
    return over
        ? Outcome.of(ImmutableList.of(Outcome.Result.WON, Outcome.Result.LOST), "left", END)
        : null;
  }

  @Override
  protected int mostSteps() {
    return most;
  }

  @Override
  protected void judgeUnasked(Act move, Faults faults) {
    if (seat0IsDead && move.by().equals(Seat.of(0))) {
      faults.add(DEAD, "dead");
    }
  }
}
