package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Flee;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Push;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.occasions.Reactions;
import org.lawspeaker.hofordeals.pain.PainDraw;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Table;

/** Clean-up, and push or flee if enemies remain (HOF-CLEAN-03). */
public record Continuing() implements HofStep {
  private static final Citation CHOOSE = Citation.of("HOF-CLEAN-03");
  private static final Citation PUSH = Citation.of("HOF-PUSH-01");
  private static final Citation TOO_HUNGRY = Citation.of("HOF-PUSH-04");
  private static final Citation INFECTED = Citation.of("HOF-INFECT-01");
  private static final Citation FLEE = Citation.of("HOF-FLEE-01");
  private static final Citation LEAVE = Citation.of("HOF-FLEE-04");
  private static final Citation NO_HAND = Citation.of("HOF-PLAY-02");
  private static final Window WINDOW = Window.of("push-or-flee", "Push or flee?", CHOOSE);

  @Override
  public boolean owes(Table table) {
    return !table.fight().enemies().isEmpty();
  }

  @Override
  public void run(Table table) {
    table.replaceTop(new CombatEnd(CombatEnd.How.WON));
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(table.active(), WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    moves.add(new Push(table.active()));
    moves.addLegal(new Flee(table.active()));
    Reactions.propose(table, table.active(), moves);
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof Push) {
      int cost = Foes.pushCost(table);
      if (table.hero(table.active()).food() < cost) {
        faults.add(TOO_HUNGRY, "too-little-food", "cost", cost);
      }
    } else if (move instanceof Use use && Reactions.is(table, use)) {
      Reactions.judge(table, use, faults);
    } else if (!(move instanceof Flee)) {
      faults.notAsked();
    }
  }

  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    if (table.active().equals(move.by()) && (move instanceof Play || move instanceof Bind)) {
      faults.add(NO_HAND, "in-combat");
    } else if (table.active().equals(move.by()) && move instanceof Done) {
      faults.notNow(CHOOSE, table::pending);
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    if (move instanceof Push) {
      return ImmutableList.of(PUSH, CHOOSE);
    }
    return move instanceof Flee
        ? ImmutableList.of(FLEE, LEAVE, CHOOSE)
        : ImmutableList.of(Reactions.ANY_TIME);
  }

  @Override
  public void make(Table table, HofMove move) {
    Seat seat = table.active();
    if (move instanceof Use use) {
      Reactions.use(table, use);
    } else if (move instanceof Push) {
      int cost = Foes.pushCost(table);
      if (table.isTelling()) {
        Citation why = Foes.isAnyInfected(table) ? INFECTED : PUSH;
        table.tell(why, "pushed", seat + " pushes for " + cost + " Food");
      }
      table.lose(seat, Resource.FOOD, cost, PUSH);
      table.replaceTop(new StrikeDraw(true));
      // HOF-PUSH-02, HOF-INFECT-03: one for each enemy, whatever it is.
      table.push(new PainDraw(seat, table.fight().enemies().size()));
      Occasions.fire(table, seat, Moment.PUSHED);
    } else {
      int pain = 0;
      for (Enemy enemy : table.fight().enemies()) {
        pain += Foes.pain(table, enemy);
      }
      if (table.isTelling()) {
        table.tell(FLEE, "fled", seat + " flees for " + Words.count(pain, "Pain card"));
      }
      table.replaceTop(new CombatEnd(CombatEnd.How.FLED));
      table.push(new PainDraw(seat, pain));
      Occasions.fire(table, seat, Moment.FLED);
    }
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return CombatEnd.ofDead(table, dead, this);
  }
}
