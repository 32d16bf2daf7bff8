package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.thorgal.state.Phase;
import org.lawspeaker.thorgal.state.RoundStep;

/**
 * An effect that something sets off.
 *
 * @param on what
 * @param whose whose card or doing it must be; the start or end of a step is nobody's
 * @param of what the card to which it happens must be, if it happens to a card
 * @param phase only in this phase, or at the start or end of this phase
 * @param step at the start or end of this step
 * @param works where the card with the effect must be
 * @param when all of this must hold
 * @param may whether the player may do without it
 * @param effects what it does, in order
 */
@Doc("An effect that something sets off.")
public record Trigger(
    Occasion on,
    @Default("self") Whose whose,
    Optional<PlayTest> of,
    Optional<Phase> phase,
    Optional<RoundStep> step,
    @Default("destiny") Works works,
    @Default("[]") @Doc("All of this must hold.") ImmutableList<Condition> when,
    @Default("false") @Doc("Whether the player may do without it.") boolean may,
    @Doc("What it does, in order.") ImmutableList<Effect> effects) {
  /** The effect in words: {@code when this is played: you draw 1 card}. */
  public String says() {
    boolean named = on == Occasion.PHASE_STARTS || on == Occasion.PHASE_ENDS;
    String during = phase.map(Phase::says).map(each -> named ? each : " in " + each).orElse("");
    boolean isSaid = on == Occasion.OPPOSES && whose == Whose.SELF;
    return (isSaid ? "" : works.says())
        + on.says(whose, of)
        + step.map(each -> each.says() + " step").orElse("")
        + during
        + ", "
        + Wording.when(when)
        + (may ? "if you want, " : "")
        + Wording.of(effects);
  }

  /** Whether all that must hold when it is set off does: how the journey was that has ended. */
  public boolean holdsAtOnce(Table table, Source source) {
    return holds(table, source, true);
  }

  /** Whether all else holds, which is judged when its turn comes (THO-Q-75). */
  public boolean holdsInTurn(Table table, Source source) {
    return holds(table, source, false);
  }

  private boolean holds(Table table, Source source, boolean atOnce) {
    for (int i = 0; i < when.size(); i++) {
      Condition each = when.get(i);
      boolean isJudged = (on.isOutcome() && each.isOfJourney()) == atOnce;
      if (isJudged && !each.holds(table, source)) {
        return false;
      }
    }
    return true;
  }

  /** Whose card or doing sets it off. */
  public enum Whose {
    /** The card itself; its player, where no card is concerned. */
    SELF,
    /** Another card of the same player. */
    OWN,
    /** A card or doing of another player. */
    OTHERS,
    ANY
  }
}
