package org.lawspeaker.hofordeals.faces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.show.Cell;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Layout;
import org.lawspeaker.engine.show.Piece;
import org.lawspeaker.engine.show.Track;
import org.lawspeaker.engine.show.Zone;
import org.lawspeaker.hofordeals.Battle;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.hofordeals.Slain;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.testkit.coverage.Shows;

/** Scenes of arranged positions. Ben is active, and Ann is the starting player of the three. */
class SceneTest {
  private static final Seat ANN = Seat.of(2);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CID = Seat.of(0);

  private static Scene exploring(String more) {
    return Scene.of(
        3,
        """
        step: explore
        turn: {active: "1"}
        sites: {c2: {card: old-mill, cubes: 2}, d3: {card: roadside-trap, cubes: 0}}
        decks: {row: [battle-cry, hunt, silken-robes, champion, long-sword, rally]}
        %s
        """
            .formatted(more));
  }

  @Test
  void theMapIsAGridWithFogHeroesAndUses() {
    Seen seen =
        new Seen(exploring("heroes: {1: {space: c2}, 2: {space: c2}, 0: {space: d3}}"), BEN);
    Zone map = seen.zone("map");

    assertThat(map.layout()).isEqualTo(new Layout.Grid(5, 5));
    assertThat(seen.piece("map", "old-mill").cell()).contains(new Cell(2, 1));
    assertThat(seen.marks("map", "old-mill")).isEqualTo("c2 (2 uses); ");
    assertThat(seen.marks("map", "roadside-trap")).isEqualTo("d3 (0 uses); ");
    assertThat(seen.piece("map", "old-mill").attached())
        .extracting(Piece::face)
        .containsExactly("token.hero-1", "token.hero-2");
    assertThat(map.pieces()).filteredOn(piece -> piece.face().equals("back.encounter")).hasSize(6);
    assertThat(Scene.GAME.showing().catalogue().face("back.encounter").map(Face::isBack))
        .contains(true);
  }

  /** What lies under a Conjured Shield lies open to all, as all Equipment does. */
  @Test
  void everybodySeesWhatIsCovered() {
    Scene position =
        exploring("heroes: {1: {gear: {off-hand: conjured-shield}, covered: {off-hand: lantern}}}");

    for (Seat viewer : new Seat[] {BEN, ANN}) {
      assertThat(new Seen(position, viewer).piece("board-1", "conjured-shield").attached())
          .extracting(Piece::face)
          .containsExactly("lantern");
    }
  }

  @Test
  void theRowSaysWhatTheActivePlayerCanBuyHere() {
    Scene position = exploring("heroes: {1: {space: c2, effort: 3}}");
    Seen seen = new Seen(position, ANN);

    assertThat(seen.zone("row").notes())
        .containsExactly("Seat 1's place, Old Mill, sells Wanderer.");
    assertThat(seen.marks("row", "hunt")).isEqualTo("; Wanderer, can be bought");
    assertThat(seen.marks("row", "battle-cry")).isEqualTo("; Soldier, not sold here");
    assertThat(seen.marks("row", "long-sword")).isEqualTo("; Equipment, not sold here");
    assertThat(seen.marks("flourish", "flourish")).isEqualTo("; can be bought");
    assertThat(new Seen(position, BEN).zone("row").notes())
        .containsExactly("Your place, Old Mill, sells Wanderer.");
  }

  @Test
  void theRowSaysWhatIsTooDearAndWhatIsCheaper() {
    Seen seen =
        new Seen(
            exploring(
                "heroes: {1: {space: c3, effort: 4, gear: {head: merchant-seal, body:"
                    + " armour-of-the-fallen-king}}}"),
            BEN);

    assertThat(seen.marks("row", "hunt")).isEqualTo("cost 2; Wanderer, can be bought");
    assertThat(seen.marks("row", "champion")).isEqualTo("cost 6; Soldier, too dear");
    assertThat(seen.marks("row", "silken-robes"))
        .isEqualTo("cost 2; Equipment, a Relic is in its slot");
    assertThat(seen.marks("flourish", "flourish")).isEqualTo("; can be bought");
  }

  @Test
  void handsAreShownToThoseWhoKnowThem() {
    Scene position =
        exploring("heroes: {2: {hand: [hack, forage], shown: [hack]}, 1: {space: c2}}");

    assertThat(new Seen(position, ANN).zone("hand-2").pieces())
        .extracting(Piece::face)
        .containsExactly("forage", "hack");
    Zone others = new Seen(position, BEN).zone("hand-2");
    assertThat(others.pieces()).extracting(Piece::face).containsExactly("hack");
    assertThat(others.hidden()).isEqualTo(1);
    assertThat(new Seen(position, Onlooker.ARBITER).zone("hand-2").hidden()).isZero();
  }

  @Test
  void theOwnBoardHasSlotsAndTheAxeWhereNoWeaponCoversIt() {
    Seen seen =
        new Seen(
            exploring(
                "heroes: {1: {space: c2, gear: {off-hand: shield, weapon: war-maul, body:"
                    + " bandolier}, bound: [{id: 3, card: hack, power: 1}]}, 2: {gear: {side:"
                    + " whetstone}}}"),
            BEN);

    assertThat(seen.zone("board-1").pieces())
        .extracting(Piece::face)
        .containsExactly("bandolier", "war-maul", "shield");
    assertThat(seen.marks("board-1", "shield")).isEqualTo("; inactive beside this weapon");
    assertThat(seen.gauges("bound-1")).isEqualTo("cards 1/3");
    assertThat(seen.marks("bound-1", "hack")).isEqualTo("Power 1; ");
    assertThat(seen.zone("board-2").pieces())
        .extracting(Piece::face)
        .containsExactly("whetstone", "board.rusty-axe");
    assertThat(seen.gauges("bound-2")).isEqualTo("cards 0/3");
  }

  @Test
  void aCombatSaysWhichEnemyIsTooStrong() {
    Scene position = Battle.assigning(Battle.bound("hack 1"), "3-of-scales", "1-of-dust");
    Seen seen = new Seen(position, BEN);

    assertThat(seen.marks("fight", "3-of-scales"))
        .isEqualTo("Power 3, Protection 1; too strong for what can be assigned");
    assertThat(seen.marks("fight", "1-of-dust")).isEqualTo("Power 1; ");
  }

  @Test
  void aCombatSaysWhatIsStillMissing() {
    Scene position =
        Battle.assigning(
            Battle.bound("champion 5", "hack 1", "veteran 3"),
            "5-of-dust",
            "3-of-scales",
            "4-of-plague");
    Seen before = new Seen(position, BEN);

    assertThat(before.gauges("fight"))
        .isEqualTo("round 1, Power to assign 10, still needed 12, Food to push 3, Pain to flee 6");
    assertThat(before.marks("fight", "3-of-scales")).isEqualTo("Power 3, Protection 1; ");
    assertThat(before.marks("fight", "4-of-plague")).isEqualTo("Power 4, Infected 2; ");
    Seen after =
        new Seen(position.then("assign hack to 3-of-scales", "assign veteran to 3-of-scales"), CID);
    assertThat(after.marks("fight", "3-of-scales"))
        .isEqualTo("Power 3, Protection 0 left; will be defeated");
    assertThat(after.piece("fight", "3-of-scales").attached())
        .extracting(Piece::face)
        .containsExactly("hack", "veteran");
    assertThat(after.gauges("fight")).contains("Power to assign 6, still needed 9");
    assertThat(after.zone("fight").notes())
        .containsExactly("Seat 1 fights at Bandit Camp; for winning: gain 2 Token Shards.");
  }

  @Test
  void whatAnEnemyStillNeedsIsSaidOfIt() {
    Scene position =
        Battle.assigning(Battle.bound("champion 5", "hack 1"), "5-of-dust")
            .then("assign hack to 5-of-dust");

    assertThat(new Seen(position, ANN).marks("fight", "5-of-dust"))
        .isEqualTo("Power 5; needs 4 more");
  }

  @Test
  void saysWhomTheKingHunts() {
    Scene position =
        Scene.of(
            3,
            """
            step: explore
            turn: {active: "1"}
            clock: {level: 3, kills: 1}
            sites: {c2: {card: king}, b3: {card: bone-pit, cubes: 2}}
            board: {royalty: king-of-dust, king: 11}
            heroes: {0: {shards: 2}, 1: {shards: 5}, 2: {shards: 5}}
            """);
    Seen seen = new Seen(position, ANN);

    assertThat(seen.gauges("royalty")).isEqualTo("kills 1/3");
    assertThat(seen.zone("royalty").notes())
        .containsExactly("He is at b3 and hunts seat 1 or you.");
    assertThat(seen.piece("map", "bone-pit").attached())
        .extracting(Piece::face)
        .containsExactly("token.king");
  }

  @Test
  void saysWhoseTurnItIsAndWhatAllAreWorth() {
    Scene position =
        exploring(
            "clock: {round: 4}\n"
                + "heroes: {1: {space: c2, health: 7, food: 2, shards: 7, fame: 5, effort: 1,"
                + " discard: [champion, bad-luck]}}");
    Seen seen = new Seen(position, CID);

    assertThat(seen.table().title()).isEqualTo("Round 4, level 1: seat 1's turn");
    Track track = seen.table().track().orElseThrow();
    assertThat(track.phases().get(track.now())).isEqualTo("Explore");
    assertThat(seen.gauges(1))
        .isEqualTo("Health 7/10, Food 2, Shards 7, Fame 5, points 10, Effort 1");
    assertThat(seen.table().seats().get(2).states()).containsExactly("starting player");
  }

  @Test
  void relicsThatGoRoundAreSeenByThoseWhoHaveHeldThem() {
    String draft =
        """
        turn: {active: "1", stage: acquire}
        agenda: [course, {relic-draft: {payers: ["2", "0"], offered: [titan-maul, twin-fangs], seen: 4}}]
        """;
    Scene position = Scene.of(3, draft);

    assertThat(new Seen(position, ANN).zone("draft").pieces())
        .extracting(Piece::face)
        .containsExactly("twin-fangs", "titan-maul");
    Zone others = new Seen(position, CID).zone("draft");
    assertThat(others.pieces()).isEmpty();
    assertThat(others.hidden()).isEqualTo(2);
  }

  @Test
  void aPainCardThatIsResolvedLiesOpen() {
    Scene position = Battle.continuing("food: 1", "1-of-dust").then("flee", "draw close-call");

    assertThat(new Seen(position, ANN).zone("pain-card").pieces())
        .extracting(Piece::face)
        .containsExactly("close-call");
    assertThat(new Seen(position, ANN).zone("pain-discard").pieces()).isEmpty();
  }

  /** A card that Protection has ignored is assigned, too. */
  @Test
  @Shows("HOF-PROTECT-01")
  void anEnemyWhoseProtectionIsBrokenStillNeedsAllOfItsPower() {
    Scene position =
        Battle.assigning(Battle.bound("hack 1", "champion 5"), "3-of-scales")
            .then("assign hack to 3-of-scales");

    assertThat(new Seen(position, ANN).marks("fight", "3-of-scales"))
        .isEqualTo("Power 3, Protection 0 left; needs 3 more");
  }

  @Test
  @Shows("HOF-Q-04")
  void aFlourishIsNotSoldWhenNoneIsLeft() {
    Seen seen =
        new Seen(
            Scene.of(
                3,
                "{step: acquire, turn: {active: '1'}, decks: {flourish: 0}, heroes: {1: {effort:"
                    + " 9}, 2: {discard: [16 flourish]}}}"),
            BEN);

    assertThat(seen.marks("flourish", "flourish")).isEqualTo("; not sold now");
    assertThat(seen.gauges("flourish")).isEqualTo("left 0");
  }

  /** The Boss Encounter lies on the board as well, and is none of those that were dealt. */
  @Test
  void theEncountersThatWereNotLaidAreCounted() {
    Seen seen = new Seen(exploring("heroes: {1: {space: c2}}"), BEN);
    long ofLevel =
        Scene.GAME.cards().pack.encounters().stream()
            .filter(each -> each.kind() != Encounter.Kind.CAMPAIGN)
            .filter(each -> each.level().equals(Optional.of(1)))
            .count();

    assertThat(seen.zone("encounter-box").hidden()).isEqualTo((int) ofLevel - 7);
  }

  @Test
  void aRoyaltyThatIsSlainLiesNowhere() {
    Scene loot = Slain.jack(Setup.of(3), "food: 0", "");

    assertThat(new Seen(loot, ANN).zone("royalty").pieces()).isEmpty();
    assertThat(new Seen(exploring("heroes: {1: {space: c2}}"), ANN).zone("royalty").pieces())
        .extracting(Piece::face)
        .containsExactly("back.jack");
  }

  @Test
  void theNextLevelIsNobodysTurn() {
    Scene level =
        Slain.jack(Setup.of(3), "food: 0", "").then("pass", "pass", "pass", "done").chance();

    assertThat(new Seen(level, ANN).table().title()).endsWith(": the next level is laid out");
  }
}
