package org.lawspeaker.engine.duel;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Range;

/**
 * @param seat the viewer, -1 for an onlooker
 * @param hand the viewer's cards
 * @param sealed the number that the viewer sealed, 0 for none
 * @param unseen all cards but those the viewer has seen
 */
public record DuelView(
    @Range(min = -1, max = 1) int seat,
    DuelState.Ties ties,
    DuelState.Phase phase,
    int round,
    ImmutableList<Integer> handSizes,
    ImmutableList<Integer> hand,
    int sealed,
    ImmutableList<Integer> unseen,
    ImmutableList<Integer> played,
    ImmutableList<Integer> scores,
    int stake) {
  static DuelView of(DuelState state, Viewer viewer) {
    int seat = viewer instanceof Seat s ? s.index() : -1;
    ImmutableList<Integer> hand = seat < 0 ? ImmutableList.of() : state.hands().get(seat);
    ImmutableList<Integer> unseen = DuelState.CARDS;
    for (int card : hand) {
      unseen = Cards.without(unseen, card);
    }
    for (int card : state.played()) {
      unseen = Cards.without(unseen, card);
    }
    return new DuelView(
        seat,
        state.ties(),
        state.phase(),
        state.round(),
        ImmutableList.of(state.hands().get(0).size(), state.hands().get(1).size()),
        hand,
        seat < 0 ? 0 : state.sealed().get(seat),
        unseen,
        state.played(),
        state.scores(),
        state.stake());
  }
}
