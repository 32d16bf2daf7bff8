package org.lawspeaker.prestigerpg.story;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
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
  public Pending<PrestigeMove> asks(Table table) {
    return new Pending.Chance<>(
        RANDOM, Distribution.uniform(ballot.ways().size(), way -> new ByLot(way)));
  }

  @Override
  public void judge(Table table, PrestigeMove move, Faults faults) {
    if (!(move instanceof ByLot lot)) {
      faults.notAsked();
    } else if (lot.way() < 0 || lot.way() >= ballot.ways().size()) {
      faults.add(RANDOM, "not-that-way");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, PrestigeMove move) {
    return ImmutableList.of(RANDOM);
  }

  @Override
  public void make(Table table, PrestigeMove move) {
    ballot.decide(table, ((ByLot) move).way());
  }
}
