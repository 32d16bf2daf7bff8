package org.lawspeaker.thorgal.round;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Faults;
import org.lawspeaker.thorgal.action.ActionStep;
import org.lawspeaker.thorgal.dusk.CleanUp;
import org.lawspeaker.thorgal.dusk.UpkeepStep;
import org.lawspeaker.thorgal.fate.FateBegins;
import org.lawspeaker.thorgal.journey.JourneyEnd;
import org.lawspeaker.thorgal.journey.JourneyReasons;
import org.lawspeaker.thorgal.journey.Opposing;
import org.lawspeaker.thorgal.journey.Resolution;
import org.lawspeaker.thorgal.journey.Return;
import org.lawspeaker.thorgal.journey.Undertaking;
import org.lawspeaker.thorgal.moves.ThorgalMove;
import org.lawspeaker.thorgal.occasions.Happening;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.table.Occasion;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * The steps of the round in their order, none skipped and none swapped (THO-GEN-05).
 *
 * @param step which
 * @param begun whether it has begun, so that being on top again means that it is over
 */
public record RoundFlow(RoundStep step, boolean begun) implements ThorgalFrame {
  private static final Citation BROKEN_OFF = Citation.of("THO-Q-89");
  private static final Citation PHASE = Citation.of("THO-ROUND-01");

  /** One for each step, which every round goes through. */
  private static final ImmutableList<RoundFlow> TO_BEGIN = ofAll(false);

  private static final ImmutableList<RoundFlow> BEGUN = ofAll(true);

  private static ImmutableList<RoundFlow> ofAll(boolean begun) {
    return Arrays.stream(RoundStep.values())
        .map(step -> new RoundFlow(step, begun))
        .collect(ImmutableList.toImmutableList());
  }

  private static RoundFlow begun(RoundStep step) {
    return BEGUN.get(step.place());
  }

  /** The round from this step on. */
  public static RoundFlow from(RoundStep step) {
    return TO_BEGIN.get(step.place());
  }

  @Override
  public void run(Table table) {
    if (begun) {
      end(table);
    } else {
      begin(table);
    }
  }

  /** The reasons of the chapters for moves of another time. */
  @Override
  public void judgeUnasked(Table table, ThorgalMove move, Faults faults) {
    JourneyReasons.judge(table, move, faults);
  }

  /**
   * The journey is over, and the round ends with the clean-up of the others, which is in Dusk
   * whatever phase was broken off (THO-CLEAN-08), unless that is done already.
   */
  @Override
  public ImmutableList<ThorgalFrame> brokenOff(Table table, Seat out) {
    Return.destroyAttached(table);
    Opposing.sendBack(table, BROKEN_OFF);
    table.journey = Journey.NONE;
    if (step == RoundStep.CLEAN_UP || step == RoundStep.SWITCH) {
      return ImmutableList.of(this);
    }
    return table.clock.phase() == RoundStep.CLEAN_UP.phase()
        ? ImmutableList.of(from(RoundStep.CLEAN_UP))
        : ImmutableList.of(from(RoundStep.CLEAN_UP), new PhaseEnd(false));
  }

  private void begin(Table table) {
    if (step.opensPhase() || step.phase() != table.clock.phase()) {
      table.clock = table.clock.withPhase(step.phase());
      if (table.isTelling()) {
        String phase = step.phase().says();
        table.tell(PHASE, "phase-begins", phase + " begins", "phase", phase);
      }
    }
    table.clock = table.clock.withActions(0).withTriggers(0);
    if (isSkipped(table)) {
      skip(table);
    } else {
      table.replaceTop(begun(step));
      table.push(frame(table, step));
      Happening.announce(table, Occasion.STEP_STARTS, step);
    }
    if (step.opensPhase()) {
      Happening.announce(table, Occasion.PHASE_STARTS, step);
    }
  }

  /** Without a journey its steps are left out, and neither start nor end (THO-Q-32). */
  private boolean isSkipped(Table table) {
    return switch (step) {
      case UNDERTAKING -> !Undertaking.isPossible(table);
      case RESOLUTION, RETURN, JOURNEY_END -> table.journey.stage() == Journey.Stage.NONE;
      default -> false;
    };
  }

  private void skip(Table table) {
    if (step == RoundStep.UNDERTAKING) {
      Undertaking.tellNoLand(table);
    }
    table.replaceTop(from(step.next()));
    if (step.closesPhase()) {
      closePhase(table);
    }
  }

  private void closePhase(Table table) {
    table.push(new PhaseEnd(step == RoundStep.SWITCH));
    if (step != RoundStep.SWITCH) {
      Happening.announce(table, Occasion.PHASE_ENDS, step);
    }
  }

  /** What the end of Dusk sets off comes before the roles change hands: see {@link RoleSwitch}. */
  private void end(Table table) {
    table.replaceTop(step == RoundStep.SWITCH ? new RoundStart() : from(step.next()));
    if (step.closesPhase()) {
      closePhase(table);
    }
    if (step != RoundStep.SWITCH) {
      Happening.announce(table, Occasion.STEP_ENDS, step);
    }
  }

  /** What a step consists of, as it begins. */
  public static ThorgalFrame frame(Table table, RoundStep step) {
    return switch (step) {
      case DRAWING -> new FateBegins();
      case DAWN_ACTIONS, JOURNEY_ACTIONS, DUSK_ACTIONS -> ActionStep.start(table);
      case UNDERTAKING -> new Undertaking(table.clock.destiny());
      case RESOLUTION -> new Resolution();
      case RETURN -> new Return(false);
      case JOURNEY_END -> new JourneyEnd();
      case UPKEEP -> UpkeepStep.start(table);
      case CLEAN_UP -> CleanUp.start(table);
      case SWITCH -> new RoleSwitch();
    };
  }
}
