package org.lawspeaker.gloomkilforth.deeds;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.Assault;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.Exchange;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.moves.Overcome;
import org.lawspeaker.gloomkilforth.moves.Resolve;
import org.lawspeaker.gloomkilforth.moves.Team;
import org.lawspeaker.gloomkilforth.table.DeedRules;
import org.lawspeaker.gloomkilforth.table.Table;

/** The Deeds (GOK-DEED-03). */
public final class Deeds implements DeedRules {
  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    Assaulting.propose(table, seat, moves);
    Overcoming.propose(table, seat, moves);
    Resolving.propose(table, seat, moves);
    if (table.heroes.size() > 1) {
      Teaming.propose(table, seat, moves);
      Exchanging.propose(table, seat, moves);
    }
  }

  @Override
  public void judge(Table table, DeedMove move, Faults faults) {
    if (move instanceof Overcome overcome) {
      Overcoming.judge(table, overcome, faults);
    } else if (move instanceof Resolve resolve) {
      Resolving.judge(table, resolve, faults);
    } else if (move instanceof Assault assault) {
      Assaulting.judge(table, assault, faults);
    } else if (move instanceof Team team) {
      Teaming.judge(table, team, faults);
    } else {
      Exchanging.judge(table, (Exchange) move, faults);
    }
  }

  @Override
  public ImmutableList<Citation> allows(DeedMove move) {
    return ImmutableList.of(
        move instanceof Overcome
            ? Overcoming.OVERCOME
            : move instanceof Resolve
                ? Resolving.RESOLVE
                : move instanceof Assault
                    ? Assaulting.ASSAULT
                    : move instanceof Team ? Teaming.TEAM : Exchanging.EXCHANGE);
  }

  @Override
  public void make(Table table, DeedMove move) {
    if (move instanceof Overcome overcome) {
      Overcoming.make(table, overcome);
    } else if (move instanceof Resolve resolve) {
      Resolving.make(table, resolve);
    } else if (move instanceof Assault assault) {
      Assaulting.make(table, assault);
    } else if (move instanceof Team team) {
      Teaming.make(table, team);
    } else {
      Exchanging.make(table, (Exchange) move);
    }
  }
}
