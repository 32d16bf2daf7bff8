package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.cards.Provenance;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.json.Size;

/**
 * A Curse card: no resource value, and it takes up room in the deck (HOF-CURSE-01). It cannot be
 * played unless its text says so (HOF-Q-79).
 *
 * @param copies how many the supply holds
 * @param playable whether its text says that it may be played
 */
@Doc("A Curse card.")
public record Curse(
    String name,
    @Default("1") @Range(min = 1, max = 40) int copies,
    @Default("0") @Range(min = -9, max = 0) int fame,
    @Default("false") boolean playable,
    @Default("[]") @Size(max = 3) ImmutableList<Ability> abilities,
    Provenance provenance)
    implements Card {
  @Override
  public String says() {
    return Wording.sentences("Curse", text());
  }

  @Override
  public ImmutableList<String> text() {
    return ImmutableList.<String>builder()
        .add(playable ? "you may play this" : "you cannot play this")
        .addAll(Texts.of(this))
        .build();
  }
}
