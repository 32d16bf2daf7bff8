package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Outcome;

/** Whether and how the game has ended. */
sealed interface OutcomeExpected extends AftermathExpected {
  /** The game goes on. */
  record None() implements OutcomeExpected {
    @Override
    public String says() {
      return "the game goes on";
    }

    @Override
    public Finding against(Aftermath aftermath) {
      return finding(aftermath.outcome().isEmpty(), says(), aftermath);
    }
  }

  /**
   * The game has ended.
   *
   * @param results one for each seat in seat order; if empty, any
   * @param clause the clause that ended it; if empty, any
   */
  record Ended(ImmutableList<Outcome.Result> results, Optional<Citation> clause)
      implements OutcomeExpected {
    @Override
    public String says() {
      return ended(results, clause);
    }

    @Override
    public ImmutableList<Citation> citations() {
      return clause.map(ImmutableList::of).orElse(ImmutableList.of());
    }

    @Override
    public Finding against(Aftermath aftermath) {
      return finding(aftermath.outcome().filter(this::fits).isPresent(), says(), aftermath);
    }

    private boolean fits(Outcome outcome) {
      return (results.isEmpty() || results.equals(outcome.results()))
          && (clause.isEmpty() || clause.get().equals(outcome.citation()));
    }
  }

  private static Finding finding(boolean met, String says, Aftermath aftermath) {
    ImmutableList<Citation> decidedBy =
        aftermath
            .outcome()
            .map(outcome -> ImmutableList.of(outcome.citation()))
            .orElse(ImmutableList.of());
    return new Finding(met, says, phrase(aftermath.outcome()), decidedBy);
  }

  private static String phrase(Optional<Outcome> outcome) {
    return outcome
        .map(end -> ended(end.results(), Optional.of(end.citation())))
        .orElse("the game goes on");
  }

  private static String ended(ImmutableList<Outcome.Result> results, Optional<Citation> clause) {
    List<String> parts = new ArrayList<>();
    results.forEach(result -> parts.add(result.name().toLowerCase(Locale.ROOT)));
    String how = parts.isEmpty() ? "" : ": " + String.join(", ", parts);
    return "the game is over" + how + clause.map(by -> " by " + by).orElse("");
  }
}
