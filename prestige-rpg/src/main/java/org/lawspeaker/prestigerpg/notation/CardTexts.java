package org.lawspeaker.prestigerpg.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.EncounterCard;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Tokens;
import org.lawspeaker.prestigerpg.table.Use;

/** What the texts of the cards in play can bring about at all, found as they are written. */
final class CardTexts {
  private static final ImmutableSet<String> LINKING = ImmutableSet.of("play-attack", "linked");

  private CardTexts() {}

  /** Whether an ability lets attacks be played, or links them to itself (PRE-ABILITY-04). */
  static boolean linksAttacks(Use ability) {
    return speaksOf(Records.STANDARD.write(ability), LINKING);
  }

  private static boolean speaksOf(JsonNode node, ImmutableSet<String> words) {
    if (node.isTextual() && words.contains(node.textValue())) {
      return true;
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      if (words.contains(field.getKey())) {
        return true;
      }
    }
    for (JsonNode each : node) {
      if (speaksOf(each, words)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the encounter, its Event, or anything that players use can turn them. */
  static boolean turnPlayers(Table table) {
    CardPack pack = table.cards.pack();
    return turns(Records.STANDARD.write(table.encounter()))
        || (table.foe.event() >= 0
            && turns(Records.STANDARD.write(table.cards.event(table.foe.event()))))
        || pack.deck().stream().anyMatch(card -> turns(Records.STANDARD.write(card)))
        || pack.relics().stream().anyMatch(card -> turns(Records.STANDARD.write(card)))
        || pack.characters().stream().anyMatch(card -> turns(Records.STANDARD.write(card)));
  }

  private static boolean turns(JsonNode node) {
    if (node.path("place").path("mark").asText().equals("turned")) {
      return true;
    }
    for (JsonNode each : node) {
      if (turns(each)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an encounter has anything to be killed, and so to be scored (PRE-Q-60). */
  static boolean isScored(EncounterCard card) {
    return card.phases().stream()
        .anyMatch(
            phase ->
                !phase.life().isEmpty()
                    || phase.tokens().filter(each -> each.of() != Tokens.Of.CREATURES).isPresent());
  }
}
