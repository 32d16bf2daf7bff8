package org.lawspeaker.handofdestiny;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;

/**
 * The reference pack with harmless monsters of little health, weaker bosses, and half of each
 * hero's abilities free: random play with it sees every wave, boss and merchant, where with the
 * reference pack it dies in the first combat.
 */
final class GentlePack {
  private static final int MONSTER_HP = 5;
  private static final int BOSS_HP = 12;

  private GentlePack() {}

  static HandOfDestiny game() {
    PackText reference = PackText.resource(HandOfDestiny.class, "reference-pack.yaml");
    JsonNode pack = Document.yaml(reference.name(), reference.text()).orThrow().root().deepCopy();
    for (JsonNode card : pack.get("monsters")) {
      for (JsonNode face : card.get("faces")) {
        ((ObjectNode) face)
            .put("damage", 0)
            .put("hp", Math.min(MONSTER_HP, face.get("hp").asInt()));
      }
    }
    for (JsonNode boss : pack.get("bosses")) {
      for (JsonNode level : boss.get("levels")) {
        ((ObjectNode) level).put("hp", Math.min(BOSS_HP, level.get("hp").asInt()));
        for (JsonNode critical : level.get("critical-hits")) {
          ((ObjectNode) critical).put("damage-cost", 1);
        }
      }
    }
    for (JsonNode hero : pack.get("heroes")) {
      for (JsonNode ability : hero.get("right")) {
        if (!ability.has("stock")) {
          ((ObjectNode) ability).put("stock", "once");
        }
      }
    }
    String gentle = pack.toString().replaceAll("\\{\"hurt\":[^{}]*}", "{\"change-gold\":1}");
    return HandOfDestinyProvider.read(new PackText("gentle pack", gentle)).orThrow();
  }
}
