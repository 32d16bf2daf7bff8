package org.lawspeaker.prestigerpg.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.notation.Positions.START;
import static org.lawspeaker.prestigerpg.notation.Positions.arranged;
import static org.lawspeaker.prestigerpg.notation.Positions.problems;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.prestigerpg.PrestigeRpg;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.state.Attack;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.testkit.coverage.Shows;

/** What attacks that a position lays on the damage stack are worth, and what they can be. */
class LaidAttacksTest {
  private static final PrestigeRpg GAME = new PrestigeRpgProvider().game();

  private static Checked<PrestigeState> shipped(String yaml) {
    PrestigeState start =
        GAME.start(
                Setup.of(4)
                    .with("character-0", "nyx")
                    .with("character-1", "talon")
                    .with("relics-and-ruin", "yes")
                    .with("tombs-and-tomes", "yes"))
            .orThrow();
    return GAME.notation().arrange(start, Document.yaml("overlay", yaml).orThrow().root());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "iron-skin-gargoyle | attack-20 | 0",
        "iron-skin-gargoyle | attack-30 | 30",
        "{card: barrier-magus, barrier: true} | attack-20 | 0",
        "gutter-ogre | attack-20 | 20",
      })
  @Shows("PRE-Q-96")
  void anAttackIsWorthWhatTheCreatureLetsItBe(String encounter, String card, int value) {
    String yaml = "{before: random-strikes, encounter: %s, stack: [{owner: 2, card: %s}]}";

    assertThat(shipped(yaml.formatted(encounter, card)).orThrow().stack())
        .extracting(Attack::value)
        .containsExactly(value);
  }

  @Test
  @Shows("PRE-Q-108")
  void theEventChangesItAsItWouldInPlay() {
    String yaml =
        "{before: random-strikes, encounter: gutter-ogre, event: the-torches-gutter, number: 1, stack:"
            + " [{owner: 2, card: attack-20}, {owner: 3, card: attack-20, value: 20}]}";

    assertThat(shipped(yaml).orThrow().stack()).extracting(Attack::value).containsExactly(15, 20);
  }

  @Test
  @Shows("PRE-Q-108")
  void theFaceThatIsNamedCountsAsItIs() {
    String yaml =
        "{before: random-strikes, encounter: gutter-ogre, event:"
            + " every-hand-against-the-strongest, number: 6, sheets: {2: {prestige: 9}}, stack:"
            + " [{owner: 2, card: attack-20}, {owner: 2, card: attack-20, face: 2}]}";

    assertThat(shipped(yaml).orThrow().stack()).extracting(Attack::value).containsExactly(10, 10);
  }

  @Test
  void aTippedPotionWorksFromTheMomentOfThePositionOn() {
    PrestigeState state =
        arranged(
                START,
                "{before: random-strikes, encounter: dummy, sheets: {1: {items: [{card: potion-of-strength,"
                    + " tipped: true}]}}, stack: [{owner: 1, card: attack-20}]}")
            .orThrow();

    assertThat(state.stack()).extracting(Attack::value).containsExactly(20);
    assertThat(state.inForce()).hasSize(1);
  }

  @Test
  @Shows("PRE-FOG-03")
  void inTheFogItsDamageHasBeenSubtractedAlready() {
    String yaml =
        "{before: total, encounter: {card: gutter-ogre, life: 30}, %s,"
            + " stack: [{owner: 2, card: attack-20}]}";
    PrestigeState fog = shipped(yaml.formatted("event: t-is-the-fog-of-war, number: 3")).orThrow();
    PrestigeState dim = shipped(yaml.formatted("event: the-torches-gutter, number: 4")).orThrow();

    assertThat(fog.foe().life()).isEqualTo(30);
    assertThat(dim.foe().life()).isEqualTo(30 - 15);
  }

  @Test
  void whatARelicChangedWhenItWasGainedLasts() {
    String hand =
        "hand: [attack-5, attack-5, attack-5, attack-10, attack-10, attack-20, attack-20, feint]";
    String yaml =
        "{before: set, encounter: gutter-ogre, sheets: {2: {items: [crown-of-the-last-king], %s},"
            + " 3: {%s}}}";

    PrestigeState crowned = shipped(yaml.formatted(hand, "life: 40")).orThrow();
    PrestigeState another = shipped(yaml.formatted("life: 40", hand)).orThrow();

    assertThat(GAME.pending(crowned).toString()).doesNotContain("hand-limit");
    assertThat(GAME.pending(another).toString()).contains("hand-limit");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "card: attack-20, riders: [slip-behind, slip-behind]"
            + " | riders: one Rider at most multiplies an attack (PRE-RIDER-08)",
        "card: feint, riders: [focus-strength]"
            + " | riders: no Rider joins a Tactical Maneuver (PRE-Q-31)",
        "card: backstab-of-nyx, mode: special"
            + " | mode: only the character on the card has this attack (PRE-SPECIAL-01)",
      })
  @Shows({"PRE-RIDER-08", "PRE-SPECIAL-01"})
  void whatNoAttackCanBeIsRefused(String attack, String problem) {
    String yaml = "{before: random-strikes, encounter: dummy, stack: [{owner: 1, %s}]}";

    assertThat(problems(arranged(START, yaml.formatted(attack))))
        .containsExactly("/stack/0/" + problem);
  }

  @Test
  @Shows("PRE-SPECIAL-01")
  void theCharacterOnTheCardHasItsSpecialAttack() {
    String yaml =
        "{before: random-strikes, encounter: dummy, stack: [{owner: 2, card: backstab-of-nyx, mode:"
            + " special}]}";

    assertThat(arranged(START, yaml).orThrow().stack())
        .extracting(Attack::value)
        .containsExactly(50);
  }

  @Test
  @Shows("PRE-EXP-01")
  void abilitiesNeedTheirExpansion() {
    String why = ": the game is played without Deeper & Darker (PRE-EXP-01)";

    assertThat(
            problems(
                shipped(
                    "{before: random-strikes, encounter: gutter-ogre, stack: [{owner: 2, card:"
                        + " attack-20, linked: true}]}")))
        .containsExactly("/stack/0/linked" + why);
    assertThat(problems(shipped("{encounter: gutter-ogre, sheets: {3: {ability-used: true}}}")))
        .containsExactly("/sheets/3/ability-used" + why);
  }

  @Test
  void aDecisionIsAMomentOfItsOwn() {
    assertThat(problems(arranged(START, "{decision: 'Do you eat?', before: set}")))
        .contains("/before: the party decides at this moment; leave it out");
  }

  @Test
  void whatIsNoItemIsSaidWithAllElseThatIsWrong() {
    String yaml =
        "{before: random-strikes, encounter: dummy, sheets: {1: {items: [trip]}}, stack: [{owner:"
            + " 0, card: attack-20}, {owner: 0, card: trip}]}";

    assertThat(problems(arranged(START, yaml)))
        .containsExactly(
            "/sheets/1/items/0: trip is no Item",
            "/stack/1/card: trip is no attack that lies on the stack");
  }
}
