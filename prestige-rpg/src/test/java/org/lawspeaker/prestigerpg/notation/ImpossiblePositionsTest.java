package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.START;
import static org.lawspeaker.prestigerpg.notation.Positions.arranged;
import static org.lawspeaker.prestigerpg.notation.Positions.problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** What cannot lie on a table is refused, all of it, with its place. */
class ImpossiblePositionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{encounter: dummy, turn: 1} | /turn: it is somebody's turn only before: turns",
        "{before: set} | /encounter: an encounter is faced at this moment",
        "{encounter: troll} | /encounter/card: no encounter is written \"troll\"",
        "{encounter: {card: dummy, phase: 2}} | /encounter/phase: dummy has 1 phases",
        "{encounter: {card: dummy, tokens: [1]}} | /encounter/tokens: dummy has no tokens",
        "{encounter: {card: swarm, life: 1}} | /encounter/life: each token of swarm has its own",
        "{encounter: {card: swarm, tokens: [-1]}} | /encounter/tokens/0: expected a number from 0"
            + " to 9999, found the number -1",
        "{event: party, encounter: dummy} | /event: no event is written \"party\"",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: edge-out}]}"
            + " | /stack/0/card: edge-out is no attack that lies on the stack",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: focus-strength}]}"
            + " | /stack/0/card: focus-strength is no attack that lies on the stack",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: double-strike}]}"
            + " | /stack/0/card: double-strike is no attack that lies on the stack",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: lantern}]}"
            + " | /stack/0/card: lantern is no attack that lies on the stack",
        "{before: turns, encounter: dummy, stack: [{owner: 3, card: attack-5}]}"
            + " | /stack/0/owner: seats are 0 to 2, not 3 (PRE-BEGIN-04)",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: i-think-he-called-you-ugly-too,"
            + " named: 3}]}"
            + " | /stack/0/named: seats are 0 to 2, not 3 (PRE-BEGIN-04)",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: attack-5, token: 1}]}"
            + " | /stack/0/token: there are 0 tokens",
        "{before: turns, encounter: swarm, stack: [{owner: 0, card: attack-5, token: 4}]}"
            + " | /stack/0/token: there are 3 tokens",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: attack-5, mode: special}]}"
            + " | /stack/0/mode: attack-5 has no Special Attack (PRE-SPECIAL-01)",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: attack-5, mode: maneuver}]}"
            + " | /stack/0/mode: attack-5 is no maneuver (PRE-TACTICAL-01)",
        "{before: turns, encounter: dummy, stack: [{owner: 0, card: attack-5, riders: [feint]}]}"
            + " | /stack/0/riders/0: feint is no Rider (PRE-RIDER-01)",
        "{encounter: dummy, sheets: {0: {riders: [feint]}}}"
            + " | /sheets/0/riders/0: feint is no Rider (PRE-RIDER-01)",
        "{encounter: dummy, sheets: {0: {set: [healing-potion]}}}"
            + " | /sheets/0/set/0: an Item is never set (PRE-ITEM-01)",
        "{encounter: dummy, sheets: {0: {life: 0}}}"
            + " | /sheets/0/life: the dead have 0 Life Points, and nobody else (PRE-Q-62)",
        "{encounter: dummy, sheets: {0: {status: dead, life: 1}}}"
            + " | /sheets/0/life: the dead have 0 Life Points, and nobody else (PRE-Q-62)",
        "{encounter: {card: dummy, life: 0}}"
            + " | /encounter: a creature without Life Points is dead; name its killer",
        "{encounter: {card: swarm, tokens: [0, 0, 0]}}"
            + " | /encounter: a creature without Life Points is dead; name its killer",
        "{sheets: {0: {hand: [swrod]}}} | /sheets/0/hand/0: no card is written \"swrod\"",
        "{sheets: {0: {hand: [attack-100, attack-100]}}}"
            + " | /sheets/0/hand/1: no attack-100 is left: there is 1 (PRE-SETUP-03)",
        "{sheets: {0: {hand: [healing-potion]}}}"
            + " | /sheets/0/hand: an Item lies on the table (PRE-ITEM-01)",
        "{sheets: {0: {items: [attack-5]}}} | /sheets/0/items/0: attack-5 is no Item",
        "{sheets: {0: {character: nyx}, 1: {character: nyx}}}"
            + " | /sheets/1/character: nyx is taken (PRE-Q-09)",
        "{sheets: {0: {initiative: 4}}}"
            + " | /sheets/0/initiative: the numbers held are 1, 2, 3 ..., each once",
        "{before: loot, encounter: dummy} | /encounter: no encounter is faced at this moment",
        "{before: discards, event: gust} | /event: no event is active at this moment",
        "{before: winning, stack: [{owner: 0, card: attack-5}]}"
            + " | /stack: nothing lies on the damage stack at this moment (PRE-CLEAN-01)",
        "{before: winning, sheets: {0: {status: dead}, 1: {status: dead}, 2: {status: dead}}}"
            + " | /sheets: somebody is alive",
      })
  void whatCannotBeIsRefusedWithItsPlace(String overlay, String problem) {
    assertThat(problems(arranged(START, overlay))).contains(problem);
  }

  @Test
  void whatIsWrongInOnePlaceHidesNothingElsewhere() {
    assertThat(
            problems(
                arranged(
                    START,
                    "{before: turns, turn: 4, encounter: troll, event: party, sheets: {3: {life:"
                        + " 1}, 0: {hand: [swrod]}}}")))
        .containsExactly(
            "/turn: seats are 0 to 2, not 4 (PRE-BEGIN-04)",
            "/sheets/3: seats are 0 to 2, not 3 (PRE-BEGIN-04)",
            "/sheets/0/hand/0: no card is written \"swrod\"",
            "/encounter/card: no encounter is written \"troll\"",
            "/event: no event is written \"party\"");
  }

  @Test
  @Shows("PRE-Q-101")
  void onlyEventsOfTheGameAreLeft() {
    PrestigeRpg game = new PrestigeRpgProvider().game();
    PrestigeState base = game.start(Setup.of(3)).orThrow();
    PrestigeState relics = game.start(Setup.of(3).with("relics-and-ruin", "yes")).orThrow();
    Document overlay =
        Document.yaml("overlay", "{encounter: gutter-ogre, events: [holy-ground, party]}")
            .orThrow();

    assertThat(problems(game.notation().arrange(base, overlay.root())))
        .containsExactly(
            "/events/0: no holy-ground is in this game (PRE-Q-101)",
            "/events/1: no event is written \"party\"");
    assertThat(problems(game.notation().arrange(relics, overlay.root())))
        .containsExactly("/events/1: no event is written \"party\"");
  }

  @Test
  void anEncounterOrEventOfAnotherExpansionIsNotInTheGame() {
    PrestigeRpg game = new PrestigeRpgProvider().game();
    PrestigeState base = game.start(Setup.of(3)).orThrow();

    assertThat(
            problems(
                game.notation()
                    .arrange(
                        base,
                        Document.yaml("overlay", "{encounter: gluttony, event: holy-ground}")
                            .orThrow()
                            .root())))
        .containsExactly(
            "/encounter/card: no gluttony is in this game (PRE-Q-101)",
            "/event: no holy-ground is in this game (PRE-Q-101)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{sheets: {3: {life: 1}}} | /sheets/3: seats are 0 to 2, not 3 (PRE-BEGIN-04)",
        "{before: turns, turn: 3} | /turn: seats are 0 to 2, not 3 (PRE-BEGIN-04)",
        "{before: end, encounter: {card: dummy, killer: 3}} | /encounter/killer: seats are 0 to 2, not 3"
            + " (PRE-BEGIN-04)",
        "{encounter: {card: swarm, tokens: [10000]}} | /encounter/tokens/0: expected a number from"
            + " 0 to 9999, found the number 10000",
        "{before: turns, encounter: dummy, stack: [{owner: 3, card: attack-5}]}"
            + " | /stack/0/owner: seats are 0 to 2, not 3 (PRE-BEGIN-04)",
        "{before: encounter, sheets: {0: {hand: [swrod]}}}"
            + " | /sheets/0/hand/0: no card is written \"swrod\"",
      })
  void oneThingThatCannotBeIsOneProblem(String overlay, String problem) {
    assertThat(problems(arranged(START, overlay))).containsExactly(problem);
  }
}
