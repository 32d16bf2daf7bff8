package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.kit.WorkTable;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.gloomkilforth.health.LessHarm;
import org.lawspeaker.gloomkilforth.table.Table;
import org.lawspeaker.testkit.coverage.Shows;

/** Cards that are blank before an immune foe. */
class ImmunityTest {
  @Test
  @Shows({"GOK-TERM-10", "GOK-TERM-11"})
  void anImmuneFoeTreatsCardsAsBlank() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, lasting: [{gives:"
                + " {immune: {to: [skill]}}}], provenance: house}");
    String hero = "race: human, profession: wizard, skills: [cantrips, lore-of-stars]";

    assertThat(Imps.battle(hero).then("roll 0 of 2").odds().keySet()).contains("roll 3 of 3");
    assertThat(Imps.battle(game, hero).then("roll 0 of 2").odds().keySet())
        .contains("roll 2 of 2")
        .doesNotContain("roll 3 of 3");
  }

  @Test
  @Shows({"GOK-TERM-11"})
  void aSpellMayBecomeUselessAgainstAnImmuneFoe() {
    GloomOfKilforth game =
        OwnPack.instead(
            "Sulphur Imp",
            "{name: Sulphur Imp, type: enemy, terrain: badlands, fight: 2, hp: 2, lasting: [{gives:"
                + " {immune: {to: [skill]}}}], provenance: house}");
    String hero = "race: human, profession: scout, skills: [cantrips], assets: [fireball]";

    assertThat(Imps.battle(hero).window()).isEqualTo("may");
    assertThat(Imps.battle(game, hero).odds()).isNotEmpty();
  }

  private static Scene atRollingHills(String hero) {
    return Scene.of(
        Setup.of(2),
        """
        turn-of: 1
        heroes: {0: {at: frostmaw}, 1: {at: rolling-hills, race: human, gold: 2, ap: 2, %s}}
        """
            .formatted(hero));
  }

  @Test
  @Shows({"GOK-TERM-10", "GOK-TERM-11"})
  void anImmuneFoeTreatsCardsAsBlankFromTheStartOfItsEngagement() {
    String hero = "skills: [pickpocket]";

    assertThat(atRollingHills(hero).then("search", "draw hill-giant").hero(1).gold()).isEqualTo(3);
    assertThat(atRollingHills(hero).then("search", "draw stone-ghoul").hero(1).gold()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-TERM-11"})
  void aHiddenHeroHasNoDeedOfABlankCardBeforeAnImmuneFoe() {
    String hero = "hidden: true, skills: [shadow-walk, phantom]";

    Scene giant = atRollingHills(hero).then("search", "draw hill-giant", "choose hill-giant");
    assertThat(giant.moves()).contains("resolve shadow-walk");
    Scene ghoul = atRollingHills(hero).then("search", "draw stone-ghoul", "choose stone-ghoul");
    assertThat(ghoul.window()).isEqualTo("surprise");
    assertThat(ghoul.moves()).doesNotContain("resolve shadow-walk");
  }

  @Test
  @Shows({"GOK-Q-116", "GOK-TERM-11"})
  void aHiddenHeroOfTheTeamDoesNotFaceTheFoe() {
    String team =
        """
        turn-of: 1
        turn: {team: ["2"]}
        heroes:
          0: {at: frostmaw, camped: true}
          1: {at: windrow, hp: 4, fate: 0, hand: []}
          2: {at: windrow, hp: 3, fate: 0, hand: [], assets: [plate-of-dawn], hidden: %s}
        places: {windrow: {encounters: [crow-swarm]}}
        """;

    assertThat(lessHarm(Scene.GAME, Scene.of(3, team.formatted(true)))).isEqualTo(1);
    assertThat(lessHarm(Scene.GAME, Scene.of(3, team.formatted(false)))).isZero();
  }

  private static int lessHarm(GloomOfKilforth game, Scene scene) {
    return new Table(game.cards(), scene.state(), WorkTable.Use.READING)
        .changes(Seat.of(2))
        .sum(LessHarm.class, (source, each) -> each.amount());
  }

  /** In the Test of the hero that confronts it the others of its team interact with it, too. */
  @Test
  @Shows({"GOK-TERM-11", "GOK-TEAM-01"})
  void theCardsOfATeamAreBlankInTheTestAgainstAnImmunePlace() {
    String mine =
        "{name: Deep Mine, type: place, terrain: mountain, needs: {sneak: 2}, %s trap: [{lose:"
            + " {what: gold, amount: 1}}], provenance: house}";
    String immune = "lasting: [{gives: {immune: {to: [reward]}}}],";

    GloomOfKilforth plain = OwnPack.instead("Deep Mine", mine.formatted(""));
    assertThat(lessHarm(plain, inATest(plain))).isEqualTo(1);
    GloomOfKilforth blank = OwnPack.instead("Deep Mine", mine.formatted(immune));
    assertThat(lessHarm(blank, inATest(blank))).isZero();
  }

  private static Scene inATest(GloomOfKilforth game) {
    return Scene.of(
            game,
            Setup.of(3),
            """
            turn-of: 1
            turn: {team: ["2"]}
            heroes:
              0: {at: frostmaw}
              1: {at: rolling-hills, race: human, fate: 1, gold: 0}
              2: {at: rolling-hills, hp: 3, fate: 0, gold: 3, assets: [plate-of-dawn]}
            places: {rolling-hills: {encounters: [deep-mine]}}
            """)
        .then("confront deep-mine with sneak")
        .chance();
  }

  @Test
  @Shows({"GOK-TERM-11"})
  void aConfrontWithAnImmunePlaceMakesCardsBlankBeforeItsTest() {
    String mine =
        "{name: Deep Mine, type: place, terrain: mountain, needs: {sneak: 2}, %s trap: [{lose:"
            + " {what: gold, amount: 1}}], provenance: house}";
    String immune = "lasting: [{gives: {immune: {to: [skill]}}}],";
    String zones =
        "heroes: {0: {at: rolling-hills, race: human, gold: 2, ap: 2, skills: [shadow-walk]}}\n"
            + "places: {rolling-hills: {encounters: [deep-mine]}}";
    String move = "confront deep-mine with sneak";

    GloomOfKilforth plain = OwnPack.instead("Deep Mine", mine.formatted(""));
    assertThat(Scene.of(plain, Setup.of(1), zones).then(move).moves())
        .contains("resolve shadow-walk");
    GloomOfKilforth blank = OwnPack.instead("Deep Mine", mine.formatted(immune));
    assertThat(Scene.of(blank, Setup.of(1), zones).then(move).odds()).isNotEmpty();
  }
}
