package org.lawspeaker.handofdestiny.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;
import static org.lawspeaker.handofdestiny.Position.start;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.handofdestiny.Position;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.moves.Reveal;
import org.lawspeaker.testkit.coverage.Shows;

/** Setting up wave 1: chapter SETUP. */
class SetupTest {

  private static Position dealt(String... options) {
    return start(options).plays("reveal brute-11", "reveal brute-10", "reveal brute-9");
  }

  @Test
  @Shows("HOD-SETUP-02")
  void theMonsterCardsAndOnlyTheyAreShuffled() {
    Pending.Chance<HandMove> first = (Pending.Chance<HandMove>) GAME.pending(start().state());

    start().awaits(44, "HOD-SETUP-10").allows("reveal brute-1", "HOD-SETUP-02");
    assertThat(first.outcomes().outcomes()).hasSize(44).doesNotHaveDuplicates();
    assertThat(first.outcomes().outcomes()).allMatch(move -> move instanceof Reveal);
    start().plays("reveal brute-1").awaits(40, "HOD-SETUP-10");
  }

  @Test
  @Shows("HOD-SETUP-03")
  void everyCardComesInAnyPlaceAndAnyOfItsFourWays() {
    Pending.Chance<HandMove> first = (Pending.Chance<HandMove>) GAME.pending(start().state());

    for (int face = 0; face < 44; face++) {
      assertThat(first.outcomes().probabilityOf(Reveal.of(face))).isEqualTo(Fraction.of(1, 44));
    }
    start().allows("reveal ogre", "HOD-SETUP-03");
    start().plays("reveal ogre").refuses("reveal brute-1", "HOD-SETUP-03");
  }

  @Test
  @Shows("HOD-SETUP-04")
  void theShuffledPileIsTheMonsterDeck() {
    start().has("/row", "11 unseen").has("/strength", "").has("/underworld", "");
    assertThat(Position.problems("row: ['?', '?'], strength: [brute-1]"))
        .containsExactly(
            "/row: 2 places of the monster deck (HOD-SETUP-04) are unseen, but 10 cards have no"
                + " other place");
  }

  @Test
  @Shows("HOD-SETUP-10")
  void startingStrengthIsTakenFromTheBackOfTheDeck() {
    start()
        .plays("reveal brute-11")
        .cites("starting-strength", "HOD-SETUP-10")
        .notes("starting-strength", "strength", 11)
        .has("/strength", "brute-11")
        .has("/row", "10 unseen");
    dealt().has("/strength", "brute-9 brute-10 brute-11").has("/row", "8 unseen");
  }

  @Test
  @Shows("HOD-SETUP-11")
  void startingStrengthCardsCountAsSlotted() {
    dealt("hero=morgan")
        .plays("reveal brute-1", "reveal brute-2", "use purge with brute-9")
        .asks("pick", "HOD-SETUP-11")
        .offers("pick brute-10", "pick brute-11");
  }

  @ParameterizedTest
  @CsvSource({"easy, 7", "normal, 8", "legendary, 9"})
  @Shows("HOD-SETUP-13")
  void theCardsThatAreNotTakenAreTheMonstersOfTheWave(String difficulty, int monsters) {
    Position at = start("difficulty=" + difficulty);
    for (int card = 11; card > monsters; card--) {
      at = at.plays("reveal brute-" + card);
    }
    at.cites("monsters", "HOD-SETUP-13").notes("monsters", "count", monsters);
    assertThat(at.state().row().size()).isEqualTo(monsters);
  }

  @ParameterizedTest
  @ValueSource(strings = {"golem", "warlock", "knight"})
  @Shows("HOD-SETUP-14")
  void oneBossIsSelectedForTheGame(String boss) {
    OptionSpec option = GAME.info().option("boss").orElseThrow();

    assertThat(option.values()).contains(boss);
    assertThat(option.citations()).contains(Citation.of("HOD-SETUP-14"));
    start("boss=" + boss).has("/settings/boss", boss);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  @Shows("HOD-SETUP-17")
  void theOtherBossesAreNotMetInAnyWave(int wave) {
    assertThat(GAME.info().option("boss").orElseThrow().citations())
        .contains(Citation.of("HOD-SETUP-17"));
    Position.of("row: [harmless], wave: " + wave, "boss=knight")
        .plays("take front")
        .notes("boss-faced", "boss", "Knight");
  }

  @Test
  @Shows("HOD-SETUP-18")
  void theMerchantIsThatOfTheHeroesClass() {
    Position.of("phase: merchant, row: [], purse: {gold: 9}", "hero=robin")
        .asks("merchant", "HOD-SETUP-18")
        .offers(
            "buy sling",
            "buy staff",
            "buy elixir",
            "buy tonic",
            "buy poison",
            "buy salve",
            "buy venom",
            "leave");
    Position.of("phase: merchant, row: [], purse: {gold: 9}", "hero=galathar")
        .asks("merchant", "HOD-SETUP-18")
        .offers("buy axe", "leave");
  }

  @Test
  @Shows("HOD-SETUP-19")
  void theMerchantOfTheOtherClassIsNotUsed() {
    Position.of("phase: merchant, row: [], purse: {gold: 9}", "hero=galathar")
        .refuses("buy sling", "HOD-SETUP-19")
        .refuses("drink tonic of ranged", "HOD-SETUP-19");
  }

  @Test
  @Shows("HOD-SETUP-23")
  void allAbilitiesAreUncoveredAtTheStart() {
    dealt().has("/hero/left", 0).has("/hero/right", 0);
  }

  @Test
  @Shows("HOD-SETUP-23")
  void exhaustedAbilitiesStayCoveredInLaterWaves() {
    Position.of("phase: merchant, row: [], hero: {left: 2, right: 1}")
        .plays("leave")
        .cites("hero-placed", "HOD-SETUP-23")
        .notes("hero-placed", "covered", "2 1")
        .has("/hero/left", 2)
        .has("/hero/right", 1);
  }

  @Test
  @Shows("HOD-SETUP-24")
  void whenSetupIsCompleteCombatBegins() {
    start().plays("reveal brute-11", "reveal brute-10").has("/phase", "setup").isSilentOf("combat");
    dealt().cites("combat", "HOD-SETUP-24").has("/phase", "combat").has("/turn", 1);
  }
}
