package org.lawspeaker.prestigerpg.laws;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.attack.Revealing;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.state.FaceDown;
import org.lawspeaker.prestigerpg.state.RiderOn;
import org.lawspeaker.prestigerpg.state.StandBy;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.Announced;

/**
 * What others have played face down in the fog of war, which only they know (PRE-FOG-02, PRE-Q-97):
 * on the damage stack, as Riders, as a card that is being announced, or discarded face down.
 */
final class Fogged {
  private final Table table;
  private final Seat seat;

  Fogged(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
  }

  /** The cards that lie so, but for those discarded. */
  List<Integer> cards() {
    List<Integer> cards = new ArrayList<>();
    each(
        card -> {
          cards.add(card);
          return card;
        });
    return cards;
  }

  /** Puts the last cards of a heap in their places. */
  void takeFrom(List<Integer> heap) {
    each(card -> heap.remove(heap.size() - 1));
  }

  private void each(IntUnaryOperator of) {
    ImmutableList.Builder<Attack> stack = ImmutableList.builder();
    for (Attack attack : table.stack) {
      stack.add(attack.owner().equals(seat) ? attack : attack(attack, of));
    }
    table.stack = stack.build();
    for (int i = 0; i < table.seats(); i++) {
      if (i != seat.index()) {
        riders(Seat.of(i), of);
      }
    }
    ImmutableList.Builder<PrestigeFrame> frames = ImmutableList.builder();
    for (PrestigeFrame frame : table.agenda().toList()) {
      frames.add(isSecret(frame) ? frame.guessing(of.applyAsInt(frame.lying())) : frame);
    }
    table.setAgenda(Agenda.of(frames.build()));
  }

  private static Attack attack(Attack attack, IntUnaryOperator of) {
    ImmutableList.Builder<RiderOn> riders = ImmutableList.builder();
    for (RiderOn rider : attack.riders()) {
      riders.add(new RiderOn(rider.card(), rider.face(), under(rider.under(), of)));
    }
    return attack.withUnder(under(attack.under(), of)).withRiders(riders.build());
  }

  private void riders(Seat other, IntUnaryOperator of) {
    ImmutableList.Builder<StandBy> riders = ImmutableList.builder();
    for (StandBy rider : table.sheet(other).riders()) {
      riders.add(new StandBy(rider.id(), rider.card(), under(rider.under(), of)));
    }
    table.set(other, table.sheet(other).withRiders(riders.build()));
  }

  private static int under(int card, IntUnaryOperator of) {
    return card == FaceDown.OPEN ? card : of.applyAsInt(card);
  }

  /** Only a bluff can be announced as a card that is no Attack card, so that it is known. */
  private boolean isSecret(PrestigeFrame frame) {
    if (frame instanceof Claiming claiming) {
      boolean isBluff = claiming.claimed() >= 0 && !table.cards.isAttack(claiming.claimed());
      return isSecret(claiming.seat(), claiming.under()) && !isBluff;
    }
    return frame instanceof Revealing revealing && isSecret(revealing.seat(), revealing.under());
  }

  private boolean isSecret(Seat owner, int under) {
    return !owner.equals(seat) && under != FaceDown.OPEN;
  }

  /** What the seat itself has announced and discarded face down; it knows that. */
  Pile ownAnnounced() {
    Pile own = Pile.empty();
    for (PrestigeFrame frame : table.agenda().toList()) {
      if (frame instanceof Announced play
          && play.source().user().equals(seat)
          && play.under() != FaceDown.OPEN) {
        own = own.withLast(play.under());
      }
    }
    return own;
  }

  /** What others have announced are some of these cards, each another; they are given back. */
  Pile announce(Pile buried) {
    int[] next = {0};
    ImmutableList.Builder<PrestigeFrame> frames = ImmutableList.builder();
    for (PrestigeFrame frame : table.agenda().toList()) {
      boolean secret =
          frame instanceof Announced play && isSecret(play.source().user(), play.under());
      frames.add(secret ? frame.guessing(buried.get(next[0]++)) : frame);
    }
    table.setAgenda(Agenda.of(frames.build()));
    return buried;
  }
}
