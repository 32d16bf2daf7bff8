package org.lawspeaker.hofordeals.combat;

import com.google.common.collect.ImmutableList;
import java.util.Objects;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.hofordeals.moves.Assign;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.Divide;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Strike;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.occasions.Occasions;
import org.lawspeaker.hofordeals.skills.Using;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** The assign phase of a combat round (HOF-ASSIGN-01). */
public record Assigning() implements HofStep {
  private static final Citation ASSIGN = Citation.of("HOF-ASSIGN-01");
  private static final Citation EQUIPMENT = Citation.of("HOF-ASSIGN-02");
  private static final Citation BOSS_LAST = Citation.of("HOF-BOSS-04");
  private static final Citation SAME_ROUND = Citation.of("HOF-BOSS-05");
  private static final Citation DIVIDE = Citation.of("HOF-CARD-31");
  private static final Citation TOO_LITTLE = Citation.of("HOF-Q-29");
  private static final Citation TOO_FEW = Citation.of("HOF-PROTECT-03");
  private static final Citation NO_HAND = Citation.of("HOF-PLAY-02");
  private static final Window WINDOW =
      Window.of("assign", "What is assigned to which enemy?", ASSIGN, EQUIPMENT);

  @Override
  public boolean owes(Table table) {
    return !table.fight().enemies().isEmpty();
  }

  /** Without enemies there is nothing to assign (HOF-Q-105). */
  @Override
  public void run(Table table) {
    table.replaceTop(new Looting(Pile.empty()));
  }

  @Override
  public Pending<HofMove> asks(Table table) {
    return new Pending.Choose<>(table.active(), WINDOW);
  }

  @Override
  public void propose(Table table, Proposals<HofMove> moves) {
    Seat seat = table.active();
    Hero hero = table.hero(seat);
    boolean divides = table.changes(seat).has(DividePower.class);
    Enemy open = Foes.open(table);
    for (Enemy enemy : table.fight().enemies()) {
      if (open != null && open.id() != enemy.id()) {
        continue; // HOF-Q-29
      }
      for (Bound bound : hero.bound()) {
        if (bound.parts().isEmpty()) {
          moves.add(new Assign(seat, bound.id(), enemy.id()));
        }
        for (int part = 1; divides && part <= bound.power(); part++) {
          moves.add(new Divide(seat, part, bound.id(), enemy.id()));
        }
      }
      moves.add(new Strike(seat, Slot.WEAPON, enemy.id()));
      for (int i = 0; i < Slot.ALL.size(); i++) {
        Slot slot = Slot.ALL.get(i);
        if (slot != Slot.WEAPON && Sources.has(table, seat, slot)) {
          moves.add(new Strike(seat, slot, enemy.id()));
        }
      }
    }
    if (open != null) {
      return; // HOF-Q-29
    }
    for (int card : hero.gear().values()) {
      if (table.cards.works(card, Moment.USED_IN_COMBAT)
          || table.cards.works(card, Moment.ANY_TIME)) {
        moves.add(Use.of(seat, card));
      }
    }
    moves.add(Done.of(seat));
  }

  @Override
  public void judge(Table table, HofMove move, Faults faults) {
    if (move instanceof Assign assign) {
      Assignments.judge(table, assign, faults);
    } else if (move instanceof Divide divide) {
      Assignments.judge(table, divide, faults);
    } else if (move instanceof Strike strike) {
      Assignments.judge(table, strike, faults);
    } else if (move instanceof Use || move instanceof Done) {
      judgeOpen(table, faults);
      if (move instanceof Use use) {
        Using.judge(table, use, Moment.USED_IN_COMBAT, faults);
      }
    } else {
      faults.notAsked();
    }
  }

  /** What was assigned to an enemy must be made to defeat it first. */
  private static void judgeOpen(Table table, Faults faults) {
    Enemy open = Foes.open(table);
    if (open != null) {
      faults.add(TOO_LITTLE, "too-little", "enemy", table.cards.name(open.card()));
      int protection = Foes.protection(table, open);
      if (protection > 0 && open.counted() == 0) {
        faults.add(TOO_FEW, "too-few-cards", "protection", protection);
      }
    }
  }

  @Override
  public void judgeUnasked(Table table, HofMove move, Faults faults) {
    if (table.active().equals(move.by()) && (move instanceof Play || move instanceof Bind)) {
      faults.add(NO_HAND, "in-combat");
    }
  }

  @Override
  public ImmutableList<Citation> allows(Table table, HofMove move) {
    if (move instanceof Divide divide) {
      return allows(table, divide.enemy(), DIVIDE, ASSIGN);
    }
    if (move instanceof Strike strike) {
      return allows(table, strike.enemy(), EQUIPMENT);
    }
    if (move instanceof Assign assign) {
      return allows(table, assign.enemy(), ASSIGN);
    }
    return move instanceof Use use
        ? Using.allows(table, use, Moment.USED_IN_COMBAT)
        : ImmutableList.of(ASSIGN);
  }

  /** A boss takes cards once the minions beside it are covered. */
  private static ImmutableList<Citation> allows(Table table, int enemy, Citation... why) {
    Enemy target = table.fight().enemy(enemy);
    ImmutableList.Builder<Citation> all = ImmutableList.builder();
    if (target != null && Foes.isBoss(table, target)) {
      all.add(BOSS_LAST);
      if (Foes.isAnyMinionCovered(table)) {
        all.add(SAME_ROUND);
      }
    }
    return all.add(why).build();
  }

  @Override
  public void make(Table table, HofMove move) {
    Seat seat = table.active();
    if (move instanceof Assign assign) {
      table.push(new Landing(assign.source(), assign.enemy()));
      fireAssigned(table, seat, assign.source());
    } else if (move instanceof Divide divide) {
      boolean acts = Assignments.acts(table, bound(table, seat, divide.source()));
      Assignments.divide(table, seat, divide);
      if (acts) {
        fireAssigned(table, seat, divide.source());
      }
    } else if (move instanceof Strike strike) {
      Assignments.strike(table, seat, strike);
    } else if (move instanceof Use use) {
      Using.use(table, use, Moment.USED_IN_COMBAT);
    } else {
      Defeat.finishRound(table);
    }
  }

  private static void fireAssigned(Table table, Seat seat, int source) {
    int card = bound(table, seat, source).card();
    Occasions.fire(table, new Source(seat, card, source), Moment.ASSIGNED);
  }

  private static Bound bound(Table table, Seat seat, int source) {
    return Objects.requireNonNull(table.hero(seat).bound(source));
  }

  @Override
  public Optional<HofStep> afterDeath(Table table, Seat dead) {
    return CombatEnd.ofDead(table, dead, this);
  }
}
