package org.lawspeaker.gloomkilforth.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.GloomOfKilforth;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** One moment sets off abilities of several heroes, and one of them says what comes first. */
class OrderOfAbilitiesTest {
  private static final String GOLD =
      "abilities: [{on: %s, effects: [{gain: {what: gold, amount: 1}}]}]";

  /** Two Titles: one takes HP at this moment, the other gives gold. */
  private static GloomOfKilforth titles(String moment) {
    String harm = GOLD.replace("gain: {what: gold, amount: 1}", "lose: {what: hp, amount: 1}");
    return OwnPack.instead(
        ImmutableMap.of(
            "Captain",
            OwnPack.titled("Captain", harm.formatted(moment)),
            "Magister",
            OwnPack.titled("Magister", GOLD.formatted(moment)).replace("rank", "voice")));
  }

  /** Seat 1 and seat 2 battle together. */
  private static Scene skirmish(String active) {
    return Scene.team(
            titles("hp-lost"),
            "race: human, profession: rogue, assets: [captain], " + active,
            "race: elf, profession: wizard, gold: 0, assets: [magister]")
        .then("roll 1 of 2", "roll 0 of 2", "roll 1 of 2", "roll 0 of 1");
  }

  private static List<String> options(Scene scene) {
    return scene.moves().stream().filter(move -> move.startsWith("choose option")).toList();
  }

  @Test
  @Shows("GOK-REQ-04")
  void theActiveHeroOrdersThoseOfItsTeamToo() {
    Scene scene = skirmish("hp: 4");

    assertThat(scene.window()).isEqualTo("order");
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(options(scene)).hasSize(2);
    scene.then("choose option 2");
    assertThat(scene.hero(2).gold()).isEqualTo(1);
  }

  @Test
  @Shows("GOK-Q-03")
  void theActiveHeroMayPerformADeedBeforeItOrders() {
    Scene scene = skirmish("hp: 4, loot: [bandage]");

    assertThat(scene.window()).isEqualTo("order");
    int hp = scene.hero(1).hp();
    scene.then("resolve bandage");
    assertThat(scene.hero(1).hp()).isEqualTo(hp + 1);
    assertThat(scene.window()).isEqualTo("order");
  }

  @Test
  @Shows({"GOK-REQ-04", "GOK-Q-92"})
  void whatIsDueToOthersOutlivesTheHeroThatOrders() {
    Scene scene = skirmish("hp: 2").then("choose option 1");

    assertThat(scene.hero(1).defeated()).isTrue();
    assertThat(scene.then("sacrifice captain").hero(2).gold()).isEqualTo(1);
  }

  @Test
  @Shows({"GOK-REQ-04", "GOK-DAWN-01"})
  void atDawnTheFirstHeroOrders() {
    Scene scene =
        Scene.of(
                titles("dawn"),
                Setup.of(3),
                """
                turn-of: 1
                clock: {taken: true, first: "2"}
                heroes:
                  0: {camped: true, hp: 3, assets: [captain]}
                  1: {at: frostmaw, gold: 0, assets: [magister]}
                  2: {camped: true}
                ancients: [{card: prince-of-ruin, plots: []}]
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.window()).isEqualTo("order");
    assertThat(scene.asked()).isEqualTo(2);
    assertThat(scene.then("choose option 2").hero(1).gold()).isEqualTo(1);
    assertThat(scene.hero(0).hp()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-REQ-04", "GOK-CAMP-01"})
  void beforeTheFirstTurnOfADayTheFirstHeroOrders() {
    Scene scene =
        Scene.of(
                titles("day-starts"),
                Setup.of(3),
                """
                turn-of: 1
                clock: {taken: true, first: "2"}
                heroes:
                  0: {race: human, profession: wizard, camped: true, assets: [captain, magister]}
                  1: {race: elf, profession: warrior, at: frostmaw}
                  2: {race: dwarf, profession: knight, camped: true}
                ancients: [{card: prince-of-ruin, plots: []}]
                """)
            .then("camp", "draw thick-mist");

    assertThat(scene.window()).isEqualTo("order");
    assertThat(scene.asked()).isEqualTo(2);
  }

  @Test
  @Shows({"GOK-REQ-04", "GOK-Q-92"})
  void whoseAbilitiesAreLeftOrdersThemAfterTheActiveHeroHasFallen() {
    String harm = GOLD.replace("gain: {what: gold, amount: 1}", "lose: {what: hp, amount: 1}");
    GloomOfKilforth game =
        OwnPack.instead(
            ImmutableMap.of(
                "Captain",
                OwnPack.titled("Captain", harm.formatted("hp-lost")),
                "Magister",
                OwnPack.titled("Magister", GOLD.formatted("hp-lost")),
                "Bell Ringer",
                OwnPack.titled("Bell Ringer", GOLD.formatted("hp-lost")).replace("rank", "voice")));
    Scene scene =
        Scene.team(
                game,
                "race: human, profession: rogue, hp: 2, gold: 0, assets: [captain]",
                "race: elf, profession: wizard, gold: 0, assets: [magister, bell-ringer]")
            .then("roll 1 of 2", "roll 0 of 2", "roll 1 of 2", "roll 0 of 1")
            .then("choose option 1", "sacrifice captain");

    assertThat(scene.window()).isEqualTo("order");
    assertThat(scene.asked()).isEqualTo(2);
  }
}
