package org.lawspeaker.hofordeals.strategies;

import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.hofordeals.state.Archetype;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Ways;

/** Which Encounters of the board a word of a strategy means, and how far they are. */
final class Places {
  private final Cards cards;
  private final ImmutableMap<String, Predicate<Encounter>> kinds;

  Places(Cards cards) {
    this.cards = cards;
    ImmutableMap.Builder<String, Predicate<Encounter>> words = ImmutableMap.builder();
    words.put("boss", Encounter::isBoss);
    words.put("town", card -> card.kind() == Encounter.Kind.BASIC);
    words.put("fight", Places::isFight);
    words.put("event", card -> card.kind() == Encounter.Kind.EVENT);
    words.put("equipment", Encounter::equipment);
    for (Archetype archetype : Archetype.values()) {
      words.put(
          archetype.name().toLowerCase(Locale.ROOT), card -> card.archetypes().contains(archetype));
    }
    kinds = words.buildOrThrow();
  }

  private static boolean isFight(Encounter card) {
    return card.kind() == Encounter.Kind.COMBAT || card.kind() == Encounter.Kind.AMBUSH;
  }

  /** Where an Encounter may be. */
  @FunctionalInterface
  interface Place {
    boolean is(Board board, Site site);
  }

  /** The places of these words; all if there are none. */
  Checked<Place> of(String words) {
    if (words.isEmpty()) {
      return Checked.ok((board, site) -> true);
    }
    if (words.equals("unseen")) {
      return Checked.ok((board, site) -> !site.isFaceUp());
    }
    if (words.equals("king")) {
      return Checked.ok(
          (board, site) -> board.king().isPresent() && board.king().get() == site.space());
    }
    @Nullable Predicate<Encounter> kind = kinds.get(words);
    if (kind != null) {
      boolean used = words.equals("fight") || words.equals("event");
      return Checked.ok(
          (board, site) ->
              site.card().isPresent()
                  && kind.test(cards.encounter(site.card().get()))
                  && (!used || site.cubes() > 0));
    }
    for (int card = 0; card < cards.index.size(); card++) {
      if (cards.card(card) instanceof Encounter && cards.name(card).equals(words)) {
        int found = card;
        return Checked.ok((board, site) -> site.shows(found));
      }
    }
    return Checked.bad(
        "",
        Spelling.unknown("place", words, kinds.keySet())
            + ", unseen, king, or the name of an Encounter");
  }

  /** How many moves it takes to the nearest of these places; {@link Ways#NOWHERE} if none is. */
  int distance(Board board, int from, Place place) {
    int[] far = Ways.from(cards, board, from);
    int nearest = Ways.NOWHERE;
    for (Site site : board.sites()) {
      nearest = place.is(board, site) ? Math.min(nearest, far[site.space()]) : nearest;
    }
    return nearest;
  }
}
