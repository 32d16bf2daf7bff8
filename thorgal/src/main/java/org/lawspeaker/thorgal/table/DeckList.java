package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;

/**
 * A deck that a player built, perhaps of several factions (THO-BUILD-01, THO-BUILD-02).
 *
 * @param name its name
 * @param destiny 36 destiny cards
 * @param bane 24 bane cards
 * @param lands 5 different lands
 */
@Doc("A deck that a player built.")
public record DeckList(
    String name,
    ImmutableList<Entry> destiny,
    ImmutableList<Entry> bane,
    ImmutableList<Entry> lands) {
  /**
   * Copies of one card.
   *
   * @param faction the name of its faction
   * @param number its card number there
   * @param copies how many, at most as many as one box holds (THO-Q-96)
   */
  @Doc("Copies of one card.")
  public record Entry(
      String faction,
      @Range(min = 1, max = 999) int number,
      @Default("1") @Range(min = 1, max = 9) int copies) {}
}
