package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;

/**
 * @param bag the cards that nobody has seen, sorted
 * @param hands sorted; a sealed card stays in the hand until it is shown
 * @param sealed the sealed number of each seat, 0 for none
 * @param played the cards shown, in order
 */
public record DuelState(
    Ties ties,
    Phase phase,
    int round,
    ImmutableList<Integer> bag,
    ImmutableList<ImmutableList<Integer>> hands,
    ImmutableList<Integer> sealed,
    ImmutableList<Integer> played,
    ImmutableList<Integer> scores,
    int stake) {
  public static final int ROUNDS = 2;
  public static final int HIGHEST_STAKE = 3;
  public static final int HAND = 3;
  public static final ImmutableList<Integer> CARDS = ImmutableList.of(1, 1, 2, 2, 3, 3, 4, 4);
  public static final ImmutableList<Integer> NOTHING = ImmutableList.of(0, 0);

  public enum Ties {
    COIN,
    NONE
  }

  public enum Phase {
    DEAL,
    STAKE,
    SEAL,
    COIN,
    OVER
  }

  public static DuelState first(Ties ties) {
    ImmutableList<ImmutableList<Integer>> hands =
        ImmutableList.of(ImmutableList.of(), ImmutableList.of());
    return new DuelState(
        ties, Phase.DEAL, 0, CARDS, hands, NOTHING, ImmutableList.of(), NOTHING, 1);
  }

  /** The seat that may raise, and the first to be dealt to. */
  public int leader() {
    return round % 2;
  }

  public DuelState with(Phase next) {
    return new DuelState(ties, next, round, bag, hands, sealed, played, scores, stake);
  }

  public DuelState withStake(int value) {
    return new DuelState(ties, phase, round, bag, hands, sealed, played, scores, value);
  }

  public DuelState withCards(
      ImmutableList<Integer> newBag, ImmutableList<ImmutableList<Integer>> newHands) {
    return new DuelState(ties, phase, round, newBag, newHands, sealed, played, scores, stake);
  }

  public DuelState withSealed(ImmutableList<Integer> value) {
    return new DuelState(ties, phase, round, bag, hands, value, played, scores, stake);
  }

  /** The end of a round: the sealed cards are shown and leave the hands. */
  DuelState shown() {
    ImmutableList<ImmutableList<Integer>> left =
        ImmutableList.of(
            Cards.without(hands.get(0), sealed.get(0)), Cards.without(hands.get(1), sealed.get(1)));
    ImmutableList<Integer> open =
        ImmutableList.<Integer>builder().addAll(played).addAll(sealed).build();
    return new DuelState(ties, phase, round, bag, left, NOTHING, open, scores, stake);
  }

  /** The next round, after this seat won the stake; -1 if nobody did. */
  DuelState afterRound(int winner) {
    ImmutableList<Integer> now =
        winner < 0 ? scores : Cards.with(scores, winner, scores.get(winner) + stake);
    Phase next = round + 1 == ROUNDS ? Phase.OVER : Phase.STAKE;
    return new DuelState(ties, next, round + 1, bag, hands, NOTHING, played, now, 1);
  }
}
