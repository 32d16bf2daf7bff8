package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.problems;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** Positions of the reference pack whose parts play never brings together. */
class PositionsThatContradictTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();
  private static final PrestigeState START =
      GAME.start(
              Setup.of(3)
                  .with("character-0", "talon")
                  .with("character-1", "nyx")
                  .with("character-2", "orn-hammerfist")
                  .with("deeper-and-darker", "yes")
                  .with("relics-and-ruin", "yes")
                  .with("tombs-and-tomes", "yes")
                  .with("quests", "yes"))
          .orThrow();

  private static Checked<PrestigeState> arranged(String yaml) {
    return GAME.notation().arrange(START, Document.yaml("overlay", yaml).orThrow().root());
  }

  /** What is wrong with it, be it found when it is laid or afterwards. */
  private static ImmutableList<String> wrong(String yaml) {
    Checked<PrestigeState> laid = arranged(yaml);
    return laid.problems().isEmpty()
        ? GAME.check(laid.orThrow()).stream()
            .map(Problem::toString)
            .collect(ImmutableList.toImmutableList())
        : problems(laid);
  }

  @Test
  @Shows("PRE-Q-60")
  void whatIsNoCreatureHasNoLifePoints() {
    assertThat(wrong("{encounter: {card: hall-of-mirrors, life: 10}}"))
        .containsExactly("/encounter/life: hall-of-mirrors has no Life Points (PRE-Q-60)");
    PrestigeState faced = arranged("{encounter: hall-of-mirrors}").orThrow();
    assertThat(GAME.check(faced)).isEmpty();
    assertThat(GAME.check(faced.withFoe(faced.foe().withLife(10))))
        .extracting(Problem::toString)
        .containsExactly("/foe/life: hall-of-mirrors has no Life Points (PRE-Q-60)");
  }

  @Test
  @Shows("PRE-Q-76")
  void whatIsScoredLiesThereUntilItIsPutAway() {
    PrestigeState end = arranged("{encounter: gutter-ogre}").orThrow();
    end = end.withFoe(end.foe().withOver(true).withKiller(1));
    Sheet sheet = end.sheets().get(1);
    Sheet scored = sheet.withTrophies(sheet.trophies().withLast(end.foe().card()));
    assertThat(GAME.check(end.withSheets(Lists.with(end.sheets(), 1, scored)))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{encounter: gutter-ogre, deck: [bloodstone]} | /piles/deck: no such card here: bloodstone"
            + " (PRE-RELIC-02)",
        "{encounter: gutter-ogre, discards: [bloodstone]} | /piles/discards: no such card here:"
            + " bloodstone (PRE-RELIC-02)",
        "{encounter: gutter-ogre, encounters: [gutter-ogre], sheets: {0: {trophies:"
            + " [gutter-ogre]}}} | /piles/encounters: gutter-ogre is there 3 times, not 1"
            + " (PRE-SETUP-05)",
        "{encounter: gutter-ogre, sheets: {0: {trophies: [gutter-ogre]}}} | /piles/encounters:"
            + " gutter-ogre is there 2 times, not 1 (PRE-SETUP-05)",
        "{before: end, encounter: {card: ripper, life: 0, killer: 0}, sheets: {0: {items:"
            + " [amulet-of-mentalism, healing-potion]}}, encounters: [ripper]} |"
            + " /piles/encounters: ripper is over and has left the deck (PRE-SETUP-05)",
        "{before: discards, encounters: []} | /piles/encounters: no encounter is left to be revealed"
            + " (PRE-BEGIN-01)",
        "{before: end, encounter: {card: gutter-ogre, killer: 0}, sheets: {1: {trophies:"
            + " [gutter-ogre]}}} | /encounter/card: gutter-ogre has been scored (PRE-END-02)",
        "{encounter: gutter-ogre, sheets: {0: {set: [attack-5, attack-5, attack-5, attack-10]}}}"
            + " | /sheets/0/set: nobody sets more than 3 cards (PRE-SET-01)",
        "{before: turns, encounter: gutter-ogre, sheets: {0: {set: [attack-5], sits-out: true}}}"
            + " | /sheets/0/set: who sits out the round sets no card (PRE-Q-38)",
        "{encounter: gutter-ogre, sheets: {1: {quest: slyer}}}"
            + " | /sheets/1/quest: no quest is written \"slyer\"; did you mean \"slayer\"?",
        "{encounter: gutter-ogre, sheets: {0: {quest: sole-survivor}}}"
            + " | /sheets/0/quest: Sole Survivor is for all (PRE-Q-100)",
        "{encounter: gutter-ogre, sheets: {0: {quest: slayer}, 1: {quest: slayer}}}"
            + " | /sheets/1/quest: another player has Slayer (PRE-Q-100)",
        "{before: loot, sheets: {0: {turned: true}}}"
            + " | /sheets/0/turned: no Vampyre is faced at this moment (PRE-VAMPYRE-06)",
        "{before: loot, sheets: {0: {claims: 1}}}"
            + " | /sheets/0/claims: no chest lies there at this moment (PRE-CHEST-01)",
        "{encounter: gutter-ogre, sheets: {0: {status: creature}}}"
            + " | /sheets/0/status: players become creatures for the final fight alone (PRE-Q-84)",
        "{encounter: wereboar, sheets: {0: {status: creature}}}"
            + " | /sheets/0/status: players become creatures for the final fight alone (PRE-Q-84)",
        "{encounter: {card: wereboar, phase: 2}}"
            + " | /foe/phase: nobody has become a creature (PRE-WEREBOAR-01)",
        "{encounter: {card: emperor-lich, phase: 2}}"
            + " | /foe/phase: nobody died before this encounter (PRE-LICH-03)",
        "{encounter: hall-of-mirrors, event: holy-ground, number: 2} | /foe/event: an Event is drawn"
            + " for a creature-based encounter only (PRE-EVENT-03)",
        "{encounter: echo-wraith, event: t-is-the-fog-of-war, number: 3} | /foe/event: it is skipped"
            + " with a creature that interferes with the damage stack (PRE-FOG-04)",
        "{encounter: gutter-ogre, event: holy-ground, number: 3}"
            + " | /foe/event: it is not activated in encounter 3 (PRE-EVENT-05)",
        "{encounter: gutter-ogre, event: holy-ground, number: 11}"
            + " | /foe/event: it is not activated in encounter 11 (PRE-EVENT-05)",
        "{encounter: {card: gutter-ogre, barrier: true}}"
            + " | /encounter/barrier: gutter-ogre has no barrier (PRE-Q-96)",
        "{encounter: gutter-ogre, sheets: {0: {items: [{card: amulet-of-mentalism, tipped: true}]}}}"
            + " | /sheets/0/items: Amulet of Mentalism is no Potion that is tipped (PRE-POTION-01)",
        "{encounter: gutter-ogre, sheets: {0: {items: [{card: alchemist-fire, tipped: true}]}}}"
            + " | /sheets/0/items: Alchemist Fire is no Potion that is tipped (PRE-POTION-01)",
        "{encounter: {card: gutter-ogre, chest: [mask-of-the-herald, attack-5]}}"
            + " | /encounter/chest: Mask of the Herald shows no value (PRE-CHEST-01)",
        "{encounter: {card: gutter-ogre, chest: [trip, attack-5]}}"
            + " | /foe/chest: Trip shows no value (PRE-CHEST-01)",
        "{encounter: {card: gutter-ogre, chest: [feint, attack-5]}}"
            + " | /foe/chest: Feint shows no value (PRE-CHEST-01)",
        "{encounter: {card: gutter-ogre, chest: [attack-5]}}"
            + " | /foe/chest: there is no Treasure that fills it (PRE-CHEST-01)",
        "{encounter: {card: gutter-ogre, chest: [attack-5]}, event: holy-ground, number: 2}"
            + " | /foe/chest: there is no Treasure that fills it (PRE-CHEST-01)",
        "{encounter: gutter-ogre, sheets: {0: {claims: 1}}}"
            + " | /sheets/0/marks/claims: there is no chest to claim from (PRE-CHEST-01)",
        "{before: potions, encounter: {card: wereboar, phase: 2}, sheets: {0: {status: creature}}}"
            + " | /before: no encounter is revealed in the final fight (PRE-Q-84)",
        "{before: turns, encounter: {card: gutter-ogre, killer: 1}}"
            + " | /encounter/killer: the round ends when the creature dies (PRE-TURN-06)",
        "{before: end, encounter: {card: two-headed-jailer, killer: 1}}"
            + " | /encounter/killer: another phase follows its death (PRE-Q-91)",
        "{before: turns, turn: 0, encounter: gutter-ogre, sheets: {0: {status: dead}}}"
            + " | /turn: the player has no turn in this round (PRE-TURN-01)",
        "{before: turns, turn: 0, encounter: gutter-ogre, sheets: {0: {sits-out: true}}}"
            + " | /turn: the player has no turn in this round (PRE-TURN-01)",
        "{before: turns, encounter: gutter-ogre, stack: [{owner: 0, card: i-think-he-called-you-ugly-too, named:"
            + " 0}]} | /stack/0/named: an attack names another player than its own (PRE-Q-39)",
        "{before: turns, encounter: gutter-ogre, stack: [{owner: 0, card: attack-5, named: 1}]}"
            + " | /stack/0/named: attack-5 names nobody (PRE-Q-39)",
        "{before: turns, encounter: gutter-ogre, stack: [{owner: 0, card: feint, named: 1}]}"
            + " | /stack/0/named: feint names nobody (PRE-Q-39)",
        "{before: turns, encounter: gutter-ogre, stack: [{owner: 0, card:"
            + " i-think-he-called-you-ugly-too}]} | /stack/0/named: say which other player"
            + " i-think-he-called-you-ugly-too names (PRE-Q-39)",
        "{before: turns, encounter: gutter-ogre, sheets: {0: {character: talon}}, stack:"
            + " [{owner: 0, card: attack-5, linked: true}]} | /stack/0/linked: its player has used"
            + " no ability that links attacks (PRE-ABILITY-04)",
        "{before: turns, encounter: gutter-ogre, sheets: {0: {character: nyx, ability-used: true}},"
            + " stack: [{owner: 0, card: attack-5, linked: true}]} | /stack/0/linked: its player has"
            + " used no ability that links attacks (PRE-ABILITY-04)",
        "{encounter: gutter-ogre, sheets: {0: {trophies: [hall-of-mirrors]}}}"
            + " | /sheets/0/trophies: nobody scores hall-of-mirrors, which nobody kills (PRE-Q-60)",
        "{encounter: gutter-ogre, sheets: {1: {turned: true}}}"
            + " | /sheets/1/marks/turned: nothing in play turns players (PRE-Q-82)",
        "{before: turns, encounter: rat-tide, stack: [{owner: 0, card: attack-5}]}"
            + " | /stack/0/token: an attack is assigned to one token (PRE-TOKEN-02)",
        "{encounter: {card: rat-tide, tokens: []}}"
            + " | /encounter/tokens: there are 6 of them, the dead with 0 life (PRE-TOKEN-01)",
        "{encounter: {card: emperor-lich, phase: 2, tokens: [50, 50]}, sheets: {0: {status: dead}}}"
            + " | /encounter/tokens: there are 1 of them, the dead with 0 life (PRE-TOKEN-01)",
        "{encounter: {card: wereboar, phase: 2, tokens: [10, 50]}, sheets: {0: {status: creature}}}"
            + " | /encounter/tokens: there are 1 of them, the dead with 0 life (PRE-TOKEN-01)",
      })
  void whatPlayNeverBringsTogetherIsRefused(String overlay, String problem) {
    assertThat(wrong(overlay)).contains(problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{encounter: gutter-ogre, sheets: {0: {set: [attack-5, attack-5, attack-10], quest:"
            + " slayer, trophies: [ripper]}, 1: {quest: hoarder}}}",
        "{encounter: gutter-ogre, event: t-is-the-fog-of-war, number: 3}",
        "{encounter: {card: wereboar, phase: 2, tokens: [10]}, sheets: {0: {status: creature}}}",
        "{encounter: {card: emperor-lich, phase: 2}, sheets: {0: {status: dead}}}",
        "{encounter: {card: gutter-ogre, chest: [attack-5]}, sheets: {0: {claims: 1}}, number: 2,"
            + " event: bring-the-chest-we-ll-solve-the-riddle-later}",
        "{before: end, encounter: {card: gutter-ogre, killer: 1}}",
        "{encounter: vampyre, sheets: {1: {turned: true}, 2: {trophies: [wereboar, rat-tide]}}}",
        "{before: turns, encounter: gutter-ogre, sheets: {0: {character: talon, ability-used:"
            + " true}}, stack: [{owner: 0, card: attack-5, linked: true}]}",
        "{before: turns, encounter: gutter-ogre, sheets: {2: {character: vasha-the-red,"
            + " ability-used: true}}, stack: [{owner: 2, card: attack-5, linked: true}]}",
        "{before: turns, encounter: gutter-ogre, sheets: {1: {status: dead}, 2: {status: dead}},"
            + " stack: [{owner: 0, card: i-think-he-called-you-ugly-too}]}",
        "{before: round-end, encounter: {card: gutter-ogre, life: 0, killer: 1}}",
        "{before: turns, encounter: gutter-ogre, sheets: {0: {set: [attack-5, attack-10, attack-20,"
            + " attack-25 second]}}}",
      })
  void whatGoesTogetherIsAccepted(String overlay) {
    assertThat(wrong(overlay)).isEmpty();
  }

  @Test
  void aQuestIsHeldOnlyWhereQuestsAreDealt() {
    PrestigeState start = GAME.start(Setup.of(3).with("tombs-and-tomes", "yes")).orThrow();
    String overlay = "{encounter: gutter-ogre, sheets: {0: {quest: slayer}}}";
    PrestigeState laid =
        GAME.notation()
            .arrange(start, Document.yaml("overlay", overlay).orThrow().root())
            .orThrow();

    assertThat(GAME.check(laid))
        .extracting(Problem::toString)
        .containsExactly("/sheets/0/quest: no Quests are dealt in this game (PRE-Q-100)");
  }

  @Test
  @Shows("PRE-VAMPYRE-06")
  void nobodyIsTurnedWhereNoVampyreIsFaced() {
    PrestigeState loot = arranged("{before: loot}").orThrow();
    Sheet sheet = loot.sheets().get(1);
    Sheet turned = sheet.withMarks(sheet.marks().withTurned(true));

    assertThat(GAME.check(loot.withSheets(Lists.with(loot.sheets(), 1, turned))))
        .extracting(Problem::toString)
        .containsExactly("/sheets/1/marks/turned: no Vampyre is faced (PRE-VAMPYRE-06)");
  }

  @Test
  void anEncounterThatWasScoredIsNotLeftInItsDeck() {
    int ripper = GAME.cards().names().findEncounter("ripper").orElseThrow();
    String overlay = "{encounter: gutter-ogre, sheets: {0: {trophies: [ripper]}}}";

    assertThat(START.piles().encounters().count(ripper)).isEqualTo(1);
    assertThat(arranged(overlay).orThrow().piles().encounters().count(ripper)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"6, 2", "3, 1"})
  @Shows("PRE-Q-84")
  void whoKillsTheLastWereboarOfALaidFightScoresNoCardAndAllAreCompared(int prestige, int won) {
    String overlay =
        """
        {before: turns, number: 9, encounter: {card: wereboar, phase: 2}, sheets: {
          0: {hand: [], status: creature, life: 10},
          1: {hand: [], set: [attack-20], initiative: 1},
          2: {hand: [], prestige: %d, initiative: 2}}}
        """;
    PrestigeState state = arranged(overlay.formatted(prestige)).orThrow();
    assertThat(GAME.check(state)).isEmpty();
    while (!(GAME.pending(state) instanceof Pending.Over)) {
      PrestigeMove first = GAME.legalMoves(state).get(0);
      state = GAME.explain(state, first).next();
    }

    assertThat(state.sheets().get(1).prestige()).isEqualTo(4);
    assertThat(state.sheets().get(1).trophies().isEmpty()).isTrue();
    assertThat(((Pending.Over<PrestigeMove>) GAME.pending(state)).outcome().winners())
        .containsExactly(Seat.of(won));
  }

  @Test
  @Shows({"PRE-Q-101", "PRE-END-02"})
  void onlyEncountersOfTheGameAreScored() {
    PrestigeState start = GAME.start(Setup.of(3)).orThrow();
    String overlay = "{encounter: gutter-ogre, sheets: {0: {trophies: [vampyre, ripper]}}}";
    PrestigeState laid =
        GAME.notation()
            .arrange(start, Document.yaml("overlay", overlay).orThrow().root())
            .orThrow();

    assertThat(GAME.check(laid))
        .extracting(Problem::toString)
        .containsExactly("/sheets/0/trophies: no vampyre is in this game (PRE-Q-101)");
  }

  @Test
  @Shows("PRE-Q-101")
  void onlyEncountersOfTheGameAreStillToCome() {
    PrestigeState start = GAME.start(Setup.of(3)).orThrow();
    int vampyre = GAME.cards().names().findEncounter("vampyre").orElseThrow();
    Document overlay =
        Document.yaml("overlay", "{before: encounter, encounters: [ripper, vampyre]}").orThrow();
    PrestigeState strange =
        start.withPiles(start.piles().withEncounters(start.piles().encounters().with(vampyre)));

    assertThat(problems(GAME.notation().arrange(start, overlay.root())))
        .containsExactly("/encounters/1: no vampyre is in this game (PRE-Q-101)");
    assertThat(GAME.check(strange))
        .extracting(Problem::toString)
        .contains("/piles/encounters: no vampyre is in this game (PRE-Q-101)");
  }
}
