package org.lawspeaker.gloomkilforth.prospects;

import static java.util.Comparator.comparingDouble;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.table.GloomState;

/** What a player that looks one move ahead thinks best. */
final class ProspectsTest {
  private static final Setup SOLO = Setup.of(1).with("format", "solo");

  private static String best(Scene scene) {
    return best(scene, 0);
  }

  private static String best(Scene scene, int seat) {
    GloomState state = scene.state();
    return Scene.GAME.legalMoves(state).stream()
        .max(
            comparingDouble(
                move -> Scene.GAME.evaluate(Scene.GAME.applyUnchecked(state, move), Seat.of(seat))))
        .map(move -> Scene.GAME.notation().move(state, move))
        .orElseThrow();
  }

  private static Scene atThePool(int hp) {
    return Scene.of(
        SOLO,
        """
        heroes: {0: {at: blessed-grove, race: elf, profession: wizard, saga: 5, max-health: 4, hp: %d, ap: %d, fate: 0}}
        places: {blessed-grove: {encounters: [moon-pool]}}
        """
            .formatted(hp, hp));
  }

  @Test
  void aDayThatIsLongEnoughIsUsedForAConfront() {
    assertThat(best(atThePool(4))).isEqualTo("confront moon-pool with study");
  }

  @Test
  void aConfrontThatTheDayIsTooShortForIsNotBegun() {
    assertThat(best(atThePool(1))).doesNotStartWith("confront");
  }

  private static Scene besideTheAncient(int day) {
    return Scene.of(
        SOLO,
        """
        clock: {day: %d}
        ancients: [{card: prince-of-ruin, abilities: throne-of-ruin, plots: [], at: 6, damage: 0}]
        heroes: {0: {at: old-wood, race: human, profession: rogue, chapter: 6, max-health: 4, hp: 4, ap: 4, fate: 0}}
        """
            .formatted(day));
  }

  @Test
  void aHeroThatWouldLoseWaitsWhileThereIsTime() {
    assertThat(besideTheAncient(5).moves()).contains("assault prince-of-ruin");
    assertThat(best(besideTheAncient(5))).doesNotStartWith("assault");
  }

  @Test
  void aHeroThatWouldLoseAssaultsOnTheLastDay() {
    assertThat(best(besideTheAncient(25))).startsWith("assault");
  }

  /** A Rogue that begins its turn beside an Imp. */
  private static Scene fight(String hero) {
    return Scene.of(
        SOLO,
        """
        ancients: [{card: abbess-of-penance, abilities: rites-of-penance, plots: [], damage: 0}]
        heroes: {0: {at: bone-fields, race: dwarf, profession: rogue, fate: 0, %s}}
        places: {bone-fields: {encounters: [sulphur-imp]}}
        """
            .formatted(hero));
  }

  @Test
  void ofTwoAttributesTheOneWithMoreDiceIsUsed() {
    Scene scene = fight("skills: [assassin], max-health: 4, hp: 4, ap: 4").then("roll 0 of 2");

    assertThat(best(scene)).isEqualTo("choose option 2");
  }

  @Test
  void whoIsOnTheWayToTheAncientFightsOn() {
    Scene scene =
        fight("chapter: 6, max-health: 6, hp: 6, ap: 1").then("roll 0 of 2", "roll 0 of 3");

    assertThat(best(scene)).isEqualTo("fight");
  }

  private static Scene together(String first, String second, String zones) {
    return Scene.of(
        Setup.of(2),
        """
        turn-of: 1
        heroes: {0: {%s}, 1: {%s}}
        %s
        """
            .formatted(first, second, zones));
  }

  private static double valueFor(int seat, String zones) {
    Scene scene = together("at: ashen-waste, saga: 0", "at: windrow, saga: 2", zones);
    return Scene.GAME.evaluate(scene.state(), Seat.of(seat));
  }

  @Test
  void whatOneHeroHopesForIsNotWhatAllHopeFor() {
    String beside = "places: {ashen-waste: {encounters: [deep-mine]}}";

    assertThat(valueFor(1, beside)).isEqualTo(valueFor(1, "places: {}"));
    assertThat(valueFor(0, beside)).isNotEqualTo(valueFor(0, "places: {}"));
  }

  /** Seat 1 has told its saga; seat 0 tells of a mountain, an enemy and the plains. */
  private static Scene told(String hand, String other) {
    return together(
        "%s, race: human, profession: warrior, saga: 0, chapter: 1, gold: 0, hp: 4"
            .formatted(other),
        ("at: old-wood, race: elf, profession: wizard, saga: 3, chapter: 6, hp: 4, ap: 4, fate: 0,"
                + " gold: 0, hand: [%s]")
            .formatted(hand),
        "ancients: [{card: queen-of-ash, plots: [], at: spire-tor}, {card: abbess-of-penance, plots:"
            + " []}]");
  }

  @Test
  void whoHasToldItsSagaGivesWhatAnotherLacks() {
    Scene scene = told("kobold", "at: old-wood");
    assertThat(best(scene, 1)).isEqualTo("exchange with seat 0");
    scene.then("exchange with seat 0");
    assertThat(best(scene, 1)).isEqualTo("give kobold");
    scene.then("give kobold");
    assertThat(best(scene, 1)).isEqualTo("done");

    assertThat(best(scene.then("done"), 0)).isEqualTo("accept");
  }

  @Test
  void whatNobodyLacksIsNotOffered() {
    assertThat(best(told("street-urchin", "at: old-wood"), 1)).doesNotStartWith("exchange");
  }

  @Test
  void whoHasToldItsSagaBringsWhatAnotherLacks() {
    Scene scene = told("kobold, deep-mine, farmer", "at: bone-fields");

    assertThat(best(scene, 1)).isEqualTo("move bone-fields");
  }

  @Test
  void aRumourThatAnotherLacksIsKept() {
    Scene scene =
        together(
                "at: frostmaw, race: human, profession: warrior, saga: 0, chapter: 1",
                "at: bone-fields, race: elf, profession: wizard, saga: 3, chapter: 6, fate: 0",
                "places: {bone-fields: {encounters: [sulphur-imp]}}")
            .then("roll 0 of 2", "roll 1 of 1", "fight", "roll 0 of 2", "roll 1 of 1", "take gold");

    assertThat(best(scene, 1)).isEqualTo("keep card");
  }

  /** What seat 1 thinks of its game against a rival that leads and one that trails. */
  private static double against(int leading, int trailing) {
    Scene scene =
        Scene.of(
            Setup.of(3).with("format", "competitive"),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw, chapter: 4, gold: %d}
              1: {at: windrow, chapter: 2}
              2: {at: old-wood, chapter: 1, gold: %d}
            """
                .formatted(leading, trailing));
    return Scene.GAME.evaluate(scene.state(), Seat.of(1));
  }

  @Test
  void theRivalThatLeadsCounts() {
    assertThat(against(4, 0)).isLessThan(against(0, 0));
    assertThat(against(0, 4)).isEqualTo(against(0, 0));
  }

  private static double ancient(String prince) {
    Scene scene =
        together(
            "at: frostmaw, chapter: 6",
            "at: windrow, chapter: 6",
            "ancients: [{card: prince-of-ruin, plots: [], at: 6, %s}, {card: queen-of-ash, plots:"
                    .formatted(prince)
                + " []}]");
    return Scene.GAME.evaluate(scene.state(), Seat.of(1));
  }

  @Test
  void aDefeatedAncientIsBetterThanAHurtOne() {
    assertThat(ancient("defeated: true")).isGreaterThan(ancient("damage: 11"));
    assertThat(ancient("damage: 11")).isGreaterThan(ancient("damage: 1"));
  }
}
