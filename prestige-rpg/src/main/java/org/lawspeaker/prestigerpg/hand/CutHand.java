package org.lawspeaker.prestigerpg.hand;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A player above the maximum hand size discards down to it, as they choose (PRE-END-08).
 *
 * @param seat who
 */
public record CutHand(Seat seat) implements PrestigeFrame {
  private static final Citation CUT = Citation.of("PRE-END-08");
  private static final Window ASKED =
      Window.of("hand-limit", "Discard which card, with too many in hand?", CUT);

  @Override
  public boolean owes(Table table) {
    return table.lives(seat) && table.sheet(seat).hand().size() > HandLimit.ceiling(table, seat);
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return asks();
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return asks();
  }

  private Pending<PrestigeMove> asks() {
    return new Pending.Choose<>(seat, ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    Hands.propose(table, seat, moves);
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickCard pick)) {
      faults.notAsked();
    } else if (table.sheet(seat).hand().count(pick.card()) == 0) {
      faults.add(CUT, "not-that-card");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(CUT);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    Hands.discard(table, seat, ((PickCard) move).card(), CUT);
  }

  @Override
  public void run(Table table) {
    table.pop();
  }
}
