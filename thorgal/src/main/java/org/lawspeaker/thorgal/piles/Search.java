package org.lawspeaker.thorgal.piles;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.thorgal.conditions.Phrases;
import org.lawspeaker.thorgal.state.Knowers;
import org.lawspeaker.thorgal.table.CardTest;
import org.lawspeaker.thorgal.table.Effect;
import org.lawspeaker.thorgal.table.Source;
import org.lawspeaker.thorgal.table.Table;

/**
 * The user searches the top cards of the deck of their role for a card, takes it, and shuffles.
 *
 * @param cards how many are searched
 * @param where what a destiny card must be, all of this
 */
@Doc(
    "The user searches the top cards of the deck of their role for a card, takes it, and shuffles.")
public record Search(
    @Range(min = 1, max = 36) int cards, @Default("[]") ImmutableList<CardTest> where)
    implements Effect {
  @Override
  public void act(Table table, Source source) {
    Shuffling.start(table, source.user(), table.suitOf(source.user()));
    table.push(new Finding(source, this));
    int knower = Knowers.only(source.user());
    table.push(new TopSeen(source.user(), table.suitOf(source.user()), 0, cards, knower));
  }

  @Override
  public String says() {
    return "search "
        + Phrases.top(cards)
        + " of your deck for 1 "
        + CardTest.says(where, 1, "card")
        + ", which you may take to your hand, and shuffle";
  }
}
