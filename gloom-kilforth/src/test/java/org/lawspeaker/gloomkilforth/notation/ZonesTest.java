package org.lawspeaker.gloomkilforth.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.gloomkilforth.notation.PositionCheckTest.problems;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.health.Defeats;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Battle;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.testkit.coverage.Shows;

/** Each zone has cards of its kind, none twice, and what a rule keeps off a place is not there. */
class ZonesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          clock: {weather: kobold}               | /clock/weather: no such card here: Kobold (GOK-NIGHT-06)
          clock: {weather: cold-moon}            | /clock/weather: no such card here: Cold Moon (GOK-NIGHT-06)
          turn: {met: [fireball]}                | /turn/met: no such card here: Fireball (GOK-TURN-03)
          turn: {drawn: [human]}                 | /turn/drawn: no such card here: Human (GOK-SURPRISE-03)
          turn: {angered: [kobold]}              | /turn/angered: no such card here: Kobold (GOK-SURPRISE-02)
          decks: {encounters: {forest: {deck: [kobold]}}} | /decks/encounters/forest: no such card here: Kobold (GOK-SETUP-14)
          decks: {encounters: {city: {deck: [kobold]}}}   | /decks/encounters/city: no such card here: Kobold (GOK-SETUP-14)
          decks: {rewards: {item: {discard: [fireball]}}} | /decks/rewards/item: no such card here: Fireball (GOK-SETUP-15)
          decks: {night: {deck: [kobold]}}       | /decks/night: no such card here: Kobold (GOK-SETUP-13)
          decks: {loot: {discard: [kobold]}}     | /decks/loot: no such card here: Kobold (GOK-SETUP-20)
          decks: {skills: [kobold]}              | /decks/skills: no such card here: Kobold (GOK-SETUP-11)
          decks: {plots: [kobold]}               | /decks/plots: no such card here: Kobold (GOK-Q-72)
          places: {windrow: {encounters: [fireball]}}  | /places/windrow/encounters: no such card here: Fireball (GOK-EVENT-01)
          places: {windrow: {encounters: [avalanche]}} | /places/windrow/encounters: no such card here: Avalanche (GOK-EVENT-01)
          places: {windrow: {plots: [human]}}    | /places/windrow/plots: no such card here: Human (GOK-PLOT-01)
          places: {windrow: {card: human}}       | /places/windrow/card: no such card here: Human (GOK-LOC-01)
          heroes: {1: {race: warrior}}           | /heroes/1/race: no such card here: Warrior (GOK-SETUP-04)
          heroes: {1: {profession: human}}       | /heroes/1/profession: no such card here: Human (GOK-SETUP-06)
          heroes: {1: {assets: [kobold]}}        | /heroes/1/assets: no such card here: Kobold (GOK-DISCOVER-04)
          heroes: {1: {skills: [kobold]}}        | /heroes/1/skills: no such card here: Kobold (GOK-SKILL-05)
          heroes: {1: {loot: [two-gold]}}        | /heroes/1/loot: no such card here: Two Gold (GOK-Q-44)
          heroes: {1: {loot: [kobold]}}          | /heroes/1/loot: no such card here: Kobold (GOK-LOOT-01)
          heroes: {1: {hand: [human]}}           | /heroes/1/hand: no such card here: Human (GOK-DISCOVER-03)
          heroes: {1: {hand: [avalanche]}}       | /heroes/1/hand: no such card here: Avalanche (GOK-EVENT-03)
          heroes: {1: {evaded: [fireball]}}      | /heroes/1/evaded: no such card here: Fireball (GOK-EVADE-04)
          heroes: {1: {enemies: [kobold]}}       | /heroes/1/enemies: no such card here: Kobold (GOK-TOKEN-03)
          heroes: {1: {enemies: [farmer]}}       | /heroes/1/enemies: an Enemy token lies on a card of the map (GOK-Q-94)
          heroes: {1: {assets: [fireball], veiled: [fireball, fireball]}} | /heroes/1/veiled: no such card here: Fireball (GOK-VEIL-01)
          {heroes: {1: {at: windrow, enemies: [farmer, farmer]}}, places: {windrow: {encounters: [farmer]}}} | /heroes/1/enemies: a hero makes an enemy of a card once (GOK-Q-94)
          {heroes: {1: {at: windrow, evaded: [farmer, farmer]}}, places: {windrow: {encounters: [farmer]}}} | /heroes/1/evaded: a hero evades a card once (GOK-EVADE-04)
          heroes: {1: {veiled: [kobold]}}        | /heroes/1/veiled: no such card here: Kobold (GOK-VEIL-01)
          heroes: {1: {veiled: [fireball]}}      | /heroes/1/veiled: no such card here: Fireball (GOK-VEIL-01)
          heroes: {1: {veiled: [dwarf]}}         | /heroes/1/veiled: no such card here: Dwarf (GOK-VEIL-01)
          heroes: {1: {veiled: [war-mage]}}      | /heroes/1/veiled: no such card here: War Mage (GOK-VEIL-01)
          heroes: {1: {veiled: [brawler]}}       | /heroes/1/veiled: no such card here: Brawler (GOK-VEIL-01)
          heroes: {1: {progress: [{card: human, attribute: sneak, successes: 1}]}} | /heroes/1/progress: no such card here: Human (GOK-CONFRONT-05)
          ancients: [{card: human, plots: []}]   | /ancients/0/card: no such card here: Human (GOK-SETUP-29)
          ancients: [{card: queen-of-ash, plots: [], abilities: throne-of-ruin}] | /ancients/0/abilities: no such card here: Throne of Ruin (GOK-ANCIENT-03)
          ancients: [{card: queen-of-ash, plots: [human]}] | /ancients/0/plots: no such card here: Human (GOK-SETUP-32)
          ancients: [{card: queen-of-ash, plots: [cult-of-ruin]}] | /ancients/0/plots: no such card here: Cult of Ruin (GOK-SETUP-32)
          ancients: [{card: queen-of-ash, plots: [], gathered: [cult-of-ruin]}] | /ancients/0/gathered: no such card here: Cult of Ruin (GOK-ASSAULT-19)
          """)
  void aCardOfAnotherKindIsToldWithItsZone(String zones, String says) {
    assertThat(problems(zones)).containsOnlyOnce(says);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clock: {weather: thick-mist}",
        "turn: {met: [kobold], drawn: [kobold, farmer], angered: [farmer]}",
        "decks: {encounters: {forest: {deck: [wood-bandit]}}, night: {deck: [thick-mist]}}",
        "{heroes: {1: {enemies: [farmer]}}, places: {windrow: {encounters: [farmer]}}}",
        "heroes: {1: {race: dwarf, profession: war-mage, skills: [brawler], assets: [fireball],"
            + " veiled: [dwarf, war-mage, brawler, fireball], hand: [harvest-feast]}}",
        "{heroes: {1: {chapter: 6}}, ancients: [{card: queen-of-ash, plots: [], gathered:"
            + " [cult-of-ash], at: spire-tor}]}",
      })
  void whatCanBeThereIsLaid(String zones) {
    assertThat(problems(zones)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          heroes: {0: {skills: [killer]}, 1: {skills: [killer]}} | /heroes: Killer is there 2 times, not 1 (GOK-SKILL-06)
          heroes: {1: {skills: [killer, killer, killer]}}        | /heroes: Killer is there 3 times, not 1 (GOK-SKILL-06)
          {heroes: {1: {skills: [killer]}}, decks: {skills: [killer]}} | /heroes: Killer is there 2 times, not 1 (GOK-SKILL-06)
          heroes: {1: {saga: 0, chapter: 6, assets: [banner-of-the-keep, banner-of-the-keep]}} | /heroes: Banner of the Keep is there 2 times, not 1 (GOK-Q-01)
          places: {windrow: {plots: [cult-of-ash]}, frostmaw: {plots: [cult-of-ash]}} | /ancients: Cult of Ash is there 2 times, not 1 (GOK-Q-01)
          {heroes: {1: {hand: [cult-of-ash]}}, decks: {plots: [cult-of-ash]}} | /ancients: Cult of Ash is there 2 times, not 1 (GOK-Q-01)
          ancients: [{card: queen-of-ash, plots: [cult-of-ash], gathered: [cult-of-ash]}] | /ancients: Cult of Ash is there 2 times, not 1 (GOK-Q-01)
          ancients: [{card: queen-of-ash, plots: []}, {card: queen-of-ash, plots: []}] | /ancients: Queen of Ash is there 2 times, not 1 (GOK-Q-01)
          """)
  @Shows("GOK-SKILL-06")
  void whatTheGameHasOnceIsNotThereTwice(String zones, String says) {
    assertThat(problems(zones)).containsExactly(says);
  }

  @Test
  void whatIsNoHerosIsVeiledByItsOwnAbilityAlone() {
    String zones = "turn-of: 1\nheroes: {1: {veiled: [kobold]}}";
    String kobold =
        "{name: Kobold, type: enemy, terrain: badlands, fight: 2, hp: 2, evade: 2, abilities: [{on:"
            + " round-starts, deed: true, cost: {veil: true}, effects: [{gain: {what: gold, amount:"
            + " 1}}]}], provenance: house}";

    Scene scene = Scene.of(OwnPack.instead("Kobold", kobold), Setup.of(2), zones);
    assertThat(scene.hero(1).veiled().size()).isEqualTo(1);
    assertThat(problems(zones)).hasSize(1);
  }

  /** What lies elsewhere is not drawn once more. */
  @Test
  @Shows("GOK-NIGHT-12")
  void aPlotThatIsLaidElsewhereIsNotInTheDeckOfItsAncient() {
    ImmutableList<Ancient> whole = Scene.of(2, "turn-of: 1").state().ancients();
    ImmutableList<Ancient> less =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes: {1: {hand: [pact-of-ruin]}}
                places: {windrow: {plots: [cult-of-ruin]}}
                decks: {plots: [altar-of-ruin]}
                """)
            .state()
            .ancients();

    assertThat(Lists.where(whole, each -> !less.contains(each))).hasSize(1);
    int ruin = Scene.card("cult-of-ruin");
    Ancient prince = Lists.where(whole, each -> each.plots().count(ruin) > 0).get(0);
    assertThat(less)
        .contains(
            prince.withPlots(
                prince
                    .plots()
                    .without(ruin)
                    .without(Scene.card("pact-of-ruin"))
                    .without(Scene.card("altar-of-ruin"))));
  }

  @Test
  @Shows("GOK-LOC-08")
  void noAncientIsLaidInTheCity() {
    String queen =
        "{heroes: {1: {chapter: 6}}, ancients: [{card: queen-of-ash, plots: [], at: %s}]}";

    assertThat(problems(queen.formatted("sprawl-city")))
        .containsExactly("/ancients/0/at: no Ancient is in the City (GOK-LOC-08)");
    assertThat(problems(queen.formatted("spire-tor"))).isEmpty();
  }

  @Test
  @Shows("GOK-ANCIENT-06")
  void anAncientIsOnTheMapOnceASagaIsCompleteAndWhereItsCardSays() {
    String queen =
        "heroes: {1: {chapter: %d}}\nancients: [{card: queen-of-ash, plots: [], at: %s}]";

    assertThat(problems(queen.formatted(6, "windrow")))
        .containsExactly("/ancients/0/at: on the map it is at Spire Tor (GOK-ANCIENT-06)");
    assertThat(problems(queen.formatted(5, "spire-tor")))
        .containsExactly(
            "/ancients/0/at: it is on the map once a hero has completed a saga, and not before"
                + " (GOK-ANCIENT-06)");
    GloomState state = Scene.of(2, "turn-of: 1\nheroes: {1: {chapter: 6}}").state();
    Ancient beside = state.ancients().get(0).withAt(Optional.empty());
    ImmutableList<Ancient> ancients = Lists.with(state.ancients(), 0, beside);
    assertThat(Scene.GAME.check(state.withAncients(ancients))).hasSize(1);
    ImmutableList<Ancient> slain = Lists.with(ancients, 0, beside.withDefeated(true));
    assertThat(Scene.GAME.check(state.withAncients(slain))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ancients: [{card: prince-of-ruin, plots: []}]"})
  @Shows("GOK-ANCIENT-06")
  void whereASagaIsCompleteEachAncientIsOnTheMap(String ancients) {
    String hero = "turn-of: 1\nheroes: {1: {at: old-wood, chapter: %d}}\n" + ancients;

    Scene complete = Scene.of(2, hero.formatted(6));
    assertThat(complete.state().ancients().get(0).at()).contains(complete.place("old-wood"));
    assertThat(Scene.of(2, hero.formatted(5)).state().ancients().get(0).at()).isEmpty();
  }

  @Test
  @Shows("GOK-ANCIENT-04")
  void withShuffledAbilitiesAnAncientMayHaveThoseOfAnother() {
    GloomState start =
        Scene.GAME.start(Setup.of(2).with("ancient-abilities", "shuffled")).orThrow();

    assertThat(
            problems(
                start, "ancients: [{card: queen-of-ash, plots: [], abilities: throne-of-ruin}]"))
        .isEmpty();
  }

  @Test
  @Shows("GOK-TEAM-01")
  void aTeamIsOfOtherHeroesEachOnce() {
    String team = "{turn-of: 1, turn: {team: [%s]}, heroes: {0: {at: windrow}, 1: {at: windrow}}}";
    String says = "/turn/team: a team has other heroes, each once (GOK-TEAM-01)";

    assertThat(problems(team.formatted("'1'"))).containsExactly(says);
    assertThat(problems(team.formatted("'0', '0'"))).containsExactly(says);
    assertThat(problems(team.formatted("'0'"))).isEmpty();
  }

  @Test
  @Shows("GOK-DEFEATED-01")
  void aHeroWithoutHpIsDefeatedOutOfBattle() {
    String hero = "{turn-of: 1, heroes: {0: {hp: 0%s}}}";

    assertThat(problems(hero.formatted("")))
        .containsExactly("/heroes/0/hp: a hero without HP is defeated (GOK-DEFEATED-01)");
    assertThat(problems(hero.formatted(", defeated: true"))).isEmpty();
    assertThat(problems(hero.formatted(", eliminated: true"))).isEmpty();
  }

  /** Before its check a hero may be saved yet. */
  @Test
  @Shows("GOK-Q-93")
  void inABattleAHeroWithoutHpIsNotYetDefeated() {
    Scene battle =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes: {0: {at: frostmaw}, 1: {at: bone-fields, fate: 0}}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);

    assertThat(problems(battle.state(), "heroes: {1: {hp: 0}}")).isEmpty();
    assertThat(problems(battle.state(), "heroes: {0: {hp: 0}}"))
        .containsExactly("/heroes/0/hp: a hero without HP is defeated (GOK-DEFEATED-01)");
  }

  /** It may be asked what else its defeat sets off. */
  @Test
  void whileItsDefeatIsUnderWayAHeroHasNoHp() {
    GloomState state = Scene.of(2, "turn-of: 1").state();
    ImmutableList<Hero> heroes = Lists.with(state.heroes(), 0, state.heroes().get(0).withHp(0));
    for (int seat = 0; seat < 2; seat++) {
      Defeats defeats = new Defeats(ImmutableList.of(Seat.of(seat)), false);
      GloomState fallen = state.withHeroes(heroes).withAgenda(state.agenda().push(defeats));
      assertThat(Scene.GAME.check(fallen)).hasSize(seat);
    }
  }

  @Test
  @Shows("GOK-LOC-08")
  void noPlotLiesInTheCity() {
    assertThat(problems("places: {sprawl-city: {plots: [altar-of-ruin]}}"))
        .containsExactly("/places/sprawl-city: nothing lies in the City (GOK-LOC-08)");
  }

  @Test
  void whoIsUnwillingIsAtTheTable() {
    assertThat(problems("turn: {unwilling: ['2']}"))
        .singleElement()
        .asString()
        .startsWith("/turn/unwilling: ")
        .endsWith(" (GOK-GAME-01)");
  }

  @Test
  @Shows("GOK-DAY-02")
  void atNightNoHeroHasATurn() {
    assertThat(problems("{turn-of: 1, clock: {phase: night}}"))
        .containsExactly("/clock/phase: heroes take turns by day (GOK-DAY-02)");
  }

  @Test
  void aBattleIsWithAFoe() {
    Scene battle =
        Scene.of(
            2,
            """
            turn-of: 1
            heroes: {0: {at: frostmaw}, 1: {at: bone-fields, fate: 0}}
            places: {bone-fields: {encounters: [sulphur-imp]}}
            """);
    GloomState state = battle.state();
    for (String foe : ImmutableList.of("human", "avalanche", "queen-of-ash")) {
      int card = Scene.card(foe);
      Battle with = state.battles().get(0).withFoe(card);
      String says = "/battles/0/foe: no such card here: " + Scene.GAME.cards().name(card);
      assertThat(Scene.GAME.check(state.withBattles(ImmutableList.of(with))))
          .extracting(Problem::toString)
          .containsExactly(says + " (GOK-BATTLE-01)");
    }
  }
}
