package org.lawspeaker.thorgal;

import static org.assertj.core.api.Assertions.assertThat;

import org.lawspeaker.engine.Transition;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.thorgal.table.ThorgalState;

/**
 * The cards of the tests, of which one has another text.
 *
 * @param game the game with these cards
 */
public record Altered(Thorgal game) {
  /** With this instead of the text, which only one card has. */
  public static Altered with(String text, String instead) {
    String pack = PackText.resource(Position.class, "/rulings/test-pack.yaml").text();
    assertThat(pack).containsOnlyOnce(text);
    String altered = pack.replace(text, instead);
    return new Altered(ThorgalProvider.read(new PackText("altered", altered)).orThrow());
  }

  /** The position after a move of it, with the events of that move. */
  public Position plays(Position before, String move) {
    Transition<ThorgalState> next =
        game.explain(before.state(), Reading.move(before.state(), move));
    return new Position(next.next(), next.events());
  }

  /** What is said to a move in this position. */
  public Verdict judges(Position at, String move) {
    return game.judge(at.state(), Reading.move(at.state(), move));
  }
}
