package org.lawspeaker.engine.laws;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Move;

/**
 * A game and the laws that it has to keep.
 *
 * @param game the game
 * @param list the laws, no two of one name
 */
public record Laws<S, M extends Move, V>(Game<S, M, V> game, ImmutableList<Law<S, M, V>> list) {
  /** Every law that needs no oracle. */
  public static <S, M extends Move, V> Laws<S, M, V> of(Game<S, M, V> game) {
    return new Laws<>(game, standard(game, Optional.empty()));
  }

  /** Every law, those about secrets with an independent witness. */
  public static <S, M extends Move, V> Laws<S, M, V> of(Game<S, M, V> game, TwinDeal<S> oracle) {
    return new Laws<>(game, standard(game, Optional.of(oracle)));
  }

  /** These laws and one of the game's own. */
  public Laws<S, M, V> with(Law<S, M, V> law) {
    return new Laws<>(game, ImmutableList.<Law<S, M, V>>builder().addAll(list).add(law).build());
  }

  /**
   * One of these laws alone.
   *
   * @throws IllegalArgumentException if none has this name
   */
  public Laws<S, M, V> only(String name) {
    for (Law<S, M, V> law : list) {
      if (law.name().equals(name)) {
        return new Laws<>(game, ImmutableList.of(law));
      }
    }
    throw new IllegalArgumentException("no law is named " + name);
  }

  private static <S, M extends Move, V> ImmutableList<Law<S, M, V>> standard(
      Game<S, M, V> game, Optional<TwinDeal<S>> oracle) {
    ImmutableList.Builder<Law<S, M, V>> laws = ImmutableList.builder();
    laws.add(new PlayGoesOn<>())
        .add(new GamesEnd<>())
        .add(new PositionsAreSound<>())
        .add(new ListedIsLegal<>())
        .add(new SeatsHaveTheirMoves<>())
        .add(new ApplyKeepsToTheRules<>())
        .add(new ExplainAgreesWithApply<>())
        .add(new SameMoveSameResult<>())
        .add(new CitationsExist<>())
        .add(new ChanceIsExact<>())
        .add(new SealingOrderIsFree<>())
        .add(new SealingShowsNothing<>());
    oracle.ifPresent(deal -> laws.add(new TwinsLookAlike<>(deal)));
    laws.add(new DeterminizeKeepsTheView<>());
    oracle.ifPresent(deal -> laws.add(new DeterminizeIsNotTheTruth<>(deal)));
    laws.add(new ScenesAreWhole<>()).add(new ChoicesReadWell<>());
    return laws.add(new EventsAreKnown<>())
        .add(ViewsKeepTheirSchema.of(game))
        .add(new MasksStandBySecrets<>())
        .add(new EventsKeepSecrets<>(oracle))
        .add(new VerdictsKeepSecrets<>(oracle))
        .add(new NotationRoundTrip<>())
        .add(new JsonRoundTrip<>())
        .add(new HashAndEqualityAgree<>())
        .add(new ReplayEqualsPlay<>())
        .add(new TextsKeepSecrets<>(oracle))
        .add(new ResultsStaySmall<>())
        .build();
  }
}
