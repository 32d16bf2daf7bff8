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
        "Attack 25 | This attack does 25 damage (50 doubled, 15 halved, 0 halved twice).",
        "Backstab of Nyx | This attack does 10 damage (20 doubled, 5 halved, 0 halved twice). As"
            + " the Special Attack of Nyx it does 50 damage (100 doubled, 25 halved, 0 halved"
            + " twice).",
        "I think he called you ugly too | This attack does 10 damage (20 doubled, 5 halved, 0"
            + " halved twice). When you reveal it, you name another player. When it has hit:"
            + " attacks of the creature on a single player go to the player named until the end of"
            + " the round.",
        "Feint | A Tactical Maneuver: it does no damage.",
        "Focus Strength | A Rider stands by and joins your next attack: it adds 20 (40 doubled,"
            + " 10 halved, 0 halved twice).",
        "Slip Behind | A Rider stands by and joins your next attack: it doubles that.",
        "Double Strike | Two Attack cards from your hand take its place: the second is played"
            + " after the kill check of the first.",
        "Opportunity Fire | Two Attack cards from your hand take its place: the second is set"
            + " face down and flipped in an extra turn.",
        "Critical Miss | When another player's attack has been revealed: the attacker receives 10"
            + " damage; the attack does not hit and is discarded.",
        "Trip | Before another player flips a card or when another player's attack has been"
            + " revealed, if it is somebody's turn: the attack does not hit and is discarded; the"
            + " set card is discarded unrevealed; the player whose turn it is sits out the next"
            + " round of this encounter; the turn ends.",
        "Counter Strike | After an attack of the creature has damaged you, choose the attacking"
            + " creature, or one of the attacking tokens: the creature receives as much damage as"
            + " its attack does you. No player may do so twice on one occasion.",
        "Not So Tough/Tougher Than He Looks | Not So Tough: before a card is flipped or when an"
            + " attack has been revealed, choose the creature or one of its tokens: the creature"
            + " loses 30 life, but keeps at least 5. Tougher Than He Looks: before a card is"
            + " flipped or when an attack has been revealed, choose the creature or one of its"
            + " tokens: the creature gains 30 life.",
        "Healing Potion | When an encounter has been revealed, choose a player below full life,"
            + " yourself or one who agrees: the chosen player gains 25 life. Used on another"
            + " player, it earns you 3 Prestige.",
        "Alchemist Fire | On your turn, before a card is flipped or after the kill check of a"
            + " turn: the creature, or each of its tokens, receives 30 damage; all other players"
            + " receive 10 damage.",
        "Amulet of Mentalism | When you gain it, you draw 2 cards. While you own it, your"
            + " maximum hand size is 8."
      })
  void aCardOfTheDeckIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.card(name).face().says()).isEqualTo(says);
  }

  @Test
  void aCharacterIsSaidInWords() {
    assertThat(ReferencePack.PACK.characters().get(1).says())
        .isEqualTo(
            "Once in a game, when the creature attacks you, choose the attacking creature, or"
                + " one of the attacking tokens: the creature receives twice as much damage as its"
                + " attack does you; the attack does nothing to you.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ripper | It has 150 life with 3 players, 190 with 4, 240 with 5 and 280 with 6. Random"
            + " Attack on the holder of Initiative 2: 15 damage. If that attack hits you: you"
            + " discard 1 card at random.",
        "Battle Troll | It has 160 life with 3 players, 190 with 4, 220 with 5 and 250 with 6."
            + " Specific Attack on the first player who did damage this round: 20 damage. Specific"
            + " Attack on the last player who did damage this round: 10 damage. Specific Attack on"
            + " all players: 5 damage, but only if the party did no damage this round.",
        "Hivemind | 1 token for each player who started the game and 2 more, each with 40 life"
            + " and worth 1 Prestige to its killer. Specific Attack on the player who did the most"
            + " damage this round: 5 damage for each token left.",
        "Barrier Magus | It has 120 life with 3 players, 150 with 4, 180 with 5 and 210 with 6."
            + " Random Attack on the holder of Initiative 1: 20 damage, but only if the barrier is"
            + " up; otherwise the barrier goes up. When the encounter is revealed: the barrier goes"
            + " up. While its barrier is up, attacks do nothing to the creature; one worth 30 or"
            + " more knocks the barrier down, and its player receives 10 damage.",
        "Falling Ceiling | At the end of the round: the player with the fewest cards in hand"
            + " receives 10 damage. It ends after a round if it is at least round 2.",
        "Flooded Stair | When the encounter is revealed: the party votes: \"Wade through the cold"
            + " water, for 10 damage each?\" If yes, all players receive 10 damage and the"
            + " encounter is over; if no, or in a tie, all players discard 3 cards of their choice"
            + " and the encounter is over.",
        "Oath Golem | It has 140 life with 3 players, 180 with 4, 230 with 5 and 270 with 6."
            + " Specific Attack on the first player who did damage this round: 10 damage. When an"
            + " attack is revealed, if it is protected: the attack is worth 20 less. It interferes"
            + " with the damage stack."
      })
  void anEncounterIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.encounter(name).says()).isEqualTo(says);
  }

  @Test
  void theTokensOfAnEncounterAreSaidInWords() {
    assertThat(ReferencePack.phase("Pale Twins").tokens().orElseThrow().says())
        .isEqualTo("2 tokens, each with 90 life and worth 2 Prestige to its killer");
    assertThat(ReferencePack.encounter("Wereboar").says())
        .contains(
            "Its tokens are the players who have become creatures, each with the life that is left"
                + " and worth 4 Prestige to its killer.");
    assertThat(ReferencePack.phase("Bone Chorus").tokens().orElseThrow().says())
        .isEqualTo(
            "1 token for each player who started the game, each with 35 life and worth 1 Prestige"
                + " to its killer");
  }

  @Test
  void anEncounterOfSeveralPartsSaysThemInOrder() {
    assertThat(ReferencePack.encounter("Emperor Lich").says())
        .isEqualTo(
            "Part 1: 1 token for each player who started the game, each with 30 life and worth 1"
                + " Prestige to its killer. Part 1: Random Attack on all players whose Initiative"
                + " is the number of a token left: 5 damage. Part 2: Its tokens are the dead"
                + " players, each with 50 life and worth 2 Prestige to its killer. Part 2: Specific"
                + " Attack on a player of each token's choice: 5 damage, or as much as an Attack"
                + " card shows that the dead player discards. Part 3: It has 200 life with 3"
                + " players, 250 with 4, 300 with 5 and 350 with 6. Part 3: Specific Attack on all"
                + " players: 10 damage. If it is dealt, it is the last encounter.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A blessing of daylight | The maximum hand size of all players is 1 higher.",
        "Old grudges | When you have received damage, if you are the player with the most"
            + " Prestige: you lose 1 Prestige.",
        "Spoils to the scarred | At the end of the encounter: the player with the least life"
            + " gains a Relic (2 Prestige if none is left)."
      })
  void anEventIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.event(name).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Bracers of Stone | While you own it, you receive 5 less damage from attacks of"
            + " creatures.",
        "Whetstone of Ages | Your attack: when your attack has been revealed: the attack is"
            + " doubled. Your turn: on your turn, before a card is flipped: your attacks"
            + " are worth 10 more until the end of the turn. It may be used once an encounter.",
        "Evil Eye | After an attack of the creature has damaged you, choose the attacking creature,"
            + " or one of the attacking tokens: the creature receives as much damage as its attack"
            + " does you. It may be used once a round.",
        "Cloak of Ill Winds | When the creature attacks you, choose another player: the chosen"
            + " player takes the attack in your place. It may be used once a game."
      })
  void aRelicIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.relic(name).says()).isEqualTo(says);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Full Quiver | At the end of the game, if you have at least 6 cards in hand: you gain 2"
            + " Prestige.",
        "All for One | At the end of the game, if the party has no dead players and you have"
            + " scored at least 3 encounters: you win."
      })
  void aQuestIsSaidInWords(String name, String says) {
    assertThat(ReferencePack.quest(name).says()).isEqualTo(says);
  }
}
