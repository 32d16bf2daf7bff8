package org.lawspeaker.gloomkilforth.notation;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Objects;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Census;
import org.lawspeaker.gloomkilforth.state.Decks;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Supply;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.Cards;
import org.lawspeaker.gloomkilforth.table.GloomState;

/** Puts the cards of a position that lie nowhere where they belong. */
final class Remainder {
  private final Cards cards;
  private final GloomState state;
  private final JsonNode laid;

  Remainder(Cards cards, GloomState state, JsonNode laid) {
    this.cards = cards;
    this.state = state;
    this.laid = laid;
  }

  /** The position with decks of all that lies nowhere else, unless it names them. */
  GloomState dealt() {
    if (laid.has("decks")) {
      return state;
    }
    Census open = Whereabouts.outsideDecks(state);
    Decks decks = state.decks();
    for (Terrain terrain : Terrain.WILD) {
      Bag all = Objects.requireNonNull(cards.encounters.get(terrain));
      decks = decks.with(terrain, rest(decks.encounters(terrain), open, all));
    }
    for (RewardType type : RewardType.values()) {
      Bag all = Objects.requireNonNull(cards.rewards.get(type));
      decks = decks.with(type, rest(decks.rewards(type), open, all));
    }
    return state.withDecks(
        decks
            .withNight(rest(decks.night(), open, cards.night))
            .withLoot(rest(decks.loot(), open, cards.loot))
            .withSkills(skills(open, decks.skills())));
  }

  private static Supply rest(Supply supply, Census open, Bag all) {
    Census here = new Census().add(open.all()).add(supply.discard());
    return new Supply(here.missing(all), supply.discard());
  }

  /** A skill that a hero has does not lie beside the map. */
  private Bag skills(Census open, Bag beside) {
    Bag left = beside;
    for (int i = 0; i < cards.skills.size(); i++) {
      int skill = cards.skills.nth(i);
      if (open.count(skill) > 0 && left.count(skill) > 0) {
        left = left.without(skill);
      }
    }
    return left;
  }
}
