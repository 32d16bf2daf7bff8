package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;

/**
 * What an Item or Relic does.
 *
 * @param sort a Potion, another item of one use, or one that stays
 * @param uses the ways to use it
 * @param limit how often it may be used, if it stays
 * @param gained what happens when it comes into somebody's possession
 * @param owned what it changes while it is owned
 * @param aid the Prestige of one who uses it on another player (PRE-POTION-04)
 */
@Doc("What an Item or Relic does.")
public record Kit(
    @Default("lasting") Sort sort,
    @Default("[]") ImmutableList<Use> uses,
    @Default("unlimited") Limit limit,
    @Default("[]") ImmutableList<Effect> gained,
    @Default("[]") ImmutableList<Lasting> owned,
    @Default("0") @Range(min = 0, max = 9) int aid) {
  /** What becomes of an item that has been used. */
  public enum Sort {
    /** Tipped to drink, then removed from play (PRE-POTION-01, PRE-ONEUSE-01). */
    POTION("Potion"),
    /** Removed from play after its use (PRE-ONEUSE-01). */
    ONCE("item of one use"),
    /** Stays. */
    LASTING("item");

    private final String says;

    Sort(String says) {
      this.says = says;
    }

    public String says() {
      return says;
    }
  }

  /** How often an item that stays may be used (PRE-RELIC-05). */
  public enum Limit {
    UNLIMITED(""),
    ROUND(", once a round"),
    ENCOUNTER(", once an encounter"),
    GAME(", once a game");

    private final String says;

    Limit(String says) {
      this.says = says;
    }

    /** How often, after when it is used; empty if there is no limit. */
    public String says() {
      return says;
    }
  }

  /** Whether it may be given away in negotiations (PRE-NEGOT-01, PRE-Q-50). */
  public boolean isTradeable() {
    return sort != Sort.LASTING;
  }
}
