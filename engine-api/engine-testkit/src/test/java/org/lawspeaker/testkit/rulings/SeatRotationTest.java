package org.lawspeaker.testkit.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.json.Document;

class SeatRotationTest {
  private static final SeatRotation TURNS = SeatRotation.of("leader").withTables("sides");

  private static JsonNode root(String yaml) {
    return Document.yaml("question", yaml).orThrow().root();
  }

  private static void becomes(SeatRotation rotation, String ruling, String turned) {
    String asked = "{game: toy, cases: [{asks: Well, %s}]}";
    assertThat(root(rotation.turn(asked.formatted(ruling), 2)))
        .isEqualTo(root(asked.formatted(turned)));
  }

  @Test
  void movesOptionsOfSeatsAndEntriesOfTables() {
    becomes(
        TURNS,
        "setup: {seats: 3, options: {hero-0: ann, hero-2: cid, leader: '2', length: 4}},"
            + " given: {position: {leader: 1, size: 1, sides: {0: {hand: [ace@0]}, 2: {}}}},"
            + " then: {outcome: {result: [won, lost, lost]}}",
        "setup: {seats: 3, options: {hero-1: ann, hero-0: cid, leader: '0', length: 4}},"
            + " given: {position: {leader: 2, size: 1, sides: {1: {hand: [ace@1]}, 0: {}}}},"
            + " then: {outcome: {result: [lost, won, lost]}}");
  }

  @Test
  void movesSeatsInMovesPointersAndEvents() {
    becomes(
        TURNS,
        "setup: {options: {}}, when: ['seat 1: use seat-0-ring', until seat 0],"
            + " then: {state: {/sides/0/life: 1, /leader: 0}, events: [{kind: hit, seat: '1'}],"
            + " viewer: 1, choices: {has: ['seat 1: pass']}}",
        "setup: {options: {}}, when: ['seat 0: use seat-1-ring', until seat 1],"
            + " then: {state: {/sides/1/life: 1, /leader: 1}, events: [{kind: hit, seat: '0'}],"
            + " viewer: 0, choices: {has: ['seat 0: pass']}}");
  }

  @Test
  void writesTheSharedSetupIntoEachQuestion() {
    String shared =
        "{game: toy, pack: p.yaml, setup: {seats: 3, options: {hero-2: cid}},"
            + " cases: [{asks: Who, setup: {options: {hero-0: ann}}, then: {legal: true}}]}";
    String turned =
        "{game: toy, pack: p.yaml, cases: [{asks: Who, then: {legal: true},"
            + " setup: {seats: 3, options: {hero-0: cid, hero-1: ann}}}]}";
    assertThat(root(TURNS.turn(shared, 2))).isEqualTo(root(turned));
  }

  @Test
  void leavesToTheGameWhatOnlyItKnows() {
    SeatRotation rotation =
        TURNS.with(
            new SeatRotation.OfGame() {
              @Override
              public void complete(ObjectNode position, int seats) {
                position.put("leader", 0);
              }

              @Override
              public String turned(JsonNode position, int seats, String turned) {
                return turned.replace("first 0", "first " + SeatRotation.next(0, seats));
              }
            });
    becomes(
        rotation,
        "setup: {options: {}}, given: {position: {}, moves: [first 0]}",
        "setup: {options: {}}, given: {position: {leader: 1}, moves: [first 1]}");
  }
}
