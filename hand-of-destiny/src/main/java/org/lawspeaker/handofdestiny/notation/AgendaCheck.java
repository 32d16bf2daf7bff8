package org.lawspeaker.handofdestiny.notation;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.kit.Bounds;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.handofdestiny.boss.BossSettle;
import org.lawspeaker.handofdestiny.boss.BossStep;
import org.lawspeaker.handofdestiny.boss.BossStrike;
import org.lawspeaker.handofdestiny.boss.CriticalHits.CriticalBlow;
import org.lawspeaker.handofdestiny.boss.CriticalPayment;
import org.lawspeaker.handofdestiny.boss.Rewards.Penalties;
import org.lawspeaker.handofdestiny.combat.cleanup.Settle;
import org.lawspeaker.handofdestiny.combat.fight.Assembling;
import org.lawspeaker.handofdestiny.combat.fight.FightStep;
import org.lawspeaker.handofdestiny.combat.fight.TakenDamage;
import org.lawspeaker.handofdestiny.combat.resolve.ResolveStep;
import org.lawspeaker.handofdestiny.combat.sight.Visibility;
import org.lawspeaker.handofdestiny.effects.PickMonster;
import org.lawspeaker.handofdestiny.effects.PickOption;
import org.lawspeaker.handofdestiny.effects.PickStrength;
import org.lawspeaker.handofdestiny.effects.Program;
import org.lawspeaker.handofdestiny.ending.Toll;
import org.lawspeaker.handofdestiny.hero.Exhausting;
import org.lawspeaker.handofdestiny.hero.StockOrder;
import org.lawspeaker.handofdestiny.merchant.Healing;
import org.lawspeaker.handofdestiny.merchant.Market;
import org.lawspeaker.handofdestiny.setup.HeldPotions;
import org.lawspeaker.handofdestiny.setup.StartingStrength;
import org.lawspeaker.handofdestiny.setup.WaveSetup.CombatStart;
import org.lawspeaker.handofdestiny.setup.WaveSetup.PendingRotation;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.state.HeroMarks;
import org.lawspeaker.handofdestiny.state.Phase;
import org.lawspeaker.handofdestiny.state.Progress;
import org.lawspeaker.handofdestiny.table.Cards;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.MerchantCard;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;
import org.lawspeaker.handofdestiny.wave.Course;

/** What cannot be still to be done in any position of the game. */
final class AgendaCheck {
  private static final Citation PHASES = Citation.of("HOD-GAME-05");
  private static final Citation COMPLETELY = Citation.of("HOD-ORDER-08");
  private static final Citation VISIBLE = Citation.of("HOD-VISIBLE-05");
  private static final Citation ON_TABLE = Citation.of("HOD-COMPONENT-03");

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
      numbers("/agenda/" + i + "/" + name(steps.get(i)), steps.get(i));
    }
    if (sound && !steps.isEmpty()) {
      Table table = Table.of(cards, state, WorkTable.Use.PLAYING);
      bounds.holds(
          state.progress().phase() != Phase.COMBAT
              || !state.agenda().top().isAtRest()
              || !Visibility.hasUnseen(table),
          "/row",
          "the visible monsters have been seen by who acts",
          VISIBLE);
      bounds.trial("/agenda", COMPLETELY, () -> tryOut(table));
    }
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

  /** Every card, ability or place that a step names is there. */
  private void numbers(String at, HandFrame step) {
    if (step instanceof Assembling attack) {
      bounds.within(at + "/at", attack.at(), 0, state.row().size() - 1, ON_TABLE);
      bounds.holds(
          attack.at() < 0 || attack.at() >= state.row().size() || state.row().isSeen(attack.at()),
          at + "/at",
          "the monster that is attacked has been seen",
          VISIBLE);
      slotted(at + "/cards", attack.cards());
    } else if (step instanceof TakenDamage taken) {
      bounds.holds(
          taken.face() >= 0 && state.row().positionOf(taken.face()) >= 0,
          at + "/face",
          "the monster whose damage is taken is in the row",
          ON_TABLE);
      bounds.within(at + "/amount", taken.amount(), 0, Progress.MOST, COMPLETELY);
    } else if (step instanceof Exhausting damage) {
      bounds.within(at, damage.amount(), 0, Progress.MOST, COMPLETELY);
    } else if (step instanceof Healing healing) {
      bounds.within(at, healing.amount(), 0, Progress.MOST, COMPLETELY);
    } else if (step instanceof StartingStrength taking) {
      bounds.within(at, taking.left(), 0, state.row().size(), ON_TABLE);
    } else if (step instanceof StockOrder order) {
      int all = (1 << HeroMarks.ABILITIES) - 1;
      bounds.within(at, order.abilities(), 1, all, COMPLETELY);
    } else if (step instanceof BossStrike strike) {
      slotted(at, strike.cards());
    } else if (step instanceof CriticalPayment payment) {
      critical(at + "/index", payment.index());
      slotted(at + "/cards", payment.cards());
    } else if (step instanceof CriticalBlow blow) {
      critical(at + "/index", blow.index());
      slotted(at + "/stay", blow.stay());
    } else {
      choices(at, step);
    }
  }

  private void choices(String at, HandFrame step) {
    if (step instanceof Program program) {
      source(at, program.source());
      bounds.holds(!program.rest().isEmpty(), at + "/rest", "an effect is left", COMPLETELY);
    } else if (step instanceof PickMonster pick) {
      source(at, pick.source());
      bounds.holds(
          (pick.faces() & ~faces(state.row().faces())) == 0,
          at + "/faces",
          "only monsters of the row can be chosen",
          ON_TABLE);
    } else if (step instanceof PickStrength pick) {
      source(at, pick.source());
      slotted(at + "/faces", pick.faces());
    } else if (step instanceof PickOption pick) {
      source(at, pick.source());
    }
  }

  private void slotted(String at, long faces) {
    bounds.holds(
        (faces & ~faces(state.strength())) == 0, at, "only slotted cards are used", ON_TABLE);
  }

  /** The faces of a zone that are seen, as bits. */
  private static long faces(Pile zone) {
    long faces = 0;
    for (int i = 0; i < zone.size(); i++) {
      faces |= zone.get(i) == Faces.UNSEEN ? 0 : Faces.bit(zone.get(i));
    }
    return faces;
  }

  private void critical(String at, int index) {
    int wave = state.progress().wave();
    int hits = cards.boss(state.settings().boss()).levels().get(wave - 1).criticalHits().size();
    bounds.within(at, index, 0, hits - 1, COMPLETELY);
  }

  private void source(String at, Source source) {
    MerchantCard merchant = cards.merchant(cards.hero(state.settings().hero()).heroClass());
    int kinds =
        switch (source.kind()) {
          case HERO -> HeroMarks.ABILITIES;
          case MONSTER -> Faces.COUNT;
          case WEAPON -> merchant.weapons().size();
          case POTION -> merchant.potions().size();
          case BOSS, PENALTY -> 1;
        };
    bounds.within(at + "/source/index", source.index(), 0, kinds - 1, COMPLETELY);
  }
}
