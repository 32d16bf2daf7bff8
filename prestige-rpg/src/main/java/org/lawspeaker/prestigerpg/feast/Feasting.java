package org.lawspeaker.prestigerpg.feast;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.creature.Blows;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.hand.DrawDeck;
import org.lawspeaker.prestigerpg.hand.Drawing;
import org.lawspeaker.prestigerpg.hand.Feast;
import org.lawspeaker.prestigerpg.hand.HandLimit;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player may draw further cards, one at a time, and the creature gains life by it
 * (PRE-GLUTTONY-02, PRE-Q-85).
 *
 * @param seat who
 * @param drawn how many further cards so far
 */
public record Feasting(Seat seat, int drawn) implements PrestigeFrame {
  private static final Citation DRAW = Citation.of("PRE-GLUTTONY-01");
  private static final Citation GROWS = Citation.of("PRE-GLUTTONY-02");
  private static final Window ASKED = Window.of("feast", "Draw a further card?", DRAW, GROWS);
  private static final String FURTHER = "draw";
  private static final ImmutableList<String> WAYS = ImmutableList.of("stop", FURTHER);

  /** Everybody may feast after the cards of the round, if the encounter lets them. */
  public static void offer(Table table) {
    if (table.changes(Feast.class).has(Feast.class)) {
      ImmutableList<Seat> order = table.inOrder();
      for (int i = order.size() - 1; i >= 0; i--) {
        table.push(new Feasting(order.get(i), 0));
      }
    }
  }

  @Override
  public boolean owes(Table table) {
    return table.lives(seat)
        && table.sheet(seat).hand().size() < HandLimit.ceiling(table, seat)
        && !DrawDeck.cards(table.piles).isEmpty();
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(seat, ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    WAYS.forEach(way -> moves.add(new PickOption(seat, way)));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickOption pick)) {
      faults.notAsked();
    } else if (!WAYS.contains(pick.way())) {
      faults.add(DRAW, "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(DRAW);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    answer(table, ((PickOption) move).way().equals(FURTHER));
  }

  private void answer(Table table, boolean draws) {
    if (!draws) {
      table.pop();
      return;
    }
    table.replaceTop(new Feasting(seat, drawn + 1));
    grow(table);
    table.push(Drawing.cards(Cause.FEAST, seat, 1));
  }

  /** By how much the creature grows if this player draws a further card now. */
  public int grows(Table table) {
    Optional<Feast> found = table.changes(Feast.class).first(Feast.class);
    // As many cards as the maximum has been raised by are free (PRE-GLUTTONY-09).
    if (found.isEmpty() || drawn < HandLimit.more(table, seat, true)) {
      return 0;
    }
    Feast feast = found.get();
    boolean starved = HandLimit.more(table, seat, false) < 0;
    return starved ? feast.starved() : feast.grows();
  }

  private void grow(Table table) {
    int life = grows(table);
    if (life == 0) {
      return;
    }
    Blows.changeLife(table, -1, life, 1);
    if (table.isTelling()) {
      table.tell(GROWS, "grows", table.encounter().name() + " grows");
    }
  }

  @Override
  public void run(Table table) {
    table.pop();
  }

  @Override
  public Optional<PrestigeFrame> without(Seat dead) {
    return dead.equals(seat) ? Optional.empty() : Optional.of(this);
  }
}
