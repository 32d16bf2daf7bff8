package org.lawspeaker.prestigerpg.attack;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.creature.Foes;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * An ability, or another text, lets a player play attacks from the hand at once (PRE-Q-110), unless
 * the player has been turned (PRE-VAMPYRE-03).
 *
 * @param seat who
 * @param left how many
 * @param linked whether they are linked to an ability (PRE-ABILITY-04)
 */
public record ExtraAttack(Seat seat, int left, @Default("true") boolean linked)
    implements PrestigeFrame {
  private static final Citation AT_ONCE = Citation.of("PRE-Q-110");
  private static final Citation TURNED = Citation.of("PRE-VAMPYRE-03");
  private static final Window ASKED =
      Window.of("extra-attack", "Play which Attack card from the hand?", AT_ONCE);

  @Override
  public boolean owes(Table table) {
    return table.lives(seat)
        && !isTurned(table)
        && Foes.canBeHurt(table)
        && FromHand.holdsAny(table, seat);
  }

  @Override
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Choose<>(seat, ASKED);
  }

  @Override
  public void propose(Table table, Proposals<PrestigeMove> moves) {
    FromHand.propose(table, seat, moves);
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof PickCard pick)) {
      faults.notAsked();
    } else if (!FromHand.mayPlay(table, seat, pick.card())) {
      faults.add(AT_ONCE, "not-that-card");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(AT_ONCE);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    pickCard(table, ((PickCard) move).card());
  }

  @Override
  public boolean showsAttackOf(Seat shown) {
    return shown.equals(seat);
  }

  private void pickCard(Table table, int card) {
    table.pop();
    FromHand.take(table, seat, card);
    if (left > 1) {
      table.push(new ExtraAttack(seat, left - 1, linked));
    }
    table.clock = table.clock.withFlipped(true); // an Attack card is revealed (PRE-SET-03)
    Flipping.play(table, seat, card, linked);
  }

  @Override
  public void run(Table table) {
    table.pop();
    if (table.isTelling() && table.lives(seat) && isTurned(table)) {
      table.tell(TURNED, "no-flip", seat + " has been turned and plays no Attack card");
    }
  }

  private boolean isTurned(Table table) {
    return table.sheet(seat).marks().turned();
  }
}
