package org.lawspeaker.hofordeals.vocabulary;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.HofOrdeals;
import org.lawspeaker.hofordeals.OwnPack;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.state.Fight;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Source;
import org.lawspeaker.hofordeals.table.Table;

/** A card of a test's own in play, of seat 1 of three. */
record Played(HofOrdeals game, Scene scene) {
  /** The name of the card in moves. */
  static final String TEST = "test-card";

  /** Seat 1 explores at c2, the Old Mill. */
  static final String TURN =
      """
      step: explore
      turn: {active: "1", began: 7}
      sites: {c2: {card: old-mill, cubes: 2}}
      heroes: {1: {space: c2, %s}}
      """;

  static Played of(HofOrdeals game, String zones) {
    return new Played(game, Scene.of(game, Setup.of(3), zones));
  }

  /** An Action card in the hand with these effects. */
  static Played action(String effects, String hero) {
    return of(actionGame(effects), TURN.formatted(hero));
  }

  static HofOrdeals actionGame(String effects) {
    return OwnPack.with(
        "skills",
        "{name: Test Card, type: action, archetypes: [soldier], cost: 1, abilities: [{effects: ["
            + effects
            + "]}], provenance: house}");
  }

  /** Equipment at the side that says this. */
  static HofOrdeals gear(String says) {
    return OwnPack.with(
        "equipment", "{name: Test Card, slot: side, cost: 1, " + says + ", provenance: house}");
  }

  /** Equipment at the side whose ability is used in a combat. */
  static Played tool(String effects, String hero, String... enemies) {
    return of(
        gear("abilities: [{on: used-in-combat, effects: [" + effects + "]}]"),
        fight("gear: {side: test-card}" + (hero.isEmpty() ? "" : ", " + hero), enemies));
  }

  static String fight(String hero, String... enemies) {
    return Battle.zones("assigning", "bandit-camp", hero, "{}", enemies);
  }

  /** The position with other lines: each is a text and what stands in its place. */
  Played but(String zones) {
    return of(game, zones);
  }

  Played then(String... moves) {
    scene.then(moves);
    return this;
  }

  Hero me() {
    return scene.hero(1);
  }

  Fight fight() {
    return scene.state().fight().orElseThrow();
  }

  List<String> names(Bag zone) {
    return IntStream.range(0, zone.size())
        .mapToObj(i -> game.cards().index.name(zone.nth(i)))
        .toList();
  }

  /** The enemies still in the combat, by their cards. */
  List<String> enemies() {
    return fight().enemies().stream().map(each -> game.cards().index.name(each.card())).toList();
  }

  int card(String name) {
    return game.cards().index.find(name).orElseThrow();
  }

  Card test() {
    return game.cards().card(card(TEST));
  }

  Table table() {
    return new Table(game.cards(), scene.state(), WorkTable.Use.READING);
  }

  Source source() {
    return new Source(Seat.of(1), card(TEST));
  }

  /** What the step asks, if anybody is asked. */
  Optional<String> window() {
    return game.pending(scene.state()).asked().map(each -> each.name());
  }
}
