package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * A part of an encounter, which most have one of (PRE-LICH-01).
 *
 * @param life the creature's Life Points for 3, 4, 5 and 6 players (PRE-BEGIN-03), if it has any
 * @param tokens its tokens, if it is token-based
 * @param attacks its attacks, in printed order
 * @param rules what else it does
 * @param lasting what it changes while it is faced
 */
@Doc("A part of an encounter.")
public record Phase(
    @Default("[]") @Size(min = 0, max = 4) @Range(min = 0, max = 9999) ImmutableList<Integer> life,
    Optional<Tokens> tokens,
    @Default("[]") ImmutableList<StrikeRule> attacks,
    @Default("[]") ImmutableList<Rule> rules,
    @Default("[]") ImmutableList<Lasting> lasting) {
  public Phase {
    if (!life.isEmpty() && life.size() != 4) {
      throw new IllegalArgumentException("life is given for 3, 4, 5 and 6 players");
    }
    if (!life.isEmpty() && tokens.isPresent()) {
      throw new IllegalArgumentException("a creature has life or tokens, not both");
    }
  }

  /** The Life Points for so many players who started the game (PRE-BEGIN-04). */
  public int life(int starters) {
    return life.isEmpty() ? 0 : life.get(starters - 3);
  }
}
