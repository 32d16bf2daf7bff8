package org.lawspeaker.handofdestiny.notation;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.handofdestiny.boss.BossPhase;
import org.lawspeaker.handofdestiny.boss.BossSettle;
import org.lawspeaker.handofdestiny.boss.BossStep;
import org.lawspeaker.handofdestiny.boss.BossStrike;
import org.lawspeaker.handofdestiny.boss.CriticalHits.CriticalBlow;
import org.lawspeaker.handofdestiny.boss.CriticalPayment;
import org.lawspeaker.handofdestiny.boss.Rewards.Penalties;
import org.lawspeaker.handofdestiny.combat.cleanup.Defeats;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.combat.fight.TakenDamage;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.hero.StockOrder;
import org.lawspeaker.handofdestiny.merchant.Market;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.setup.WaveSetup.CombatStart;
import org.lawspeaker.handofdestiny.setup.WaveSetup.PendingRotation;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.wave.Course;

/** What cannot be still to be done in any position of the game. */
final class AgendaCheck {
  private static final Citation LEAVES = Citation.of("HOD-Q-33");
  private static final Citation BEATEN = Citation.of("HOD-Q-80");
  private static final Citation PHASES = Citation.of("HOD-GAME-05");
  private static final Citation COMPLETELY = Citation.of("HOD-ORDER-08");
  private static final Citation VISIBLE = Citation.of("HOD-VISIBLE-05");

  /** The steps that come only while certain others wait, each with those. */
  private static final ImmutableSetMultimap<Class<?>, Class<?>> UPON =
      ImmutableSetMultimap.<Class<?>, Class<?>>builder()
          .put(CombatStart.class, Course.class)
          .put(HeldPotions.class, CombatStart.class)
          .put(PendingRotation.class, HeldPotions.class)
          .put(FightStep.class, Course.class)
          .putAll(ResolveStep.class, Course.class, FightStep.class)
          .putAll(Settle.class, Course.class, FightStep.class, ResolveStep.class)
          .put(Assembling.class, FightStep.class)
          .put(TakenDamage.class, Settle.class)
          .put(StockOrder.class, Settle.class)
          .put(BossStep.class, Course.class)
          .put(BossStrike.class, BossStep.class)
          .put(CriticalPayment.class, BossStep.class)
          .put(BossSettle.class, BossStep.class)
          .put(CriticalBlow.class, BossSettle.class)
          .put(Penalties.class, Course.class)
          .putAll(Toll.class, Penalties.class, Market.class, HeldPotions.class)
          .put(Market.class, Course.class)
          .build();

  /** The steps upon which whatever is resolved has a step that settles it between. */
  private static final ImmutableSet<Class<?>> SETTLED =
      ImmutableSet.of(Course.class, FightStep.class, ResolveStep.class, BossStep.class);

  private final Cards cards;
  private final HandState state;
  private final Bounds bounds;

  AgendaCheck(Cards cards, HandState state, Bounds bounds) {
    this.cards = cards;
    this.state = state;
    this.bounds = bounds;
  }

  /** Each step waits for the one above it, and the uppermost asks what can be answered. */
  void check() {
    ImmutableList<HandFrame> steps = state.agenda().toList();
    boolean sound = true;
    for (int i = 0; i < steps.size() && sound; i++) {
      sound = isInOrder(steps, i);
      bounds.holds(
          sound, "/agenda/" + i, "this step does not come here in the course of a game", PHASES);
      String at = "/agenda/" + i + "/" + name(steps.get(i));
      steps.get(i).check(new CheckedStep(cards, state, bounds, at));
    }
    if (sound && !steps.isEmpty()) {
      Table table = Table.of(cards, state, WorkTable.Use.PLAYING);
      bounds.holds(
          state.progress().phase() != Phase.COMBAT
              || !state.agenda().top().isAtRest()
              || !Visibility.hasUnseen(table),
          "/row",
          "whoever acts has seen the visible monsters",
          VISIBLE);
      checkDefeated(table);
      bounds.trial("/agenda", COMPLETELY, () -> tryOut(table));
    }
  }

  /** Whoever is defeated is gone as soon as something is resolved, before anybody acts. */
  private void checkDefeated(Table table) {
    boolean acts = state.agenda().top().isAtRest();
    bounds.holds(
        !acts || state.progress().phase() != Phase.COMBAT || !Defeats.any(table),
        "/monsters",
        "a defeated monster leaves before anybody acts",
        LEAVES);
    bounds.holds(
        !acts || state.progress().phase() != Phase.BOSS || !BossPhase.isBeaten(table),
        "/boss",
        "the boss that is faced is not defeated",
        BEATEN);
  }

  /** How a step is written in a position. */
  private static String name(HandFrame step) {
    return CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, step.getClass().getSimpleName());
  }

  private boolean isInOrder(ImmutableList<HandFrame> steps, int at) {
    Class<?> step = steps.get(at).getClass();
    if (at == 0) {
      return step == Course.class;
    }
    Class<?> under = steps.get(at - 1).getClass();
    boolean fits =
        UPON.containsKey(step)
            ? UPON.containsEntry(step, under)
            : step != Course.class && !SETTLED.contains(under);
    return fits && (at > 1 || phase(step) == state.progress().phase());
  }

  /** The phase of a step upon the course of the game. */
  private static Phase phase(Class<?> step) {
    if (step == CombatStart.class) {
      return Phase.SETUP;
    }
    if (step == Market.class) {
      return Phase.MERCHANT;
    }
    return step == BossStep.class || step == Penalties.class ? Phase.BOSS : Phase.COMBAT;
  }

  private void tryOut(Table table) {
    if (!state.agenda().top().owes(table)) {
      throw new IllegalStateException("nothing is asked: " + state.agenda().top());
    }
    if (!table.pending().owing().isEmpty() && table.legalMoves().isEmpty()) {
      throw new IllegalStateException("nothing can be answered: " + state.agenda().top());
    }
  }
}
