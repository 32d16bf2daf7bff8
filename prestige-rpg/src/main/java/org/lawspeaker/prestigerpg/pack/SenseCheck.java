package org.lawspeaker.prestigerpg.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Map;
import org.lawspeaker.engine.cards.Places;

/**
 * Checks that what effects and conditions speak of is there: a card that turns an attack aside when
 * nobody attacks would not be refused in play, it would just never do anything. The file is looked
 * at as it is written, so that each word has its place.
 */
final class SenseCheck {
  /** Effects and conditions. */
  private static final ImmutableMap<String, Need> WORDS =
      ImmutableMap.<String, Need>builder()
          .put("rotate", Need.ATTACK)
          .put("add-to-attack", Need.ATTACK)
          .put("cancel-attack", Need.ATTACK)
          .put("attack-worth", Need.ATTACK)
          .put("attack-is-maneuver", Need.ATTACK)
          .put("attack-protected", Need.ATTACK)
          .put("attack-linked", Need.ATTACK)
          .put("divert", Need.NAMED)
          .put("redirect", Need.THREAT)
          .put("prevent", Need.THREAT)
          .put("reflect", Need.STRIKER)
          .put("struck-for", Need.STRIKE)
          .put("cancel-play", Need.PLAY)
          .put("play-is", Need.PLAY)
          .put("discard-set", Need.TURN)
          .put("end-turn", Need.TURN)
          .put("swap-set", Need.SET_CARD)
          .put("steal", Need.ITEM)
          .put("exchange-initiative", Need.PLAYER)
          .put("end-encounter", Need.ENCOUNTER)
          .put("open-chest", Need.CHEST)
          .put("start-encounter", Need.STORY)
          .buildOrThrow();

  /** Groups of players. */
  private static final ImmutableMap<String, Need> GROUPS =
      ImmutableMap.of(
          "target", Need.PLAYER,
          "chooser", Need.CHOICE,
          "victims", Need.STRIKE,
          "attacker", Need.ATTACK,
          "active", Need.TURN,
          "chosen", Need.PLAYER_TOKENS);

  /** Where a blow lands. */
  private static final ImmutableMap<String, Need> BLOWS =
      ImmutableMap.of("target", Need.TOKEN, "attacked", Need.ATTACK);

  /** What holds a group of players. */
  private static final ImmutableSet<String> WHO =
      ImmutableSet.of(
          "who",
          "whose",
          "at",
          "from",
          "to",
          "one",
          "other",
          "winners",
          "all-but",
          "among",
          "exists",
          "sit-out",
          "untouched",
          "end-game");

  private final String card;
  private final Places places;

  private SenseCheck(String card, Places places) {
    this.card = card;
    this.places = places;
  }

  /**
   * Checks what is written at this pointer, if anything is.
   *
   * @param met what is there
   */
  static void of(String card, String at, ImmutableSet<Need> met, Places places) {
    new SenseCheck(card, places).look(places.written(at), at, met);
  }

  /** Checks the players that are written at this pointer. */
  static void who(String card, String at, ImmutableSet<Need> met, Places places) {
    new SenseCheck(card, places).inside("who", places.written(at), at, met);
  }

  private void look(JsonNode node, String at, ImmutableSet<Need> met) {
    if (node.isTextual()) {
      effect(node.textValue(), node, at, met);
    }
    for (int i = 0; node.isArray() && i < node.size(); i++) {
      look(node.get(i), at + "/" + i, met);
    }
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      String pointer = at + "/" + field.getKey();
      effect(field.getKey(), field.getValue(), pointer, met);
      inside(field.getKey(), field.getValue(), pointer, met);
    }
  }

  private void effect(String key, JsonNode value, String at, ImmutableSet<Need> met) {
    word(WORDS, key, at, met);
    if (key.equals("redirect") && !value.has("to")) {
      word(GROUPS, "target", at, met); // what it means if it does not say
    }
  }

  private void inside(String key, JsonNode value, String at, ImmutableSet<Need> met) {
    if (key.equals("asks") || key.equals("tells") || key.equals("says")) {
      return; // what people read
    }
    if (key.equals("blow")) {
      word(BLOWS, value.path("at").asText(), at + "/at", met);
    } else if (WHO.contains(key) && value.isTextual()) {
      word(GROUPS, value.textValue(), at, met);
    } else if (key.equals("one-of")) {
      inside("who", value.path("who"), at + "/who", met);
      look(value.path("of"), at + "/of", with(met, Need.CHOICE));
    } else {
      look(value, at, key.equals("unhurt") ? with(met, Need.ATTACK) : met);
    }
  }

  private void word(
      ImmutableMap<String, Need> words, String word, String at, ImmutableSet<Need> met) {
    Need need = words.get(word);
    if (need != null && !met.contains(need)) {
      places.add(at, card + ": \"" + word + "\" needs " + need.says() + ", and there is none");
    }
  }

  private static ImmutableSet<Need> with(ImmutableSet<Need> met, Need more) {
    return Sets.union(met, ImmutableSet.of(more)).immutableCopy();
  }
}
