package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.journey.Opposing;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Brings a table to the moment that is asked about, as it has just begun: what its beginning sets
 * off has happened before. From there the rules go on to the next question.
 */
final class ArrangedMoment {
  private static final Citation ONE_OPPOSES = Citation.of("THO-OPP-09");
  private static final Citation CHOSEN = Citation.of("THO-JOURNEY-01");
  private static final Citation RESOLVED = Citation.of("THO-RES-01");
  private static final Citation IN_TURN = Citation.of("THO-ACT-02");
  private static final Citation IN_ACTIONS = Citation.of("THO-PASS-02");
  private static final Citation ALL_PASSED = Citation.of("THO-PASS-04");

  private final Table table;
  private final Overlay overlay;

  ArrangedMoment(Table table, Overlay overlay) {
    this.table = table;
    this.overlay = overlay;
  }

  /** The moment meant: the one named, the first of the phase named, or the actions of Dawn. */
  static Moment of(Overlay overlay) {
    return overlay
        .step()
        .orElseGet(() -> overlay.phase().map(Moment::of).orElse(Moment.DAWN_ACTIONS));
  }

  Checked<Table> begin() {
    Moment moment = of(overlay);
    Problems problems = problems(moment);
    table.clock = table.clock.withPhase(moment.step().phase());
    table.setAgenda(Agenda.empty());
    table.push(new RoundFlow(moment.step(), true));
    checkCards(problems);
    if (!problems.isEmpty()) {
      return Checked.bad(problems.list());
    }
    table.push(frame(moment));
    overlay
        .damage()
        .ifPresent(damage -> Damage.deal(table, Seat.of(damage.seat()), damage.amount()));
    return Checked.ok(table.settle());
  }

  private Problems problems(Moment moment) {
    Problems problems = new Problems();
    if (overlay.phase().isPresent() && overlay.phase().get() != moment.step().phase()) {
      problems.add("/phase", "the step is one of " + moment.step().phase().says());
    }
    if (moment.hasDestination() && !table.journey.hasDestination()) {
      problems.add("/journey", "needs a destination at this step");
    }
    if (overlay.turn().isPresent() && !moment.isOfActions() && moment != Moment.OPPOSING) {
      problems.add("/turn", "nobody acts in turn at this step", IN_TURN);
    }
    if (moment == Moment.OPPOSING && turn().equals(table.clock.destiny())) {
      problems.add("/turn", "a bane player is asked to oppose");
    }
    if (moment == Moment.OPPOSING && !table.journey.opposers().isEmpty()) {
      problems.add("/journey/opposing", "nobody opposes yet at this step", ONE_OPPOSES);
    }
    if (moment == Moment.UNDERTAKING && table.journey.stage() != Journey.Stage.NONE) {
      problems.add("/journey", "the destination is chosen at this step", CHOSEN);
    }
    if (moment == Moment.RESOLUTION && isResolved(table.journey.stage())) {
      problems.add("/journey/stage", "the journey is still to be resolved at this step", RESOLVED);
    }
    passes(moment, problems);
    return problems;
  }

  private void passes(Moment moment, Problems problems) {
    if (overlay.passes() > 0 && !moment.isOfActions()) {
      problems.add("/passes", "nobody passes at this step", IN_ACTIONS);
    } else if (overlay.passes() >= table.playersIn()) {
      problems.add("/passes", "the step is over when all have passed", ALL_PASSED);
    }
  }

  private static boolean isResolved(Journey.Stage stage) {
    return stage == Journey.Stage.SUCCEEDED || stage == Journey.Stage.FAILED;
  }

  /** Adds what is impossible about the cards, whatever is asked next. */
  private void checkCards(Problems problems) {
    for (int i = 0; i < table.seats(); i++) {
      if (table.side(Seat.of(i)).in()) {
        SetCheck.check(table, Seat.of(i), problems);
      }
    }
    MiddleCheck.check(table, problems);
  }

  private Seat turn() {
    boolean opposing = of(overlay) == Moment.OPPOSING;
    Seat first = opposing ? table.banePlayers().get(0) : table.clock.destiny();
    return overlay.turn().map(Seat::of).orElse(first);
  }

  private ThorgalFrame frame(Moment moment) {
    return switch (moment) {
      case DAWN_ACTIONS, JOURNEY_ACTIONS, DUSK_ACTIONS -> new ActionStep(turn(), overlay.passes());
      case OPPOSING -> {
        ImmutableList<Seat> bane = table.banePlayers();
        yield new Opposing(bane.subList(bane.indexOf(turn()), bane.size()), 0);
      }
      default -> RoundFlow.frame(table, moment.step());
    };
  }
}
