package org.lawspeaker.gloomkilforth.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.gloomkilforth.notation.PositionCheckTest.problems;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.testkit.coverage.Shows;

/** No hero of a position is what a rule keeps it from being. */
class HeroesCheckTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          heroes: {0: {race: elf}, 1: {race: elf}}  | /heroes/1/race: the same as that of seat 0 (GOK-RACE-01)
          heroes: {0: {profession: bard}, 1: {profession: bard}} | /heroes/1/profession: the same as that of seat 0 (GOK-Q-91)
          heroes: {0: {saga: 3}, 1: {saga: 3}}      | /heroes/1/saga: the same as that of seat 0 (GOK-Q-78)
          heroes: {1: {assets: [hooked-dagger, fireball, gilded-sword]}} | /heroes/1/assets: two assets with weapon: Gilded Sword, Hooked Dagger (GOK-REWARD-08)
          heroes: {1: {saga: 0, chapter: 5, assets: [banner-of-the-keep]}} | /heroes/1/assets: Banner of the Keep is the Totem of a saga that the hero has not completed (GOK-TOTEM-01)
          heroes: {1: {saga: 1, chapter: 6, assets: [banner-of-the-keep]}} | /heroes/1/assets: Banner of the Keep is the Totem of a saga that the hero has not completed (GOK-TOTEM-01)
          {heroes: {1: {evaded: [kobold]}}, places: {windrow: {encounters: [kobold]}}} | /heroes/1/evaded: a hero has evaded what is at its location (GOK-EVADE-04)
          {heroes: {1: {progress: [{card: farmer, attribute: influence, successes: 1}]}}, places: {windrow: {encounters: [farmer]}}} | /heroes/1/progress: successes are against what is here (GOK-CONFRONT-08)
          {heroes: {1: {at: windrow, progress: [{card: farmer, attribute: study, successes: 1}]}}, places: {windrow: {encounters: [farmer]}}} | /heroes/1/progress: Farmer is not confronted with Study (GOK-CONFRONT-03)
          {heroes: {1: {at: windrow, progress: [{card: kobold, attribute: fight, successes: 1}]}}, places: {windrow: {encounters: [kobold]}}} | /heroes/1/progress: Kobold is not confronted with Fight (GOK-CONFRONT-03)
          {heroes: {1: {at: windrow, progress: [{card: deep-mine, attribute: sneak, successes: 1}, {card: deep-mine, attribute: study, successes: 1}]}}, places: {windrow: {encounters: [deep-mine]}}} | /heroes/1/progress: a hero uses one attribute against a card (GOK-CONFRONT-07)
          heroes: {1: {saga: 0, chapter: 5, finale: 1, at: windrow}} | /heroes/1/finale: successes against a Finale are those of a hero that is at its location (GOK-FINALE-07)
          heroes: {1: {saga: 0, chapter: 6, finale: 1, at: spire-tor}} | /heroes/1/finale: successes against a Finale are those of a hero that is at its location (GOK-FINALE-07)
          heroes: {1: {saga: 0, chapter: 4, finale: 1, at: spire-tor}} | /heroes/1/finale: successes against a Finale are those of a hero that is at its location (GOK-FINALE-07)
          {heroes: {1: {camped: true, at: windrow, progress: [{card: farmer, attribute: influence, successes: 1}]}}, places: {windrow: {encounters: [farmer]}}} | /heroes/1/progress: a hero in Camp has lost its successes (GOK-CONFRONT-09)
          heroes: {1: {regaled: true}} | /heroes/1/regaled: nobody has completed a chapter yet that is still in the first (GOK-REGALE-02)
          heroes: {1: {hand: [farmer, kobold, devil, rock-ogre, sulphur-imp, captain, fireball]}} | /heroes/1/hand: 0 to 6, not 7 (GOK-LIMIT-03)
          heroes: {1: {loot: [bandage, bandage, bandage, bandage, bandage, bandage, bandage]}} | /heroes/1/loot: 0 to 6, not 7 (GOK-LIMIT-02)
          heroes: {1: {assets: [captain, fireball, mend-wounds, guiding-light, force-push, gilded-sword, cloak-pin]}} | /heroes/1/assets: 0 to 6, not 7 (GOK-LIMIT-01)
          {heroes: {1: {at: windrow, evaded: [remote-town]}}, places: {windrow: {encounters: [remote-town]}}} | /heroes/1/evaded: no such card here: Remote Town (GOK-EVADE-04)
          {heroes: {1: {at: windrow, evaded: [lost-caravan]}}, places: {windrow: {encounters: [lost-caravan]}}} | /heroes/1/evaded: no such card here: Lost Caravan (GOK-EVADE-04)
          heroes: {1: {defeated: true, camped: false, ap: 0}} | /heroes/1/camped: a defeated hero has made Camp (GOK-DEFEATED-02)
          heroes: {1: {defeated: true, gold: 1}} | /heroes/1/gold: a defeated hero has no gold (GOK-DEFEATED-03)
          heroes: {1: {defeated: true, at: windrow}} | /heroes/1/at: a defeated hero is in the City (GOK-DEFEATED-05)
          heroes: {1: {eliminated: true, gold: 1}}  | /heroes/1: an eliminated hero has no cards and tokens (GOK-ASSAULT-12)
          heroes: {1: {eliminated: true, fate: 1}}  | /heroes/1: an eliminated hero has no cards and tokens (GOK-ASSAULT-12)
          heroes: {1: {eliminated: true, loot: [bandage]}} | /heroes/1: an eliminated hero has no cards and tokens (GOK-ASSAULT-12)
          heroes: {1: {eliminated: true, hand: [captain]}} | /heroes/1: an eliminated hero has no cards and tokens (GOK-ASSAULT-12)
          heroes: {1: {eliminated: true, assets: [captain]}} | /heroes/1: an eliminated hero has no cards and tokens (GOK-ASSAULT-12)
          heroes: {1: {eliminated: true, skills: [killer]}} | /heroes/1: an eliminated hero has no cards and tokens (GOK-ASSAULT-12)
          {heroes: {1: {eliminated: true, enemies: [farmer]}}, places: {windrow: {encounters: [farmer]}}} | /heroes/1: an eliminated hero has no cards and tokens (GOK-ASSAULT-12)
          {clock: {first: '1'}, heroes: {1: {eliminated: true}}} | /clock/first: the First Hero is not out of the game (GOK-Q-32)
          """)
  @Shows({
    "GOK-RACE-01",
    "GOK-Q-91",
    "GOK-Q-78",
    "GOK-REWARD-08",
    "GOK-TOTEM-01",
    "GOK-EVADE-04",
    "GOK-CONFRONT-03",
    "GOK-CONFRONT-07",
    "GOK-CONFRONT-08",
    "GOK-CONFRONT-09",
    "GOK-REGALE-02",
    "GOK-LIMIT-01",
    "GOK-LIMIT-02",
    "GOK-LIMIT-03",
    "GOK-FINALE-07",
    "GOK-DEFEATED-02",
    "GOK-DEFEATED-03",
    "GOK-DEFEATED-05",
    "GOK-ASSAULT-12",
    "GOK-Q-32"
  })
  void whatNoHeroCanBeIsRefused(String zones, String says) {
    assertThat(problems(zones)).containsExactly(says);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "heroes: {1: {assets: [gilded-sword, fireball]}}",
        "heroes: {0: {assets: [gilded-sword]}, 1: {assets: [hooked-dagger]}}",
        "heroes: {1: {saga: 0, chapter: 6, assets: [banner-of-the-keep]}}",
        "heroes: {1: {saga: 0, chapter: 5, finale: 1, at: spire-tor}}",
        "heroes: {1: {chapter: 2, regaled: true}}",
        "heroes: {1: {hand: [farmer, kobold, devil, rock-ogre, sulphur-imp, captain]}}",
        "{heroes: {1: {at: windrow, evaded: [farmer]}}, places: {windrow: {encounters: [farmer]}}}",
        "heroes: {1: {defeated: true}}",
        "heroes: {1: {eliminated: true}}",
        "heroes: {1: {chapter: 6, eliminated: true}}", // the Ancients have come for it
        "{heroes: {1: {at: windrow, evaded: [kobold]}}, places: {windrow: {encounters: [kobold]}}}",
        "{heroes: {1: {at: windrow, progress: [{card: farmer, attribute: influence, successes:"
            + " 1}]}}, places: {windrow: {encounters: [farmer]}}}"
      })
  void whatAHeroCanBeIsLaid(String zones) {
    assertThat(problems(zones)).isEmpty();
  }

  @Test
  @Shows("GOK-CAMP-06")
  void whereSomebodyHasMadeCampTheMarkerIsTaken() {
    String zones = "turn-of: 1\n%sheroes: {0: {camped: true%s}, 2: {at: frostmaw}}";

    assertThat(Scene.of(3, zones.formatted("", "")).then("camp").told("first")).isEmpty();
    String first = "clock: {taken: false}\n";
    assertThat(Scene.of(3, zones.formatted(first, "")).then("camp").told("first")).hasSize(1);
    assertThat(Scene.of(3, zones.formatted("", ", eliminated: true")).then("camp").told("first"))
        .hasSize(1);
  }

  @Test
  @Shows("GOK-Q-32")
  void theMarkerOfWhichNothingIsSaidHasPassedFromTheEliminated() {
    for (String clock : List.of("", ", clock: {day: 4}")) {
      String zones = "{turn-of: 2, heroes: {0: {eliminated: true}}" + clock + "}";

      assertThat(laid(zones).clock().first().index()).isEqualTo(1);
    }
  }

  /** The marker of a game under way passes on from whoever has it. */
  @Test
  @Shows("GOK-Q-32")
  void itPassesClockwise() {
    GloomState state = laid("turn-of: 1\nclock: {first: '1'}");

    assertThat(over(state, "{turn-of: 2, heroes: {1: {eliminated: true}}}").clock().first().index())
        .isEqualTo(2);
  }

  /** A process under way is checked when it is over. */
  @Test
  @Shows("GOK-LIMIT-04")
  void aHeroHasMoreThanSixWhileTheLimitIsStillToBeChecked() {
    String seven =
        "{heroes: {1: {hand: [farmer, kobold, devil, rock-ogre, sulphur-imp, captain, fireball]}},"
            + " agenda: [course, %s{hero-turn: '1'}]}";

    assertThat(problems(seven.formatted("limit-check, "))).isEmpty();
    assertThat(problems(seven.formatted("")))
        .containsExactly("/heroes/1/hand: 0 to 6, not 7 (GOK-LIMIT-03)");
  }

  @Test
  @Shows("GOK-CONFRONT-09")
  void whoIsLaidInCampHasNoSuccessesOfEarlierInTheDay() {
    GloomState state =
        laid(
            "{turn-of: 1, heroes: {0: {at: windrow, progress: [{card: farmer, attribute: influence,"
                + " successes: 1}]}}, places: {windrow: {encounters: [farmer]}}}");

    assertThat(over(state, "{turn-of: 1, heroes: {0: {camped: true}}}").heroes().get(0).progress())
        .isEmpty();
  }

  @Test
  @Shows("GOK-CAMP-03")
  void whoIsLaidInCampHasNoApOfAnyType() {
    GloomState state = laid("{turn-of: 1, heroes: {0: {moves: {move: 2}}}}");

    assertThat(over(state, "{turn-of: 1, heroes: {0: {camped: true}}}").heroes().get(0).allAp())
        .isZero();
  }

  private static GloomState laid(String zones) {
    return over(Scene.GAME.start(Setup.of(3)).orThrow(), zones);
  }

  private static GloomState over(GloomState state, String zones) {
    return Scene.GAME
        .notation()
        .arrange(state, Document.yaml("zones", zones).orThrow().root())
        .orThrow();
  }

  /** What a position does not say of a hero is nothing that another is said to be. */
  @ParameterizedTest
  @CsvSource({"'race: elf', human", "'race: half-elf', elf", "'race: orc', elf"})
  @Shows("GOK-RACE-01")
  void aHeroOfWhichNothingIsSaidHasARaceThatIsFree(String first, String race) {
    Scene scene = Scene.of(3, "{turn-of: 1, heroes: {0: {" + first + "}}}");

    assertThat(scene.hero(1).race()).contains(Scene.card(race));
  }

  @Test
  @Shows({"GOK-Q-91", "GOK-Q-78"})
  void itsClassAndSagaAreFreeToo() {
    Scene scene = Scene.of(3, "{turn-of: 1, heroes: {2: {profession: priest, saga: 1}}}");

    Hero hero = scene.hero(1);
    assertThat(hero.profession()).contains(Scene.card("rogue"));
    assertThat(hero.saga()).contains(2);
    assertThat(scene.state().decks().skills().count(Scene.card("ambusher"))).isEqualTo(1);
  }
}
