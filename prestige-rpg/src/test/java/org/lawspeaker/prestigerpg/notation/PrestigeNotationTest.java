package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.GAME;
import static org.lawspeaker.prestigerpg.notation.Positions.START;
import static org.lawspeaker.prestigerpg.notation.Positions.position;
import static org.lawspeaker.prestigerpg.notation.Positions.problems;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.PickToken;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.view.PrestigeView;

class PrestigeNotationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{before: encounter} | reveal bull",
        "{before: encounter, encounters: [bull]} | reveal bull; event hoard",
        "{before: initiative, encounter: dummy} | initiative 2 3 1",
        "{before: draw, encounter: dummy} | draw attack-5",
        "{encounter: dummy, sheets: {0: {hand: [attack-20]}}} | seat 0: set attack-20",
        "{before: potions, encounter: dummy, sheets: {0: {items: [healing-potion, healing-potion],"
            + " life: 40}}} | seat 0: use seat-0-healing-potion-2 on seat-0",
        "{before: potions, encounter: dummy, sheets: {0: {items: [healing-potion]}}} | seat 0:"
            + " negotiate seat-2; seat 2: pass; seat 0: item seat-0-healing-potion; seat 0: done;"
            + " seat 2: choose accept",
        "{before: turns, encounter: dummy, sheets: {0: {set: [attack-20]}, 1: {hand: [edge-out]}}}"
            + " | seat 1: play edge-out on seat-0",
        "{before: turns, encounter: dummy, sheets: {0: {set: [attack-20, attack-5]},"
            + " 1: {hand: [edge-out]}}} | seat 1: play edge-out on seat-0 card-2",
        "{before: turns, encounter: dummy, sheets: {0: {set: [attack-20]},"
            + " 1: {hand: [not-so-tough-tougher-than-he-looks]}}}"
            + " | seat 1: play not-so-tough-tougher-than-he-looks as tougher-than-he-looks",
        "{before: turns, encounter: swarm, sheets: {0: {set: [attack-20]},"
            + " 1: {hand: [not-so-tough-tougher-than-he-looks]}}}"
            + " | seat 1: play not-so-tough-tougher-than-he-looks as not-so-tough on token-3",
        "{before: potions, encounter: dummy} | seat 2: ability",
        "{before: turns, encounter: dummy, sheets: {0: {set: [attack-20]}, 1: {hand: [pickpocket]},"
            + " 2: {items: [lantern]}}} | seat 1: play pickpocket on seat-2-lantern",
        "{before: turns, encounter: dummy, sheets: {1: {hand: [pickpocket]},"
            + " 0: {items: [lantern]}}} | seat 1: play pickpocket on seat-0-lantern",
        "{before: discards, sheets: {1: {hand: [attack-5]}}}"
            + " | seat 1: card attack-5; seat 1: done",
        "{before: loot, sheets: {0: {status: dead, items: [healing-potion]}, 1: {hand: [],"
            + " ability-used: true}, 2: {hand: [], ability-used: true}}}"
            + " | initiative 1 2; seat 1: item seat-0-healing-potion",
        "{before: turns, encounter: swarm, sheets: {0: {set: [attack-20], ability-used: true},"
            + " 1: {ability-used: true}, 2: {ability-used: true}}} | seat 0: token 2",
        "{before: turns, encounter: dummy, sheets: {0: {set: [ambush-of-talon], ability-used:"
            + " true}, 1: {ability-used: true}, 2: {ability-used: true}}} | seat 0: choose special",
        "{before: turns, encounter: dummy, sheets: {0: {set: [i-think-he-called-you-ugly-too],"
            + " ability-used: true}, 1: {ability-used: true}, 2: {ability-used: true}}}"
            + " | seat 0: player seat-2",
      })
  void everyMoveReadsBack(String overlay, String moves) {
    PrestigeState state = position(overlay);
    for (String text : moves.split("; ")) {
      PrestigeMove move = GAME.notation().readMove(state, text).orThrow();

      assertThat(GAME.judge(state, move).isLegal()).as(text).isTrue();
      assertThat(GAME.notation().move(state, move)).isEqualTo(text);
      state = GAME.explain(state, move).next();
    }
  }

  @Test
  void whoseMoveItIsMayBeginASentence() {
    PrestigeState state =
        position("{before: turns, encounter: dummy, sheets: {0: {set: [attack-20]}}}");

    assertThat(GAME.notation().readMove(state, "Seat 1: pass"))
        .isEqualTo(GAME.notation().readMove(state, "seat 1: pass"));
  }

  @Test
  void aPlayersOwnItemNeedsNoOwner() {
    PrestigeState state =
        position(
            "{before: potions, encounter: dummy, sheets: {0: {items: [healing-potion]}, 1: {items:"
                + " [healing-potion]}}}");

    assertThat(GAME.notation().readMove(state, "seat 1: use healing-potion on seat-1"))
        .isEqualTo(GAME.notation().readMove(state, "seat 1: use seat-1-healing-potion on seat-1"));
  }

  @Test
  void theSeatMayBeLeftOutWhereOnlyOneOwesAMove() {
    PrestigeState state =
        position(
            "{before: turns, encounter: swarm, sheets: {0: {set: [attack-20], ability-used: true},"
                + " 1: {ability-used: true}, 2: {ability-used: true}}}");

    assertThat(GAME.notation().readMove(state, "token 2"))
        .isEqualTo(GAME.notation().readMove(state, "seat 0: token 2"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seat 0: use seat-0-whetstone",
        "seat 0: use whetstone",
        "seat 0: play old-crown",
        "seat 0: play whetstone on seat-1",
        "seat 0: play quick-feet on seat-1 card-1",
        "seat 0: ability of talon",
        "seat 1: ability of talon",
      })
  void whatIsNotOnOfferIsRefusedByAClause(String text) {
    PrestigeState state =
        position("{before: turns, encounter: dummy, sheets: {0: {set: [attack-20]}}}");
    PrestigeMove move = GAME.notation().readMove(state, text).orThrow();

    assertThat(GAME.judge(state, move).isLegal()).isFalse();
    assertThat(GAME.notation().readMove(state, GAME.notation().move(state, move)).orThrow())
        .isEqualTo(move);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seat 7: pass | there are seats 0 to 2, not 7",
        "pass | several seats owe a move; write whose it is, as in \"seat 0: pass\"",
        "draw swrod | no card is written \"swrod\"",
        "reveal troll | no encounter is written \"troll\"",
        "event party | no event is written \"party\"",
        "quest party | no quest is written \"party\"",
        "character conan | no character is written \"conan\"",
        "lot 0 | a number from 1 to 99 is wanted, not \"0\"",
        "initiative 1 x | a number from 1 to 99 is wanted, not \"x\"",
        "seat 0: use seat-0-sword | no item is written \"seat-0-sword\"",
        "seat 0: play edge-out on seat-9 | seat-0 to seat-2 is wanted, not \"seat-9\"",
        "seat 0: play edge-out on seat-1 card-0 | card-1, for instance, is wanted, not \"card-0\"",
        "seat 0: play whetstone as best | \"best\" is none of []",
        "seat 0: token x | a number from 1 to 99 is wanted, not \"x\"",
        "seat 0: player two | seat-0 to seat-2 is wanted, not \"two\"",
        "seat 0: set attack-20 attack-0 | no card is written \"attack-0\"; did you"
            + " mean \"attack-5\"?",
      })
  void aTextThatIsNoMoveSaysWhy(String text, String why) {
    PrestigeState state =
        position(
            "{before: turns, encounter: dummy, sheets: {0: {set: [attack-20]}, 1: {hand:"
                + " [edge-out]}}}");

    assertThat(problems(GAME.notation().readMove(state, text))).containsExactly(why);
  }

  @ParameterizedTest
  @CsvSource({"seat 0: dance", "seat 0: play", "seat 0: set", "seat 0: pass twice", "seat 0:"})
  void aVerbThatThereIsNotNamesThoseThatThereAre(String text) {
    PrestigeState state = position("{encounter: dummy, sheets: {0: {hand: [attack-20]}}}");

    assertThat(problems(GAME.notation().readMove(state, text)))
        .singleElement()
        .asString()
        .contains("is no move; the moves are: set CARD");
  }

  @Test
  void aMoveIsShort() {
    assertThat(problems(GAME.notation().readMove(START, "pass".repeat(100))))
        .containsExactly("a move has at most 300 characters");
  }

  @Test
  void aWholePositionReadsBack() {
    PrestigeState state =
        position(
            "{before: turns, encounter: {card: swarm, tokens: [90, 0, 10]}, event: gust, number: 2,"
                + " sheets: {0: {set: [attack-20, attack-5 second], riders: [focus-strength],"
                + " items: [old-crown, {card: healing-potion, tipped: true}], trophies: [bull],"
                + " poison: 2}, 1: {hand: [edge-out, edge-out]}}, stack: [{owner: 2, card:"
                + " attack-40, token: 1, riders: [focus-strength]}], discards: [feint]}");
    JsonNode json = GAME.notation().state(state);

    assertThat(GAME.notation().readState(json)).isEqualTo(Checked.ok(state));
    assertThat(json.at("/sheets/0/set").toString())
        .isEqualTo("[\"attack-20\",\"attack-5 second\"]");
    assertThat(json.at("/sheets/1/hand").toString()).isEqualTo("[\"edge-out\",\"edge-out\"]");
    assertThat(json.at("/foe/event").textValue()).isEqualTo("gust");
    assertThat(json.at("/piles/discards").toString()).isEqualTo("[\"feint\"]");
    assertThat(json.at("/stack/0/riders/0/card").textValue()).isEqualTo("focus-strength");
  }

  @Test
  void aViewHidesTheCardsOfOthersAndReadsBack() {
    PrestigeState state =
        position(
            "{before: turns, encounter: dummy, sheets: {0: {set: [attack-20], hand: [edge-out]},"
                + " 1: {hand: [edge-out], set: [attack-5]}}}");
    PrestigeView view = GAME.view(state, Seat.of(1));
    JsonNode json = GAME.notation().view(view);

    assertThat(GAME.notation().readView(json)).isEqualTo(Checked.ok(view));
    assertThat(json.at("/viewer").textValue()).isEqualTo("1");
    assertThat(json.at("/sheets/0/set").toString()).isEqualTo("[\"unseen\"]");
    assertThat(json.at("/sheets/0/hand").toString()).isEqualTo("[\"1 unseen\"]");
    assertThat(json.at("/sheets/1/hand").toString()).isEqualTo("[\"edge-out\"]");
    assertThat(json.at("/piles/deck").toString())
        .isEqualTo("[\"" + state.piles().deck().size() + " unseen\"]");
  }

  @Test
  void aViewIsNoWholePosition() {
    PrestigeState state = position("{encounter: dummy, sheets: {0: {hand: [attack-20]}}}");
    ObjectNode seen = (ObjectNode) GAME.notation().view(GAME.view(state, Onlooker.SPECTATOR));

    assertThat(problems(GAME.notation().readState(seen)))
        .containsExactly(
            "/viewer: only the arbiter sees a whole position",
            "/sheets/0: a whole position names every card",
            "/piles: a whole position names every card");
  }

  @Test
  void everythingWrongAboutAPositionIsListedWithItsPlace() {
    ObjectNode json = (ObjectNode) GAME.notation().state(position("{encounter: dummy}"));
    ObjectNode sheet = (ObjectNode) json.at("/sheets/1");
    sheet.put("character", "conan").put("quest", "grail");
    sheet.putArray("hand").add("swrod");
    sheet.putArray("set").add("old-crown second");
    ((ObjectNode) json.at("/piles")).putArray("discards").add("3 unseen");
    ((ObjectNode) json.at("/piles")).putArray("removed").add("0 attack-20");
    ((ObjectNode) json.at("/foe")).put("card", "troll").putArray("tokens").add(-1);

    assertThat(problems(GAME.notation().readState(json)))
        .containsExactly(
            "/sheets/1/hand/0: no card is written \"swrod\"",
            "/sheets/1/set/0: old-crown is a Relic",
            "/sheets/1/character: no character is written \"conan\"",
            "/sheets/1/quest: no quest is written \"grail\"",
            "/piles/discards: lies open",
            "/piles/removed/0: 1 to 99 copies, not 0",
            "/foe/tokens/0: 0 or more Life Points",
            "/foe/card: no encounter is written \"troll\"");
  }

  @Test
  void aTableHasThreeToSixSeatsWithoutAGap() {
    ObjectNode json = (ObjectNode) GAME.notation().state(position("{encounter: dummy}"));
    ((ObjectNode) json.at("/sheets")).remove("1");

    assertThat(problems(GAME.notation().readState(json)))
        .contains("/sheets/2: there are seats 0 to 1, not \"2\"");
  }

  private static String read(String text) {
    PrestigeState state =
        position(
            "{before: turns, encounter: swarm, sheets: {0: {set: [attack-20], items: [lantern]},"
                + " 1: {hand: [edge-out]}}}");
    return GAME.notation().readMove(state, text).map(Object::toString).orThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seat 3: pass | there are seats 0 to 2, not 3",
        "seat 0: player seat-3 | seat-0 to seat-2 is wanted, not \"seat-3\"",
        "lot 100 | a number from 1 to 99 is wanted, not \"100\"",
        "seat 0: play critical-miss hiding swrod | no card is written \"swrod\"",
        "seat 0: use seat-0-lantern hiding attack-5 | only cards are played face down",
        "seat 0: play not-so-tough-tougher-than-he-looks on token-100"
            + " | write how, as in \"as not-so-tough\": one of [not-so-tough,"
            + " tougher-than-he-looks]",
        "seat 0: play not-so-tough-tougher-than-he-looks as not-so-tough on token-100"
            + " | token-1, for instance, is wanted, not \"token-100\"",
        "seat 0: play not-so-tough-tougher-than-he-looks as not-so-tough on token-0"
            + " | token-1, for instance, is wanted, not \"token-0\"",
      })
  void whatIsOutOfBoundsSaysWhy(String text, String why) {
    PrestigeState state =
        position(
            "{before: turns, encounter: swarm, sheets: {0: {set: [attack-20], items:"
                + " [lantern]}, 1: {hand: [edge-out]}}}");

    assertThat(problems(GAME.notation().readMove(state, text))).containsExactly(why);
  }

  @Test
  void numbersAreReadUpToTheirBounds() {
    assertThat(read("lot 1")).isEqualTo(new ByLot(0).toString());
    assertThat(read("lot 99")).isEqualTo(new ByLot(98).toString());
    assertThat(read("seat 0: token 1")).isEqualTo(new PickToken(Seat.of(0), 0).toString());
    assertThat(read("seat 0: token 99")).isEqualTo(new PickToken(Seat.of(0), 98).toString());
    assertThat(read("seat 0: play not-so-tough-tougher-than-he-looks as not-so-tough on token-99"))
        .contains(new Target.Token(98).toString());
  }

  @Test
  void aCardIsReadWithTheOneThatLiesUnderIt() {
    int edgeOut = GAME.cards().names().findCard("edge-out").orElseThrow();
    int under = GAME.cards().names().findCard("attack-20").orElseThrow();
    Play play = new Play(Seat.of(1), new Playable.Card(edgeOut), 0, new Target.Card(Seat.of(2), 1));

    assertThat(read("seat 1: play edge-out hiding attack-20 on seat-2 card-2"))
        .isEqualTo(play.hiding(under).toString());
    assertThat(read("seat 1: play edge-out on seat-2 card-2")).isEqualTo(play.toString());
    assertThat(read("seat 1: play edge-out hiding attack-20 on seat-2"))
        .isEqualTo(play.as(0, new Target.Card(Seat.of(2), 0)).hiding(under).toString());
  }

  @ParameterizedTest
  @CsvSource({"draw attack-5 attack-20", "reveal", "lot"})
  void aMoveOfNatureOfAnotherFormNamesThoseThatThereAre(String text) {
    assertThat(problems(GAME.notation().readMove(START, text)))
        .containsExactly(
            "\""
                + text
                + "\" is no move; Nature's moves are: character NAME, quest NAME, reveal"
                + " ENCOUNTER, event EVENT, relic CARD, draw CARD, turn-up CARD, random CARD,"
                + " initiative N N N, lot N");
  }

  @ParameterizedTest
  @CsvSource({
    "seat 0: play edge-out on",
    "seat 0: play edge-out hiding",
    "seat 0: play edge-out as",
    "seat 0: use",
    "seat 0: ability on"
  })
  void aPlayThatBreaksOffIsNoMove(String text) {
    assertThat(problems(GAME.notation().readMove(START, text)))
        .singleElement()
        .asString()
        .contains("is no move; the moves are: set CARD");
  }

  @Test
  void aMoveMayHave300Characters() {
    PrestigeState state = position("{encounter: dummy, sheets: {0: {hand: [attack-20]}}}");
    String padded = "seat 0: set attack-20";

    assertThat(GAME.notation().readMove(state, padded + " ".repeat(300 - padded.length())).value())
        .isPresent();
    assertThat(GAME.notation().readMove(state, padded + " ".repeat(301 - padded.length())).value())
        .isEmpty();
  }
}
