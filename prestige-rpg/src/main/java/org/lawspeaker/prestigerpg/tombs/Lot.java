package org.lawspeaker.prestigerpg.tombs;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.PrestigeState;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * A decision that chance makes, since all know the story (PRE-MODULE-04).
 *
 * @param ballot what would have been voted on
 */
public record Lot(Ballot ballot) implements PrestigeFrame {
  private static final Citation RANDOM = Citation.of("PRE-MODULE-04");

  @Override
  public boolean owes(Table table) {
    return true;
  }

  @Override
  public Pending<PrestigeMove> asks(Cards cards, PrestigeState state) {
    return new Pending.Chance<>(
        RANDOM, Distribution.uniform(ballot.ways().size(), way -> new ByLot(way)));
  }

  /** This way it is. */
  public void decide(Table table, int way) {
    ballot.decide(table, way);
  }
}
