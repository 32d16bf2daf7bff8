package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards in words, for people at a terminal. */
class WordingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sigwald the Burnt | Companion (Outlaw, Warrior), unique, cost 2, 3 Bravery. Upkeep:"
            + " discard 1 card of your hand or discard 1 card of your destiny pool. In Journey:"
            + " exhaust this, receive 1 damage: destroy 1 card attached to the destination.",
        "Road Reaver | Companion (Outlaw, Warrior), cost 1, 1 Bravery, 1 Power. Upkeep: your party"
            + " has at least 1 other Outlaw card.",
        "Kriss De Valnor | Companion (Outlaw, Thief, Hunter), unique, cost 1, 1 Bravery, 1 Cunning."
            + " Upkeep: discard 1 card of your destiny pool or receive 1 damage. When you made a"
            + " journey that succeeded: the opponent discards 1 card of the hand.",
        "Improvised Weapon | Support (Weapon), cost 2. In Dawn or Journey: exhaust this: give this"
            + " +1 Bravery, +2 Cunning.",
        "Bearded Axe | Support (Weapon), cost 1, 1 Bravery.",
        "Hammer Amulet | Support (Artifact), cost 1, 1 Power. When another card of yours is"
            + " destroyed: if you want, you draw 1 card.",
        "Tower Shield | Support (Armour), cost 1, 1 Bravery. If the journey is opposed: strength +1"
            + " Bravery.",
        "Archers | Event (Combat), cost 1, 1 Bravery, elements. In Journey: put 1 exhaustion marker"
            + " on 1 card of an opponent's party.",
        "Axe Storm | Event (Combat), cost 1, 2 Bravery, elements. In Journey.",
        "Call to Muster | Event (Tidings), cost 1. In Dawn: search the top 6 cards of your deck for"
            + " 1 Guard card and shuffle, then if you want, take 1 exhaustion marker off 1 card of"
            + " your party.",
        "Royal Wedding | Event (Rite), cost 2. In Dawn: until the end of the phase: your party may"
            + " hold copies of unique Noble cards, then you may put 1 Noble companion or support of"
            + " your hand into play."
      })
  void aDestinyCardIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.destiny(name).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Stun | Bane, cost 0, damage, damage. In Journey.",
        "Bad Omen | Bane, cost 1, intrigue. In Dawn: the destiny player destroys the top card of"
            + " the destiny deck.",
        "Royal Edict | Bane, cost 2. In Dawn: until the end of the phase: destiny cards that the"
            + " destiny player plays cost 1 more.",
        "Murder by Moonlight | Bane, cost 3. In Dusk: destroy 1 exhausted companion of an"
            + " opponent's party."
      })
  void aBaneCardIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.bane(name).says()).isEqualTo(says);
  }

  @Test
  void aLandIsSaidInWords() {
    assertThat(ReferencePack.land("Fortified Port").says())
        .isEqualTo(
            "Land of 4 Bravery. Free to oppose: Viking, Sailor, Warrior. Horn: you draw 1 card."
                + " Wolf: in Dawn: exhaust this: put 1 exhaustion marker on 1 card of an opponent's"
                + " party.");
  }

  @Test
  void whatWorksOnlyWhileOpposingSaysSo() {
    assertThat(ReferencePack.destiny("Gallows Cheat").says())
        .endsWith("While this opposes: when this opposes: the destiny player receives 1 damage.");
  }

  @Test
  void whatHappensAtATimeSaysWhen() {
    assertThat(ReferencePack.destiny("Rune of Memory").says())
        .endsWith(
            "At the start of Gods Fate: look at the top 2 cards of your deck; up to 2 may go under"
                + " it.");
    assertThat(ReferencePack.destiny("Skald of the North").says())
        .endsWith(
            "In Dusk: at the end of the step upkeep: you add 1 card of the deck to the pool.");
  }
}
