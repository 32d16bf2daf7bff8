package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Ruling;

/**
 * Another reading of the rules, under which a question has another answer.
 *
 * @param option the option of the setup
 * @param value the value that stands for the other reading
 * @param rulings the rulings that leave the choice to this option, at least one
 * @param otherwise what is expected and met under only one of the two readings, as it is found
 *     under this one; at least one thing
 */
public record Reading(
    String option,
    String value,
    ImmutableList<Citation> rulings,
    ImmutableList<Finding> otherwise) {
  /**
   * The readings that answer a question differently. Asks the question once for each value of each
   * option that stands for a ruling and that the question's setup does not name; a reading under
   * which the position cannot be is none.
   */
  public static <S, M extends Move, V> ImmutableList<Reading> of(
      Game<S, M, V> game, RulingCase ruling) {
    CaseJudge<S, M, V> judge = new CaseJudge<>(game);
    Optional<Judgement> answer = judge.judge(ruling).value();
    if (answer.isEmpty()) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Reading> readings = ImmutableList.builder();
    for (OptionSpec option : game.info().options()) {
      ImmutableList<Citation> rulings = rulings(game, option);
      if (rulings.isEmpty() || ruling.given().options().containsKey(option.name())) {
        continue;
      }
      for (String value : option.values()) {
        ImmutableList<Finding> otherwise =
            judge
                .judge(ruling.with(option.name(), value))
                .value()
                .map(other -> otherwise(ruling, answer.get(), other))
                .orElse(ImmutableList.of());
        if (!otherwise.isEmpty()) {
          readings.add(new Reading(option.name(), value, rulings, otherwise));
        }
      }
    }
    return readings.build();
  }

  private static ImmutableList<Finding> otherwise(
      RulingCase ruling, Judgement answer, Judgement other) {
    if (!ruling.isOpen()) {
      return answer.differing(other);
    }
    return answer.findings().equals(other.findings()) ? ImmutableList.of() : other.findings();
  }

  private static ImmutableList<Citation> rulings(Game<?, ?, ?> game, OptionSpec option) {
    Stream<Ruling> rulings = game.rulebook().rulings().values().stream();
    return rulings
        .filter(ruling -> ruling.option().filter(option.name()::equals).isPresent())
        .map(Ruling::citation)
        .collect(ImmutableList.toImmutableList());
  }
}
