package org.lawspeaker.gloomkilforth.setup;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Ancient;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Phase;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Site;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.testkit.coverage.Shows;

/** How a game is set up. */
class SetupTest {
  private static final GloomOfKilforth GAME = Scene.GAME;

  /** Plays the setup of a game at random up to the first Action. */
  private static GloomState ready(Setup setup, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GloomState state = GAME.start(setup).orThrow();
    while (state.clock().phase() == Phase.SETUP) {
      ImmutableList<GloomMove> legal = GAME.legalMoves(state);
      GloomMove move =
          GAME.pending(state) instanceof Pending.Chance<GloomMove> chance
              ? chance.outcomes().sample(random)
              : legal.get(random.nextInt(legal.size()));
      state = GAME.apply(state, move);
    }
    return state;
  }

  @Test
  @Shows({"GOK-SETUP-01", "GOK-SETUP-03", "GOK-LOC-01"})
  void theMapIsLaidOutFirst() {
    Scene scene = Scene.start(Setup.of(2));
    assertThat(scene.odds()).hasSize(24).containsEntry("draw old-wood", "1/24");

    scene.then("draw old-wood");

    assertThat(scene.odds()).hasSize(23);
  }

  @Test
  @Shows({"GOK-SETUP-02", "GOK-SETUP-03", "GOK-LOC-01", "GOK-SETUP-19", "GOK-LOC-02"})
  void theCityIsInTheMiddleAndAllHeroesStandThere() {
    GloomState state = ready(Setup.of(3), 1);

    assertThat(state.sites()).hasSize(25).noneMatch(Site::gloom);
    assertThat(state.sites().get(12).card()).isEqualTo(Scene.card("sprawl-city"));
    assertThat(state.heroes()).allMatch(hero -> hero.at() == 12);
  }

  @Test
  @Shows({"GOK-SETUP-04", "GOK-SETUP-06", "GOK-Q-91", "GOK-RACE-01"})
  void heroesChooseRacesThenClassesInSeatOrder() {
    Scene scene = laidOut(Setup.of(2));
    assertThat(scene.window()).isEqualTo("race");
    assertThat(scene.moves()).hasSize(8).contains("choose vampire");

    scene.then("choose elf");

    assertThat(scene.moves()).hasSize(7).doesNotContain("choose elf");
    scene.then("choose orc");
    assertThat(scene.window()).isEqualTo("class");
    scene.then("choose priest");
    assertThat(scene.moves()).contains("choose rogue").doesNotContain("choose priest");
  }

  private static Scene laidOut(Setup setup) {
    Scene scene = Scene.start(setup);
    while (scene.state().sites().size() < 25) {
      scene.then(scene.odds().keySet().iterator().next());
    }
    return scene;
  }

  private static Scene classed() {
    return laidOut(Setup.of(1)).then("choose elf", "choose priest");
  }

  @Test
  @Shows({"GOK-SETUP-07", "GOK-SETUP-08", "GOK-SETUP-09", "GOK-SETUP-10", "GOK-Q-78"})
  void aMatchedSagaSuitsTheClass() {
    Scene scene = classed();

    int saga = scene.hero(0).saga().orElseThrow();
    assertThat(GAME.cards().saga(saga).name()).isEqualTo("Rescue Villagers");
    assertThat(scene.hero(0).chapter()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-SETUP-08"})
  void sagasMayBeDealtAtRandom() {
    Scene scene = laidOut(Setup.of(1).with("sagas", "random")).then("choose elf", "choose priest");

    assertThat(scene.odds()).hasSize(8).containsEntry("draw take-fortress-i", "1/8");
  }

  @Test
  @Shows({"GOK-SETUP-04", "GOK-SETUP-06"})
  void racesAndClassesMayBeDrawn() {
    Scene scene = laidOut(Setup.of(1).with("heroes", "random"));

    assertThat(scene.odds()).hasSize(8).containsEntry("draw elf", "1/8");
  }

  @Test
  @Shows({"GOK-SETUP-04", "GOK-SETUP-06", "GOK-SETUP-08"})
  void eachHeroIsDealtOneRaceOneClassAndOneSaga() {
    Scene scene =
        laidOut(Setup.of(2).with("heroes", "random").with("sagas", "random"))
            .then("draw elf", "draw orc", "draw priest", "draw rogue")
            .then("draw take-fortress-i");

    assertThat(scene.odds()).hasSize(7).doesNotContainKey("draw take-fortress-i");
    assertThat(scene.hero(0).race()).contains(Scene.card("elf"));
    assertThat(scene.hero(1).race()).contains(Scene.card("orc"));
    assertThat(scene.hero(0).profession()).contains(Scene.card("priest"));
    assertThat(scene.hero(1).profession()).contains(Scene.card("rogue"));
    assertThat(scene.hero(0).saga()).contains(0);
  }

  @Test
  @Shows({"GOK-SETUP-11", "GOK-SETUP-12", "GOK-SKILL-01", "GOK-SKILL-02", "GOK-CLASS-01"})
  void theSkillsOfTheClassesLieBesideTheMap() {
    Bag skills = classed().state().decks().skills();

    assertThat(skills.size()).isEqualTo(8);
    assertThat(skills.count(Scene.card("blessing"))).isEqualTo(1);
    assertThat(skills.count(Scene.card("brawler"))).isZero();
  }

  @Test
  @Shows({"GOK-SETUP-15", "GOK-SETUP-16", "GOK-REWARD-01"})
  void aHeroDrawsTwoCardsOfTheDeckThatItChooses() {
    Scene scene = classed();
    assertThat(scene.window()).isEqualTo("deck");
    assertThat(scene.moves()).hasSize(4);

    scene.then("choose deck spell", "draw fireball", "draw mend-wounds");

    assertThat(scene.window()).isEqualTo("keep");
    assertThat(scene.moves()).containsExactly("choose fireball", "choose mend-wounds");
  }

  @Test
  @Shows({"GOK-SETUP-17", "GOK-SETUP-18"})
  void itKeepsOneInSecretAndTheOtherGoesBack() {
    Scene scene =
        classed().then("choose deck spell", "draw fireball", "draw mend-wounds", "choose fireball");

    assertThat(scene.hero(0).hand().count(Scene.card("fireball"))).isEqualTo(1);
    assertThat(scene.hero(0).shown().isEmpty()).isTrue();
    assertThat(scene.state().decks().rewards(RewardType.SPELL).deck().size()).isEqualTo(17);
  }

  @Test
  @Shows({"GOK-SETUP-21", "GOK-SETUP-22", "GOK-SETUP-23", "GOK-SETUP-25", "GOK-SETUP-26"})
  void aHeroBeginsWithItsTokens() {
    Hero hero = ready(Setup.of(1), 2).heroes().get(0);

    assertThat(hero.hp()).isEqualTo(4);
    assertThat(hero.maxHealth()).isEqualTo(4);
    assertThat(hero.fate()).isEqualTo(4);
    assertThat(hero.gold()).isEqualTo(1);
    assertThat(hero.hidden()).isFalse();
  }

  @Test
  @Shows({"GOK-Q-19", "GOK-RACE-08", "GOK-RACE-11"})
  void healthAndGoldAreThoseOfTheRace() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Human", "{name: Human, values: {fight: 2}, health: 5, gold: 3, provenance: rulebook}");
    Hero hero = Scene.of(game, Setup.of(1), "clock: {day: 1}").hero(0);

    assertThat(hero.hp()).isEqualTo(5);
    assertThat(hero.maxHealth()).isEqualTo(5);
    assertThat(hero.gold()).isEqualTo(3);
  }

  @Test
  @Shows({"GOK-SETUP-13", "GOK-SETUP-20"})
  void nightDeckAndLootBagAreWhole() {
    GloomState state = ready(Setup.of(1), 3);

    assertThat(state.decks().night().deck().size()).isEqualTo(25);
    assertThat(state.decks().loot().deck().size()).isEqualTo(82);
  }

  @Test
  @Shows({"GOK-SETUP-27", "GOK-SETUP-28", "GOK-SETUP-29", "GOK-SETUP-30", "GOK-GAME-02"})
  void oneAncientIsDrawnOrOneForEachHero() {
    assertThat(ready(Setup.of(3).with("format", "competitive"), 4).ancients()).hasSize(1);

    GloomState together = ready(Setup.of(3), 4);

    assertThat(together.ancients()).hasSize(3).allMatch(ancient -> ancient.at().isEmpty());
    assertThat(together.ancients()).extracting(Ancient::card).doesNotHaveDuplicates();
  }

  @Test
  @Shows({"GOK-SETUP-32", "GOK-SETUP-33", "GOK-Q-89"})
  void eachAncientHasItsOwnPlots() {
    for (Ancient ancient : ready(Setup.of(2), 5).ancients()) {
      assertThat(ancient.plots()).isEqualTo(GAME.cards().plotsOf(ancient.card()));
      assertThat(ancient.plots().size()).isEqualTo(6);
    }
  }

  @Test
  @Shows({"GOK-SETUP-31", "GOK-Q-69"})
  void aFirstGameHasNeitherPlotsNorAbilities() {
    GloomState state = ready(Setup.of(1).with("first-game", "yes"), 6);

    assertThat(state.ancients().get(0).plots().isEmpty()).isTrue();
    assertThat(state.ancients().get(0).abilities()).isEmpty();
  }

  @Test
  @Shows({"GOK-SETUP-31", "GOK-Q-69"})
  void norAreAnyAbilitiesShuffledForIt() {
    Setup first = Setup.of(1).with("first-game", "yes");

    assertThat(ready(first.with("ancient-abilities", "shuffled"), 6).ancients().get(0).abilities())
        .isEmpty();
  }

  @Test
  @Shows({"GOK-ANCIENT-04"})
  void abilitiesOfAncientsMayBeShuffled() {
    boolean other = false;
    for (int seed = 0; seed < 8; seed++) {
      GloomState state = ready(Setup.of(2).with("ancient-abilities", "shuffled"), seed);
      for (Ancient ancient : state.ancients()) {
        int own = GAME.cards().abilitiesOf(ancient.card());
        other |= ancient.abilities().orElseThrow() != own;
      }
      assertThat(state.ancients()).extracting(Ancient::abilities).doesNotHaveDuplicates();
    }

    assertThat(other).isTrue();
  }

  @Test
  @Shows({"GOK-SETUP-34", "GOK-Q-36", "GOK-TOKEN-01"})
  void theHighestSneakOfRaceAndClassGoesFirst() {
    Scene scene =
        laidOut(Setup.of(2))
            .then("choose orc", "choose elf", "choose warrior", "choose rogue")
            .then("choose deck item", "draw cloak-pin", "draw gilded-sword", "choose cloak-pin")
            .then("choose deck title", "draw captain", "draw magister", "choose captain")
            .chance();

    assertThat(scene.state().clock().first().index()).isEqualTo(1);
    assertThat(scene.state().turn().seat().index()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-SETUP-35"})
  void aTieIsBrokenAtRandom() {
    Scene scene =
        laidOut(Setup.of(2).with("format", "competitive"))
            .then("choose human", "choose elf", "choose warrior", "choose priest")
            .then("choose deck item", "draw cloak-pin", "draw gilded-sword", "choose cloak-pin")
            .then("choose deck title", "draw captain", "draw magister", "choose captain")
            .then("draw prince-of-ruin");

    assertThat(scene.odds())
        .containsOnly(Map.entry("seat 0 goes first", "1/2"), Map.entry("seat 1 goes first", "1/2"));
    assertThat(scene.then("seat 1 goes first").told("first"))
        .containsExactly("seat 1 is the First Hero GOK-SETUP-35");
  }

  @Test
  @Shows({"GOK-Q-90", "GOK-GAME-01"})
  void aLoneHeroPlaysAgainstNobody() {
    assertThat(GAME.start(Setup.of(1).with("format", "competitive")).problems().toString())
        .contains("GOK-Q-90");
  }

  @Test
  @Shows({"GOK-GAME-03", "GOK-GAME-04"})
  void inASoloGameOnePlayerSeesTheHandsOfAllHeroes() {
    GloomState solo = ready(Setup.of(2).with("format", "solo"), 7);
    GloomState shared = ready(Setup.of(2), 7);

    assertThat(GAME.view(solo, Seat.of(0)).heroes().get(1).secrets()).isEmpty();
    assertThat(GAME.view(shared, Seat.of(0)).heroes().get(1).secrets()).hasSize(1);
  }

  @Test
  @Shows({"GOK-SETUP-16", "GOK-Q-91"})
  void heroesTakeTheirStartingRewardsInSeatOrder() {
    Scene scene =
        laidOut(Setup.of(2)).then("choose elf", "choose orc", "choose priest", "choose rogue");
    assertThat(scene.asked()).isZero();

    scene.then("choose deck spell", "draw fireball", "draw mend-wounds", "choose fireball");

    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.window()).isEqualTo("deck");
  }

  @Test
  @Shows({"GOK-SETUP-34", "GOK-Q-36"})
  void theSneakOfTheClassCounts() {
    Scene scene =
        laidOut(Setup.of(2))
            .then("choose dark-elf", "choose human", "choose warrior", "choose rogue")
            .then("choose deck item", "draw cloak-pin", "draw gilded-sword", "choose cloak-pin")
            .then("choose deck title", "draw captain", "draw magister", "choose captain")
            .chance();

    assertThat(scene.state().clock().first().index()).isEqualTo(1); // 4 against 3
  }

  @Test
  @Shows({"GOK-SETUP-34", "GOK-Q-36"})
  void nothingIsLeftToChanceWhereOneHasTheHighestSneak() {
    Scene scene =
        laidOut(Setup.of(2).with("format", "competitive"))
            .then("choose orc", "choose dark-elf", "choose warrior", "choose rogue")
            .then("choose deck item", "draw cloak-pin", "draw gilded-sword", "choose cloak-pin")
            .then("choose deck title", "draw captain", "draw magister", "choose captain")
            .then("draw prince-of-ruin");

    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.state().clock().first().index()).isEqualTo(1);
  }
}
