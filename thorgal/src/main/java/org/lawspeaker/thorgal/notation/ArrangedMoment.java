package org.lawspeaker.thorgal.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.damage.Damage;
import org.lawspeaker.thorgal.journey.Opposing;
import org.lawspeaker.thorgal.round.RoundFlow;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Brings a table to the moment that is asked about, as it has just begun: what its beginning sets
 * off has happened before. From there the rules go on to the next question.
 */
final class ArrangedMoment {
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
    List<Problem> problems = problems(moment);
    table.clock = table.clock.withPhase(moment.step().phase());
    table.setAgenda(Agenda.empty());
    table.push(new RoundFlow(moment.step(), true));
    problems.addAll(positions());
    if (!problems.isEmpty()) {
      return Checked.bad(problems);
    }
    table.push(frame(moment));
    overlay
        .damage()
        .ifPresent(damage -> Damage.deal(table, Seat.of(damage.seat()), damage.amount()));
    return Checked.ok(table.settle());
  }

  private List<Problem> problems(Moment moment) {
    List<Problem> problems = new ArrayList<>();
    if (overlay.phase().isPresent() && overlay.phase().get() != moment.step().phase()) {
      problems.add(new Problem("/phase", "the step is one of " + moment.step().phase().says()));
    }
    if (moment.hasJourney() != table.journey.hasDestination()
        && moment != Moment.RESOLUTION
        && moment != Moment.JOURNEY_ACTIONS) {
      problems.add(
          new Problem(
              "/journey",
              moment.hasJourney()
                  ? "needs a destination at this step"
                  : "there is no journey at this step"));
    }
    if (moment == Moment.OPPOSING && turn().equals(table.clock.destiny())) {
      problems.add(new Problem("/turn", "a bane player is asked to oppose"));
    }
    return problems;
  }

  /** What is impossible about the cards, whatever is asked next. */
  private ImmutableList<Problem> positions() {
    ImmutableList.Builder<Problem> found = ImmutableList.builder();
    for (int i = 0; i < table.seats(); i++) {
      if (table.side(Seat.of(i)).in()) {
        found.addAll(SetCheck.problems(table, Seat.of(i)));
      }
    }
    return found.addAll(MiddleCheck.problems(table)).build();
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
