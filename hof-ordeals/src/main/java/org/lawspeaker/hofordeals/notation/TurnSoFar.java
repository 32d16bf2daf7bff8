package org.lawspeaker.hofordeals.notation;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.skills.Playing;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Turn;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;

/**
 * What a turn that is laid out has seen so far, where the position does not say.
 *
 * @param cards the cards of the game
 * @param laid the position as it was written
 */
record TurnSoFar(Cards cards, JsonNode laid) {
  private static final String PLAYED = "played";

  /** The position with a turn that agrees with where its player stands and what was played. */
  HofState told(HofState state) {
    Turn turn = state.turn();
    int active = turn.active().index();
    if (active >= state.heroes().size()) {
      return state; // which is refused afterwards
    }
    Hero hero = state.heroes().get(active);
    JsonNode said = laid.path("turn");
    boolean isLaid = laid.path("heroes").path(String.valueOf(active)).has(PLAYED);
    if (isLaid && !said.has(PLAYED)) {
      turn = turn.withPlayed(actions(hero.played()));
    }
    return state.withTurn(gone(turn, hero.space(), said));
  }

  /**
   * A turn of which nothing is said began where its player stands (HOF-CARD-09): nowhere else has
   * been visited. Whoever stands elsewhere than where it began has gone there.
   */
  private static Turn gone(Turn turn, int space, JsonNode said) {
    if (said.has("visited")) {
      return turn;
    }
    Turn unmoved = turn.withVisited(Pile.empty());
    if (said.has("began")) {
      return space == turn.began() ? unmoved : turn.withVisited(Pile.of(space));
    }
    boolean goesOn = !said.has("active") && TurnCheck.last(turn) == space;
    return goesOn ? turn : unmoved.withBegan(space);
  }

  /** Action cards lie in the played area because they were played in this turn (HOF-PLAY-10). */
  private Pile actions(Bag area) {
    Pile played = Pile.empty();
    for (int i = 0; i < area.size() && played.size() < Playing.MOST; i++) {
      int card = area.nth(i);
      boolean isAction = cards.skill(card) != null && !cards.isAttack(card);
      played = isAction ? played.withLast(card) : played;
    }
    return played;
  }
}
