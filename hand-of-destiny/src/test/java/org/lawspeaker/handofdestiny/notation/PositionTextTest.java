package org.lawspeaker.handofdestiny.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;
import static org.lawspeaker.handofdestiny.Position.start;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.effects.ChangeGold;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HandView;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.testkit.coverage.Shows;

/** Positions as text, both ways. */
class PositionTextTest {
  private static void isReadBack(HandState state) {
    assertThat(GAME.notation().readState(GAME.notation().state(state)).orThrow()).isEqualTo(state);
  }

  @Test
  void theFirstPositionIsReadBack() {
    isReadBack(start("hero=hilda", "boss=knight", "difficulty=heroic").state());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "row: [forest-dragon, scout, brute-3], strength: [guard-14], monsters: {forest-dragon:"
            + " {gained: 7, damage: 2, halved: true, struck: true}, scout: {barred: true, spent:"
            + " true, ignored: true, damage: 1}}, peeked: [brute-3]",
        "row: [brute-1, '?', '?', '?', '?', '?', '?', '?', '?', '?', '?']",
        "row: [brute-1, brute-2], strength: [brute-5], doubled: [brute-5], boost: 3, hero: {left:"
            + " 2, right: 1, paid: [arrow, hush], once: []}",
        "phase: boss, wave: 4, strength: [brute-5], boss: {damage: 7, criticals: [2, 3], met:"
            + " true}",
        "phase: merchant, wave: 2, strength: [brute-5], rotations: 1, weapon: {owned: {name:"
            + " great-staff, ready: false}}, purse: {gold: 3, upgrade-bought: true, potions-bought:"
            + " [elixir, draught], potions-held: [elixir]}"
      })
  void aPositionIsReadBack(String overlay) {
    isReadBack(Position.of(overlay, "hero=robin").state());
  }

  @Test
  void whatIsRememberedOfAMonsterIsReadOneByOne() {
    Position position =
        Position.of(
            "row: [bear, scout, captain, wolf], strength: [guard-11], monsters: {bear: {gained: -1,"
                + " damage: 327}, scout: {barred: true}, captain: {struck: true, damage: 1}, wolf:"
                + " {spent: true}, ogre: {ignored: true}, thief: {halved: true}, banner: {gained:"
                + " 2}, brute-5: {by-slot: true}, brute-6: {by-weapon: true}, brute-7: {beaten:"
                + " true}}");

    position
        .has("/row", "scout captain wolf")
        .has("/monsters/scout/barred", true)
        .has("/monsters/scout/struck", "")
        .has("/monsters/captain/struck", true)
        .has("/monsters/captain/damage", 1)
        .has("/monsters/captain/barred", "")
        .has("/monsters/wolf/spent", true)
        .has("/monsters/ogre/ignored", true)
        .has("/monsters/thief/halved", true)
        .has("/monsters/banner/gained", 2)
        .has("/monsters/brute-5/by-slot", true)
        .has("/monsters/brute-6/by-weapon", true)
        .has("/monsters/brute-7/beaten", true);
  }

  @Test
  void whatTheHeroHasUsedIsReadOneByOne() {
    Position.of("row: [brute-1, brute-2], hero: {paid: [twist, dig], once: [ember]}", "hero=circe")
        .has("/hero/paid", "twist dig")
        .has("/hero/once", "ember");
  }

  @Test
  void positionsInTheMiddleOfSomethingAreReadBack() {
    isReadBack(Position.of("row: [bear, brute-9]").plays("take front").state());
    isReadBack(
        Position.of("row: [brute-1, brute-9], strength: [brute-4, brute-5]", "hero=robin")
            .plays("attack front", "add brute-5")
            .state());
    isReadBack(
        Position.of("row: [brute-1, brute-9]", "hero=robin")
            .plays("use arrow by exhausting")
            .state());
    isReadBack(
        Position.of("row: [brute-1, brute-9], strength: [brute-4, brute-5]", "hero=merlin")
            .plays("use focus by exhausting")
            .state());
    isReadBack(
        Position.of("row: [brute-1, brute-9]", "hero=galathar")
            .plays("use two-blows by exhausting")
            .state());
    isReadBack(
        Position.of("phase: boss, strength: [brute-8]")
            .plays("critical 1", "add brute-8", "strike")
            .state());
    isReadBack(Position.of("phase: boss, wave: 3, strength: [brute-8]").plays("stop").state());
    isReadBack(
        Position.of("row: [brute-1, brute-2, brute-3]", "hero=hilda").plays("use swap").state());
    isReadBack(
        Position.of("row: [harmless, brute-4, specter" + ", '?'".repeat(8) + "]")
            .plays("take front")
            .has("/arrived", "specter")
            .state());
  }

  @Test
  void anAbilityThatWaitsIsReadBack() {
    Position waiting =
        Position.of(
            "row: [banshee, brute-2], step: resolve, weapon: {owned: {name: staff, ready: true}}",
            "hero=robin");

    waiting.asks("react", "HOD-ORDER-07").has("/monsters/banshee/waiting", true);
    isReadBack(waiting.state());
  }

  @Test
  void anEndedGameIsReadBack() {
    HandState ended = Position.of("phase: boss, wave: 4, strength: []").plays("stop").state();

    isReadBack(ended);
    assertThat(GAME.notation().state(ended).at("/ending").asText()).isEqualTo("outlasted");
  }

  @Test
  void currentNumbersAreShownButNotRead() {
    HandState state = Position.of("row: [brute-1, captain]").state();
    ObjectNode json = (ObjectNode) GAME.notation().state(state);

    assertThat(json.at("/visible/0/hp").asInt()).isEqualTo(4);
    json.putArray("visible");
    assertThat(GAME.notation().readState(json).orThrow()).isEqualTo(state);
  }

  @Test
  void everyUnknownNameOfAPositionIsListed() {
    ObjectNode json =
        (ObjectNode) GAME.notation().state(Position.of("row: [brute-1, captain]").state());
    ((ObjectNode) json.get("settings")).put("hero", "nobody").put("boss", "no-one");

    assertThat(GAME.notation().readState(json).problems())
        .extracting(Problem::toString)
        .containsExactly(
            "/settings/hero: unknown hero \"nobody\". Known: robin, merlin, galathar, hilda, circe,"
                + " freya, ursa, morgan, loki",
            "/settings/boss: unknown boss \"no-one\". Known: golem, warlock, knight");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "underworld | 44 | 'expected a number from 0 to 43, found \"44\"'",
        "underworld | 1 -2 | 'expected a number from 0 to 43, found \"-2\"'",
        "underworld | 1 x | 'expected a number from 0 to 43, found \"x\"'",
        "damage | 5 | 'expected FACE:COUNT, found \"5\"'",
        "damage | 44:1 | 'expected a number from 0 to 43, found \"44\"'",
        "damage | 1:32768 | 'expected a number from -32768 to 32767, found \"32768\"'",
        "damage | 1: | 'expected a number from -32768 to 32767, found \"\"'"
      })
  void aNumberOfARememberedPositionIsRefused(String key, String text, String problem) {
    ObjectNode json =
        (ObjectNode)
            GAME.notation()
                .state(
                    Position.of("row: [brute-1, brute-2, brute-3]", "hero=hilda")
                        .plays("use swap")
                        .state());
    List<JsonNode> parents = json.get("agenda").findParents(key);
    ((ObjectNode) parents.get(0)).put(key, text);

    assertThat(GAME.notation().readState(json).problems())
        .extracting(Problem::message)
        .containsExactly(problem);
  }

  @Test
  void whatWasNoticedIsThreeMonsters() {
    ObjectNode json =
        (ObjectNode) GAME.notation().state(Position.of("row: [brute-1, captain]").state());
    json.putArray("noticed").add("brute-1");

    assertThat(GAME.notation().readState(json).problems())
        .extracting(Problem::toString)
        .containsExactly("/noticed: three monsters, ? for none");
  }

  @Test
  void aViewIsWrittenLikeThePositionAndReadBack() {
    Position position = Position.of("row: [brute-1, captain], strength: [brute-9]");
    HandView view = GAME.view(position.state(), Seat.of(0));
    JsonNode json = GAME.notation().view(view);

    ObjectNode flat = json.deepCopy();
    flat.setAll((ObjectNode) flat.remove("engine")); // what only the engine needs
    assertThat(flat).isEqualTo(GAME.notation().state(position.state()));
    assertThat(GAME.notation().readView(json).orThrow()).isEqualTo(view);
  }

  /** Whoever is defeated has nothing left, however hard the blow was. */
  @Test
  void noMonsterHasLessThanNoHpLeft() {
    HandState fight = Position.of("row: [brute-5, brute-6]").state();
    int front = fight.row().at(0);
    HandState struck =
        fight.withMemory(fight.memory().withDamage(fight.memory().damage().with(front, 9)));

    assertThat(GAME.notation().state(struck).at("/visible/0/remaining").asInt()).isZero();
    assertThat(GAME.notation().state(struck).at("/visible/0/hp").asInt()).isEqualTo(5);
  }

  private static HandState laid(HandState over, String zones) {
    return GAME.notation()
        .arrange(over, Document.yaml("overlay", zones).orThrow().root())
        .orThrow();
  }

  @Test
  void potionsAreStillHeldAtTheSameMerchant() {
    HandState merchant =
        Position.of("phase: merchant, strength: [], purse: {potions-held: [elixir]}", "hero=robin")
            .state();

    new Position(laid(merchant, "{purse: {gold: 5}}"), ImmutableList.of())
        .has("/purse/gold", 5)
        .has("/purse/potions-held", "elixir");
  }

  @Test
  @Shows("HOD-PENALTY-01")
  void whatAPenaltyHasTakenIsLeftBehind() {
    HandState punished =
        Position.of("phase: boss, strength: [brute-5]")
            .does(new Source(Source.Kind.PENALTY, 0), new ChangeGold(-1))
            .has("/purse/fined", 1)
            .state();

    assertThat(laid(punished, "{row: [brute-1, brute-2]}").purse().fined()).isZero();
  }
}
