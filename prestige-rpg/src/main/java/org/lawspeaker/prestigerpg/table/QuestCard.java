package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * A Quest card (PRE-QUEST-01).
 *
 * @param name its name, unique in the pack
 * @param secret whether each player has one of their own, unseen by others; else it is for all
 * @param when what its player must have reached when the last encounter is over
 * @param prestige what that gains
 * @param wins whether it wins the game instead
 * @param provenance where the entry comes from
 */
@Doc("A Quest card.")
public record QuestCard(
    String name,
    @Default("true") boolean secret,
    @Size(min = 1, max = 4) ImmutableList<Condition> when,
    @Default("0") @Range(min = 0, max = 20) int prestige,
    @Default("false") boolean wins,
    Provenance provenance) {
  /** What it does, a paragraph for each ability. */
  public ImmutableList<String> text() {
    return Wording.of(this);
  }

  /** What it does, in one line. */
  public String says() {
    return String.join(" ", text());
  }
}
