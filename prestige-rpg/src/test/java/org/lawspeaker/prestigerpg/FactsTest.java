package org.lawspeaker.prestigerpg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Event;
import org.lawspeaker.prestigerpg.life.Damage;
import org.lawspeaker.prestigerpg.table.Table;

/**
 * What events tell programs: cards by the names that moves give them, seats by their numbers, and
 * amounts as they came out.
 */
class FactsTest {
  private static Scene dummy() {
    return Scene.of(3).faces("dummy");
  }

  private static void tells(Scene scene, String kind, Map<String, String> facts) {
    assertThat(scene.facts(kind)).as(kind).contains(facts);
  }

  @Test
  void aFlippedCardIsNamedAsInMoves() {
    tells(dummy().set(ANN, "attack-20").turns(), "flipped", Map.of("card", "attack-20"));
  }

  @Test
  void anActionCardIsNamedAsInMovesAndSoIsTheSetCardThatItDiscards() {
    Scene scene = dummy().set(BEN, "attack-20").hand(ANN, "edge-out").turns();
    scene.plays("ann: play edge-out on seat-1");

    tells(scene, "action", Map.of("card", "edge-out"));
    tells(scene, "set-discarded", Map.of("card", "attack-20"));
  }

  @Test
  void anAttackThatDoesNotHitIsNamedAsInMoves() {
    Scene scene = dummy().set(ANN, "attack-20").hand(BEN, "critical-miss").turns();
    scene.passesUntil("flipped").plays("ben: play critical-miss");

    tells(scene, "cancelled", Map.of("card", "attack-20"));
  }

  @Test
  void anUnplayedCardIsNamedAsInMoves() {
    Scene scene = Scene.of(3).faces("weakling").set(ANN, "attack-20").set(BEN, "attack-25").turns();

    tells(scene, "unplayed", Map.of("card", "attack-25"));
  }

  @Test
  void anItemIsNamedAsInMoves() {
    Scene scene = dummy().items(BEN, "healing-potion").life(BEN, 50).potions();
    scene.plays("ben: use seat-1-healing-potion on seat-1");

    tells(scene, "item", Map.of("card", "healing-potion"));
    tells(scene, "healed", Map.of("life", "75"));
  }

  @Test
  void anAttackThatDoesNotHurtTheCreatureHitsForNothing() {
    Scene scene = Scene.of(3).faces("stone").set(ANN, "attack-20").set(BEN, "attack-25").turns();

    assertThat(scene.facts("hit")).containsExactly(Map.of("damage", "0"), Map.of("damage", "25"));
    assertThat(scene.says()).contains("the attack of seat 2 does 0 damage");
  }

  @Test
  void damageIsToldAsItIsReceived() {
    Scene scene = Scene.ofReference(3).faces("ripper").items(CID, "bracers-of-stone");
    Table table = Table.telling(scene.cards(), scene.begins().state());
    Damage.deal(table, CID, 12, true);
    Damage.deal(table, CID, 5, true);

    assertThat(table.events())
        .<Map<String, String>>extracting(Event::facts)
        .isEqualTo(List.of(Map.of("seat", "0", "damage", "7"), Map.of("seat", "0")));
  }

  @Test
  void lostPrestigeIsToldAsLessThanNothing() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("t-is-the-fog-of-war");
    scene.set(ANN, "attack-5").turns().passesUntil("announce");
    scene.plays("ann: choose attack-50", "ben: choose believe", "cid: choose challenge");

    tells(scene, "prestige", Map.of("seat", "2", "prestige", "-3"));
    scene.tells("prestige", "PRE-FOG-06");
    assertThat(scene.says()).contains("it is challenged, and it was a lie");
  }
}
