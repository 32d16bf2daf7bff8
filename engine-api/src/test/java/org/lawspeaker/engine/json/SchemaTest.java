package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.json.Samples.Pair;
import org.lawspeaker.engine.json.Samples.Pairs;
import org.lawspeaker.engine.json.Samples.Suit;

class SchemaTest {
  @Doc("A hero.")
  record Hero(
      @Doc("As printed.") String name,
      @Range(min = 1, max = 9) int hp,
      @Default("true") boolean alive,
      Optional<Suit> suit,
      @Size(min = 1, max = 3) ImmutableSet<Verb> verbs,
      @Default("{}") ImmutableMap<Suit, Long> price,
      @Default("[]") ImmutableList<Hero> friends) {}

  sealed interface Verb {}

  record Hit(int amount, @Default("0") int bonus) implements Verb {}

  @Doc("Gives back health.")
  record Heal(@Range(min = 1) int amount) implements Verb {}

  record Wait() implements Verb {}

  enum Rest implements Verb {
    LONG_REST
  }

  private static JsonNode schema(Class<?> type) {
    return Records.STANDARD.schema(type);
  }

  private static JsonNode yaml(String text) {
    return Document.yaml("expected", text).orThrow().root();
  }

  @Test
  void describesASmallType() {
    assertThat(schema(Hero.class))
        .isEqualTo(
            yaml(
                """
                $schema: https://json-schema.org/draft/2020-12/schema
                $ref: "#/$defs/hero"
                $defs:
                  hero:
                    description: A hero.
                    type: object
                    properties:
                      name: {type: string, description: As printed.}
                      hp: {type: integer, minimum: 1, maximum: 9}
                      alive: {type: boolean, default: true}
                      suit: {$ref: "#/$defs/suit"}
                      verbs:
                        type: array
                        items: {$ref: "#/$defs/verb"}
                        minItems: 1
                        maxItems: 3
                        uniqueItems: true
                      price:
                        type: object
                        propertyNames: {$ref: "#/$defs/suit"}
                        additionalProperties: {type: integer}
                        default: {}
                      friends: {type: array, items: {$ref: "#/$defs/hero"}, default: []}
                    required: [name, hp, verbs]
                    additionalProperties: false
                  suit: {enum: [red-moon, blue]}
                  verb:
                    anyOf:
                    - enum: [long-rest, wait]
                    - type: object
                      properties:
                        hit: {$ref: "#/$defs/hit"}
                        heal:
                          anyOf:
                          - {type: integer, minimum: 1}
                          - {$ref: "#/$defs/heal"}
                        wait: {$ref: "#/$defs/wait"}
                      minProperties: 1
                      maxProperties: 1
                      additionalProperties: false
                  hit:
                    type: object
                    properties:
                      amount: {type: integer}
                      bonus: {type: integer, default: 0}
                    required: [amount]
                    additionalProperties: false
                  heal:
                    description: Gives back health.
                    type: object
                    properties:
                      amount: {type: integer, minimum: 1}
                    required: [amount]
                    additionalProperties: false
                  wait: {type: object, properties: {}, required: [], additionalProperties: false}
                """));
  }

  @Test
  void listsPropertiesInTheOrderOfTheComponents() {
    assertThat(schema(Hero.class).at("/$defs/hero/properties").fieldNames())
        .toIterable()
        .containsExactly("name", "hp", "alive", "suit", "verbs", "price", "friends");
  }

  @Test
  void definesGenericRecordsByTheirArguments() {
    JsonNode schema = schema(Pairs.class);
    assertThat(schema.at("/$defs/pairs/properties/numbers/$ref").asText())
        .isEqualTo("#/$defs/pair-integer");
    assertThat(schema.at("/$defs/pairs/properties/effects/$ref").asText())
        .isEqualTo("#/$defs/pair-effect");
  }

  static final class Other {
    private Other() {}

    record Heal(String whom) {}
  }

  record Both(Heal first, Other.Heal second) {}

  @Test
  void tellsTypesOfTheSameNameApart() {
    JsonNode schema = schema(Both.class);
    assertThat(schema.at("/$defs/both/properties/second/$ref").asText())
        .isEqualTo("#/$defs/other-heal");
    assertThat(schema.at("/$defs/other-heal/required/0").asText()).isEqualTo("whom");
  }

  sealed interface OnlyTexts permits Mood {}

  enum Mood implements OnlyTexts {
    GOOD
  }

  sealed interface OnlyKeyed permits Named {}

  record Named(String name, Pair<String> pair) implements OnlyKeyed {}

  @Test
  void offersNoFormThatAnInterfaceLacks() {
    assertThat(schema(OnlyTexts.class).at("/$defs/only-texts")).isEqualTo(yaml("enum: [good]"));
    assertThat(schema(OnlyKeyed.class).at("/$defs/only-keyed/type").asText()).isEqualTo("object");
  }

  @Test
  void describesTypesThatNeedNoDefinition() {
    assertThat(schema(String.class))
        .isEqualTo(yaml("{$schema: https://json-schema.org/draft/2020-12/schema, type: string}"));
  }
}
