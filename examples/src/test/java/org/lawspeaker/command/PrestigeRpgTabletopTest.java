package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.table.PrestigeState;

class PrestigeRpgTabletopTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();
  private static final String FIGHT =
      """
      before: turns
      turn: 1
      number: 8
      round: 2
      encounter: {card: ripper, life: 90}
      sheets:
        0:
          hand: [trip]
          items: [healing-potion, {card: alchemist-fire, tipped: true}]
          riders: [slip-behind]
          initiative: 1
          prestige: 4
        1: {hand: [edge-out, feint], set: [attack-40], initiative: 2, life: 65, poison: 2}
        2: {hand: [], set: [attack-5], initiative: 3}
      stack: [{owner: 0, card: attack-25, riders: [focus-strength]}]
      """;

  private static final PrestigeState START =
      GAME.start(
              Setup.of(3)
                  .with("relics-and-ruin", "yes")
                  .with("character-0", "talon")
                  .with("character-1", "nyx")
                  .with("character-2", "nephiedra"))
          .orThrow();

  private static PrestigeState laid(String position) {
    return GAME.notation()
        .arrange(START, Document.yaml("position", position).orThrow().root())
        .orThrow();
  }

  private static String drawn(String position, Viewer viewer) {
    return drawn(laid(position), viewer);
  }

  private static String drawn(PrestigeState state, Viewer viewer) {
    return new PrestigeRpgTabletop().draw(GAME, GAME.view(state, viewer), Ink.PLAIN);
  }

  @Test
  void drawsTheEncounterWithItsLifeAndWhatItDoes() {
    assertThat(drawn(FIGHT, Seat.of(0)))
        .startsWith("Encounter 8 (bonus), round 2\n  Ripper, 90 life\n    ")
        .contains("\n    " + GAME.cards().encounter(0).says() + "\n");
  }

  @Test
  void drawsTheOrderAndTheDamageStackWithItsTotal() {
    assertThat(drawn(FIGHT, Seat.of(0)))
        .contains("\n  order    seat 0, seat 1, seat 2\n")
        .contains("\n  stack    seat 0 Attack 25 + Focus Strength = 45; total 45\n");
  }

  @Test
  void drawsTheOwnHandAndWhatLiesOpenOfOthers() {
    assertThat(drawn(FIGHT, Seat.of(0)))
        .contains("\n  seat 0, Talon, 100 life, 4 Prestige, hand 1, set 0\n    hand     Trip\n")
        .contains(
            "\n    items    Healing Potion, Alchemist Fire (tipped)\n    riders   Slip Behind\n")
        .contains("\n  seat 1, Nyx, 65 life, 0 Prestige, hand 2, set 1, poison 2\n")
        .contains("\n  seat 2, Nephiedra, 100 life, 0 Prestige, hand 0, set 1\n")
        .doesNotContain("Edge Out", "Attack 40");
  }

  @Test
  void drawsEverythingForTheArbiterAndNoHandForASpectator() {
    assertThat(drawn(FIGHT, Onlooker.ARBITER))
        .contains("\n    hand     Feint, Edge Out\n    set      Attack 40\n");
    assertThat(drawn(FIGHT, Onlooker.SPECTATOR)).doesNotContain("Edge Out", "Attack 40", "Trip");
  }

  @Test
  void drawsTokensAnEventAndTheChest() {
    assertThat(
            drawn(
                "{before: set, encounter: {card: bone-chorus, tokens: [35, 0, 12],"
                    + " chest: [attack-10, attack-30]}, event: holy-ground, sheets: {0: {claims: 1,"
                    + " bites: 2, turned: true, hand: [feint]}}}",
                Seat.of(1)))
        .contains("\n  Bone Chorus, tokens of 35 - 12 life\n")
        .contains("\n  event    Holy ground: ")
        .contains("\n  chest    Attack 10, Attack 30\n")
        .contains(", hand 1, set 0, turned, bites 2, claims 1\n");
  }

  @Test
  void drawsWhatTheViewerHasChosenToDiscard() {
    PrestigeState asked =
        laid("{before: discards, sheets: {0: {hand: [trip, feint]}, 1: {hand: [edge-out]}}}");
    PrestigeState chosen = plays(plays(asked, "seat 0: card feint"), "seat 1: card edge-out");

    assertThat(drawn(asked, Seat.of(0))).doesNotContain("discards");
    assertThat(drawn(chosen, Seat.of(0)))
        .contains("\n    hand     Feint, Trip\n    discards Feint\n")
        .doesNotContain("discards Edge Out");
  }

  private static PrestigeState plays(PrestigeState state, String move) {
    return GAME.apply(state, GAME.notation().readMove(state, move).orThrow());
  }

  @Test
  void drawsTheDeadAndTheSetup() {
    assertThat(
            drawn(
                "{encounter: ripper, sheets: {0: {hand: [feint]}, 2: {status: dead, hand: []}}}",
                Seat.of(0)))
        .contains("\n  seat 2, Nephiedra, dead, 0 Prestige, hand 0, set 0");
    assertThat(new PrestigeRpgTabletop().draw(GAME, GAME.view(START, Seat.of(0)), Ink.PLAIN))
        .startsWith("Setup\n  seat 0, Talon, 100 life, 0 Prestige, hand 0, set 0\n");
  }

  @Test
  void printsTheOwnSeatBold() {
    assertThat(new PrestigeRpgTabletop().draw(GAME, GAME.view(START, Seat.of(1)), Ink.COLOURED))
        .contains("\u001b[1mseat 1, Nyx, 100 life")
        .contains("\n  seat 0, Talon, 100 life");
  }

  @Test
  void tellsWhatTheCardsSayThatTheViewerSees() {
    assertThat(drawn(FIGHT, Seat.of(0)))
        .contains("\n    Trip: " + GAME.cards().face(card("trip")).says())
        .contains(
            "\n    Slip Behind: A Rider stands by and joins your next attack: it doubles that.")
        .contains("\n    Healing Potion: Potion. ")
        .doesNotContain("    Attack 25: ", "    Edge Out: ");
    assertThat(drawn("{encounter: ripper, sheets: {1: {items: [bloodstone]}}}", Seat.of(0)))
        .contains("\n    Bloodstone: " + GAME.cards().pack().relics().get(0).says());
    assertThat(drawn("{encounter: ripper, sheets: {0: {hand: [ambush-of-talon]}}}", Seat.of(0)))
        .contains("\n    Ambush of Talon: ");
  }

  @Test
  void tellsWhichAbilitiesAreLeftAndTheOwnQuest() {
    PrestigeState start =
        GAME.start(
                Setup.of(3)
                    .with("deeper-and-darker", "yes")
                    .with("tombs-and-tomes", "yes")
                    .with("quests", "yes")
                    .with("character-0", "talon")
                    .with("character-1", "nyx")
                    .with("character-2", "nephiedra"))
            .orThrow();
    String position =
        "{encounter: ripper, sheets: {0: {hand: [], quest: slayer}, 1: {hand: [], quest: hoarder,"
            + " ability-used: true}, 2: {hand: [feint]}}}";
    PrestigeState laid =
        GAME.notation()
            .arrange(start, Document.yaml("position", position).orThrow().root())
            .orThrow();

    assertThat(new PrestigeRpgTabletop().draw(GAME, GAME.view(laid, Seat.of(0)), Ink.PLAIN))
        .contains("\n    ability  " + GAME.cards().character(0).says() + "\n    quest    Slayer: ")
        .contains("hand 0, set 0\n    ability  used\n")
        .contains("hand 1, set 0\n    ability  not used yet")
        .doesNotContain("Hoarder");
  }

  private static int card(String name) {
    return GAME.cards().names().findCard(name).orElseThrow();
  }
}
