package org.lawspeaker.thorgal.piles;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.conditions.Phrases;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * The user looks at the top cards of the deck of their role, and puts them back or some of them
 * under the deck (THO-Q-78).
 *
 * @param cards how many
 * @param under how many of them may go under the deck
 */
@Doc(
    "The user looks at the top cards of the deck of their role, and puts them back or some of them"
        + " under the deck.")
public record LookAtTop(
    @Range(min = 1, max = 9) int cards, @Default("0") @Range(min = 0, max = 9) int under)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    table.push(new Sorting(source.user(), table.suitOf(source.user()), cards, under, 0));
    int knower = Knowers.only(source.user());
    table.push(new TopSeen(source.user(), table.suitOf(source.user()), 0, cards, knower));
  }

  private String sorted() {
    if (under == 0) {
      return "";
    }
    String which = under == 1 ? "1" : "up to " + under;
    return cards == 1
        ? ", which you may put under it"
        : ", of which you may put " + which + " under it";
  }

  @Override
  public String says() {
    return "look at " + Phrases.top(cards) + " of your deck" + sorted();
  }
}
