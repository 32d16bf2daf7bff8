package org.lawspeaker.gloomkilforth.confront;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.Transition;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.state.Hero;
import org.lawspeaker.gloomkilforth.state.Progress;
import org.lawspeaker.gloomkilforth.table.GloomState;
import org.lawspeaker.testkit.coverage.Shows;

/** Whoever loses recorded successes is told so, with the clause. */
class LostSuccessesTest {
  private static Scene town(String more) {
    return Scene.of(
        2,
        """
        turn-of: 1
        heroes:
          0:
            at: green-meadows
            gold: 0
            progress: [{card: remote-town, attribute: sneak, successes: 2}]
          1:
            {race: dark-elf, profession: rogue, at: green-meadows, ap: 4, gold: 0, %s}
        places: {green-meadows: {encounters: [remote-town]}}
        """
            .formatted(more));
  }

  private static List<String> losses(Scene scene) {
    return losses(scene.events());
  }

  private static List<String> losses(List<Event> events) {
    return events.stream()
        .filter(event -> event.kind().equals("lost-successes"))
        .map(event -> event.says() + " " + event.citation())
        .toList();
  }

  @Test
  @Shows("GOK-CONFRONT-08")
  void byLeaving() {
    Scene scene = town("progress: [{card: remote-town, attribute: study, successes: 1}]");

    scene.then("move windrow");

    assertThat(scene.hero(1).progress()).isEmpty();
    assertThat(losses(scene))
        .containsExactly("seat 1 loses its successes against Remote Town GOK-CONFRONT-08");
  }

  @Test
  @Shows("GOK-CONFRONT-09")
  void byMakingCamp() {
    Scene scene = town("progress: [{card: remote-town, attribute: study, successes: 1}]");

    scene.then("camp");

    assertThat(losses(scene))
        .contains("seat 1 loses its successes against Remote Town GOK-CONFRONT-09");
  }

  /** Of the two successes that the Test needs there is one when the Captain sends its hero off. */
  @Test
  @Shows("GOK-CONFRONT-09")
  void byMakingCampInTheMidstOfTheTest() {
    GloomOfKilforth game =
        OwnPack.captain(
            "abilities: [{on: any-time, deed: true, cost: {veil: true}, effects: [go-to-camp]}]");
    Scene scene =
        Scene.of(
            game,
            Setup.of(2),
            """
            turn-of: 1
            heroes:
              0: {at: frostmaw}
              1: {race: elf, profession: wizard, at: green-meadows, gold: 0, fate: 1, assets: [captain]}
            places: {green-meadows: {encounters: [remote-town]}}
            """);

    scene.then("confront remote-town with sneak", "roll 1 of 2", "resolve captain", "decline");

    assertThat(scene.hero(1).camped()).isTrue();
    assertThat(scene.hero(1).progress()).isEmpty();
    assertThat(scene.site("green-meadows").encounters().contains(Scene.card("remote-town")))
        .isTrue();
    assertThat(losses(scene))
        .containsExactly("seat 1 loses its successes against Remote Town GOK-CONFRONT-09");
  }

  @Test
  @Shows("GOK-CONFRONT-10")
  void byTheDefeatOfTheEncounter() {
    Scene scene = town("fate: 0").then("confront remote-town with sneak", "roll 3 of 5");

    assertThat(losses(scene))
        .containsExactly("seat 0 loses its successes against Remote Town GOK-CONFRONT-10");
  }

  @Test
  void notWhereNothingWasRecorded() {
    Scene scene = town("progress: [{card: remote-town, attribute: study, successes: 0}]");

    scene.then("move windrow");

    assertThat(losses(scene)).isEmpty();
  }

  @Test
  @Shows("GOK-FINALE-07")
  void againstTheFinaleByLeaving() {
    Scene scene =
        Scene.of(
            2,
            "{turn-of: 1, heroes: {1: {at: spire-tor, saga: 0, chapter: 5, finale: 3, gold: 0}}}");

    scene.then("move sprawl-city");

    assertThat(scene.hero(1).finale()).isZero();
    assertThat(losses(scene))
        .containsExactly("seat 1 loses its successes against the Finale GOK-FINALE-07");
  }

  private static final String NIGHT =
      """
      turn-of: 1
      heroes:
        0:
          at: spire-tor
          camped: true
          chapter: 5
          finale: 3
        1: {at: frostmaw}
      places: {spire-tor: {encounters: [remote-town]}}
      ancients: [{card: prince-of-ruin, plots: []}]
      """;

  @Test
  @Shows({"GOK-CONFRONT-11", "GOK-FINALE-06", "GOK-DAWN-02"})
  void atDawn() {
    GloomState night = Scene.of(2, NIGHT).then("camp").state();
    Hero recording = // which no hero in Camp does, for making Camp has lost its successes
        night
            .heroes()
            .get(0)
            .recording(new Progress(Scene.card("remote-town"), Attribute.SNEAK, 2));
    GloomState recorded = night.withHeroes(ImmutableList.of(recording, night.heroes().get(1)));
    GloomMove mist = Scene.GAME.notation().readMove(recorded, "draw thick-mist").orThrow();
    Transition<GloomState> dawn = Scene.GAME.explain(recorded, mist);

    assertThat(dawn.next().heroes().get(0).progress()).isEmpty();
    assertThat(dawn.next().heroes().get(0).finale()).isZero();
    assertThat(losses(dawn.events()))
        .containsExactly(
            "seat 0 loses its successes against Remote Town GOK-CONFRONT-11",
            "seat 0 loses its successes against the Finale GOK-FINALE-06");
  }

  @Test
  @Shows("GOK-Q-94")
  void byTheDiscardOfTheEncounter() {
    Scene scene =
        Scene.of(
                2,
                """
                turn-of: 1
                heroes:
                  0:
                    at: green-meadows
                    progress: [{card: grain-widow, attribute: influence, successes: 2}]
                  1:
                    at: green-meadows
                    gold: 2
                    assets: [envoy-s-signet]
                    progress: [{card: grain-widow, attribute: influence, successes: 1}]
                places: {green-meadows: {encounters: [farmer, grain-widow]}}
                """)
            .then("resolve envoy-s-signet", "choose grain-widow");

    assertThat(scene.hero(0).progress()).isEmpty();
    assertThat(losses(scene))
        .containsExactly(
            "seat 0 loses its successes against Grain Widow GOK-Q-94",
            "seat 1 loses its successes against Grain Widow GOK-Q-94");
  }
}
