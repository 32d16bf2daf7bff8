package org.lawspeaker.gloomkilforth.deeds;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.gloomkilforth.moves.DeedMove;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.DeedRules;
import org.lawspeaker.gloomkilforth.table.Table;

/** All Deeds (GOK-DEED-03). They cost no AP and may be repeated (GOK-DEED-04, GOK-TOKEN-05). */
public final class Deeds implements DeedRules {
  private static final ImmutableList<Deed<?>> ALL =
      ImmutableList.of(
          new Overcoming(), new Resolving(), new Assaulting(), new Teaming(), new Exchanging());

  private static final ImmutableMap<Class<?>, Deed<?>> BY_MOVE =
      ALL.stream().collect(ImmutableMap.toImmutableMap(Deed::kind, each -> each));

  private static Deed<?> of(DeedMove move) {
    return Objects.requireNonNull(BY_MOVE.get(move.getClass()));
  }

  @Override
  public void propose(Table table, Seat seat, Proposals<GloomMove> moves) {
    for (int i = 0; i < ALL.size(); i++) {
      ALL.get(i).propose(table, seat, moves);
    }
  }

  @Override
  public boolean opens(Table table, DeedMove move) {
    return opens(of(move), table, move);
  }

  private static <M extends DeedMove> boolean opens(Deed<M> deed, Table table, DeedMove move) {
    return deed.opens(table, deed.kind().cast(move));
  }

  @Override
  public void judge(Table table, DeedMove move, Faults faults) {
    judge(of(move), table, move, faults);
  }

  private static <M extends DeedMove> void judge(
      Deed<M> deed, Table table, DeedMove move, Faults faults) {
    deed.judge(table, deed.kind().cast(move), faults);
  }

  @Override
  public ImmutableList<Citation> allows(DeedMove move) {
    return ImmutableList.of(of(move).why());
  }

  @Override
  public void make(Table table, DeedMove move) {
    make(of(move), table, move);
  }

  private static <M extends DeedMove> void make(Deed<M> deed, Table table, DeedMove move) {
    deed.make(table, deed.kind().cast(move));
  }
}
