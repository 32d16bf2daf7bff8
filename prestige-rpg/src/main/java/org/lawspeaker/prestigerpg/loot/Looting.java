package org.lawspeaker.prestigerpg.loot;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.items.Items;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * In Initiative order, the players take one Item of a body or pass, round after round, until none
 * is left or all pass in one round (PRE-LOOT-03, PRE-Q-63).
 *
 * @param body whose
 * @param order who is asked, in Initiative order
 * @param turn the index of the seat that is asked
 * @param passes how many have passed in this round since an Item was taken
 */
public record Looting(Seat body, ImmutableList<Seat> order, int turn, int passes)
    implements PrestigeFrame {
  private static final Citation LOOT = Citation.of("PRE-LOOT-03");

  private static final Citation OF_A_CREATURE = Citation.of("PRE-WEREBOAR-03");

  static Looting of(Table table, Seat body) {
    return new Looting(body, ImmutableList.of(), 0, 0);
  }

  /** Who is asked. */
  private Seat seat() {
    return order.isEmpty() ? body : order.get(turn);
  }

  @Override
  public boolean owes(Table table) {
    return !order.isEmpty() && passes < order.size() && !table.sheet(body).items().isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(
        seat(), Window.of("loot", "Take which item of " + body + "?", LOOT));
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    for (Held item : table.sheet(body).items()) {
      moves.add(new PickItem(seat(), item.id()));
    }
    moves.add(Done.of(seat()));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (move instanceof PickItem pick) {
      judge(table, pick, faults);
      if (faults.none() && Items.find(table.sheet(body), pick.item()) < 0) {
        faults.add(LOOT, "not-that-item");
      }
    } else if (move instanceof Done) {
    } else {
      faults.notAsked();
    }
  }

  /** Adds why an item cannot be taken at any moment: nobody takes those of a creature. */
  public static void judge(Table table, PickItem pick, Faults faults) {
    Seat owner = Items.owner(table, pick.item());
    if (owner != null && table.sheet(owner).status() == Status.CREATURE) {
      faults.add(OF_A_CREATURE, "not-that-item");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(LOOT);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    if (move instanceof PickItem pick) {
      pickItem(table, pick.item());
    } else {
      finish(table);
    }
  }

  private void pickItem(Table table, int id) {
    table.replaceTop(new Looting(body, order, (turn + 1) % order.size(), 0));
    Items.move(table, id, seat(), LOOT);
  }

  private void finish(Table table) {
    int next = (turn + 1) % order.size();
    boolean again = next == 0 && passes + 1 < order.size();
    table.replaceTop(new Looting(body, order, next, again ? 0 : passes + 1));
  }

  @Override
  public void run(Table table) {
    if (order.isEmpty()) {
      table.replaceTop(new Looting(body, table.inOrder(), 0, 0));
      return;
    }
    table.pop();
    Bodies.leave(table, body);
  }

  /** Who dies of an Item that has been taken is asked no more. */
  @Override
  public Optional<PrestigeFrame> without(Seat dead) {
    int at = order.indexOf(dead);
    if (at < 0) {
      return Optional.of(this);
    }
    ImmutableList<Seat> left = Lists.without(order, at);
    int next = at < turn ? turn - 1 : turn;
    return Optional.of(new Looting(body, left, next == left.size() ? 0 : next, passes));
  }
}
