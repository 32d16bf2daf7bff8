package org.lawspeaker.gloomkilforth.deeds;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Overcome;
import org.lawspeaker.gloomkilforth.moves.Resolve;
import org.lawspeaker.gloomkilforth.table.DeedRules;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Deeds (GOK-DEED-03). */
public final class Deeds implements DeedRules {
  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Overcoming.propose(table, seat, moves);
    Resolving.propose(table, seat, moves);
  }

  @Override
  public void judge(Table table, DeedMove move, Faults faults) {
    if (move instanceof Overcome overcome) {
      Overcoming.judge(table, overcome, faults);
    } else {
      Resolving.judge(table, (Resolve) move, faults);
    }
  }

  @Override
  public ImmutableList<Citation> allows(DeedMove move) {
    return ImmutableList.of(move instanceof Overcome ? Overcoming.OVERCOME : Resolving.RESOLVE);
  }

  @Override
  public void make(Table table, DeedMove move) {
    if (move instanceof Overcome overcome) {
      Overcoming.make(table, overcome);
    } else {
      Resolving.make(table, (Resolve) move);
    }
  }
}
