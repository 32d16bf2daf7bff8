package org.lawspeaker.prestigerpg.pack;

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
        "Attack 25 | Attack 25 (50/25/15/0).",
        "Backstab of Nyx | Attack 10 (20/10/5/0). Special Attack of Nyx 50 (100/50/25/0).",
        "I think he called you ugly too | Attack 10 (20/10/5/0). Its player names another player."
            + " When it has hit: the creature's attacks on a single player go to the player named"
            + " this round.",
        "Feint | Tactical Maneuver.",
        "Focus Strength | Rider, +20 (40/20/10/0).",
        "Slip Behind | Rider, doubles the attack.",
        "Double Strike | Stand In: two Attack cards from the hand take its place; the second one is"
            + " played after the first.",
        "Opportunity Fire | Stand In: two Attack cards from the hand take its place; the second one"
            + " is set face down.",
        "Critical Miss | Action. When an attack has been revealed, another player: the attacker"
            + " receives 10 damage; the attack does not hit and is discarded.",
        "Counter Strike | Action. After the damage of a creature's attack, a victim of it, on the"
            + " attacking creature, once: the creature receives the same damage.",
        "Not So Tough/Tougher Than He Looks | Action. Not So Tough: before the first flip of the"
            + " round or before a later flip or when an attack has been revealed, on the creature:"
            + " the creature loses 30 life, down to 5. Tougher Than He Looks: before the first flip"
            + " of the round or before a later flip or when an attack has been revealed, on the"
            + " creature: the creature gains 30 life.",
        "Healing Potion | Potion. When an encounter has been revealed, on a player below full life:"
            + " the chosen player gains 25 life. Used on another player: 3 Prestige.",
        "Alchemist Fire | Item of one use. Before the first flip of the round or before a later"
            + " flip or after the kill check of a turn, you, on your turn: every creature loses 30"
            + " life; all other players receive 10 damage.",
        "Amulet of Mentalism | Item. When you gain it: you draw 2 cards. While you own it: your"
            + " maximum hand size is 8."
      })
  void aCardOfTheDeckIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.card(name).face().says()).isEqualTo(says);
  }

  @Test
  void aCharacterIsSaidInWords() {
    assertThat(ReferencePack.PACK.characters().get(1).says())
        .isEqualTo(
            "Once in a game, when a creature attacks, a victim of it, on the attacking creature:"
                + " the creature receives 2 times the damage; you receive nothing of the attack.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ripper | Creature (Beast), Prestige 3. Life 150/190/240/280. Attacks the holder of"
            + " Initiative 2 of the next draw for 15. Each victim: you discard 1 card at random.",
        "Battle Troll | Creature (Giant), Prestige 4. Life 160/190/220/250. Attacks the first"
            + " player who did damage this round for 20. Attacks the last player who did damage"
            + " this round for 10. Attacks all players for 5, if the number of points of damage"
            + " done this round is at most 0.",
        "Hivemind | Creature (Beast). 1 for each player and 2 as tokens of 40 life, Prestige 1"
            + " each. Attacks the player who did most damage this round for 5 for each token left.",
        "Falling Ceiling | No creature. At the end of the round: the player with fewest cards in"
            + " hand receives 10 damage. It ends after a round if the number of rounds of the"
            + " encounter is at least 2.",
        "Flooded Stair | No creature. When the encounter is revealed: the party votes: Wade through"
            + " the cold water, for 10 damage each? If yes: all players receive 10 damage; the"
            + " encounter is over; if no: all players discard 3 cards of their choice; the"
            + " encounter is over.",
        "Oath Golem | Creature (Construct), Prestige 4. Life 140/180/230/270. Attacks the first"
            + " player who did damage this round for 10. When an attack is revealed, if the attack"
            + " is protected: the attack gets -20."
      })
  void anEncounterIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.encounter(name).says()).isEqualTo(says);
  }

  @Test
  void theTokensOfAnEncounterAreSaidInWords() {
    assertThat(ReferencePack.phase("Pale Twins").tokens().orElseThrow().says())
        .isEqualTo("2 as tokens of 90 life, Prestige 2 each");
    assertThat(ReferencePack.encounter("Wereboar").says())
        .contains("The players who have become creatures as tokens, Prestige 4 each.");
    assertThat(ReferencePack.phase("Bone Chorus").tokens().orElseThrow().says())
        .isEqualTo("1 for each player as tokens of 35 life, Prestige 1 each");
  }

  @Test
  void anEncounterOfSeveralPartsSaysThemInOrder() {
    assertThat(ReferencePack.encounter("Emperor Lich").says())
        .isEqualTo(
            "Creature (Undead), Prestige 6, comes last. Part 1. 1 for each player as tokens of 30"
                + " life, Prestige 1 each. Attacks the holders of the living tokens' numbers of the"
                + " next draw for 5. Part 2. The dead players as tokens of 50 life, Prestige 2"
                + " each. Attacks a player chosen by each token for 5. Part 3. Life"
                + " 200/250/300/350. Attacks all players for 10.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A blessing of daylight | Event! At encounters 1, 3, 5, 7, 9. The maximum hand size of all"
            + " players changes by 1.",
        "Old grudges | Event! At encounters 4, 8. When a player has been damaged, if you are the"
            + " player with most Prestige: you lose 1 Prestige.",
        "Spoils to the scarred | Treasure! At encounters 2, 4, 6, 8. The player with least life"
            + " gains a Relic."
      })
  void anEventIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.event(name).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Bracers of Stone | Relic. While you own it: you receive 5 less damage by creatures.",
        "Whetstone of Ages | Relic. Your attack: when an attack has been revealed, you, on your"
            + " turn, once an encounter: the attack is doubled. Your turn: before the first flip of"
            + " the round or before a later flip, you, on your turn, once an encounter: your"
            + " attacks get +10 this turn.",
        "Evil Eye | Relic. After the damage of a creature's attack, a victim of it, on the"
            + " attacking creature, once a round: the creature receives the same damage.",
        "Cloak of Ill Winds | Relic. When a creature attacks, a victim of it, on another player,"
            + " once a game: the attack on you goes to the chosen player."
      })
  void aRelicIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.relic(name).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Full Quiver | If at the end the number of cards in your hand is at least 6: 2 Prestige.",
        "All for One | If at the end the number of dead players is at most 0 and the number of"
            + " encounters that you scored is at least 3: you win."
      })
  void aQuestIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.quest(name).says()).isEqualTo(says);
  }
}
