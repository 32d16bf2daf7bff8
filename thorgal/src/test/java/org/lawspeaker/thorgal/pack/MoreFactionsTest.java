package org.lawspeaker.thorgal.pack;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.testkit.laws.Effort;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.ThorgalProvider;

/** A pack may have more factions than the box. */
class MoreFactionsTest {
  private static final int GAMES = Effort.games(1);

  /** The reference pack with factions of the same cards under other names. */
  private static PackText withFactions(int number) {
    ObjectNode pack = Document.yaml("reference", AlteredPack.PACK).orThrow().root().deepCopy();
    ArrayNode factions = (ArrayNode) pack.get("factions");
    for (int i = factions.size(); i < number; i++) {
      ObjectNode more = factions.get(0).deepCopy();
      String icon = "Icon" + i;
      more.put("name", "Faction " + i).put("icon", icon);
      more.get("lands").forEach(land -> ((ArrayNode) land.get("subtypes")).set(0, icon));
      ((ArrayNode) pack.get("subtypes")).add(icon);
      factions.add(more);
    }
    return new PackText("more.yaml", pack.toPrettyString());
  }

  @Test
  void sevenFactionsArePlayedByTheLaws() {
    Thorgal game = ThorgalProvider.read(withFactions(7)).orThrow();
    Setup setup =
        Setup.of(3)
            .with("faction-0", "faction-6")
            .with("faction-1", "faction-4")
            .with("round-limit", "20");

    Report report =
        Verifier.verify(
            LawsProvider.find(game),
            Options.of(game.info())
                .withSetups(ImmutableList.of(setup))
                .withGames(GAMES)
                .withSeed(7));

    assertThat(report.counterexample()).isEmpty();
    assertThat(report.games()).isEqualTo(GAMES);
  }

  @Test
  void twelveFactionsAreTheMost() {
    assertThat(PackFile.read(withFactions(12)).isOk()).isTrue();
    assertThat(PackFile.read(withFactions(13)).problems().toString())
        .contains("/factions: expected 4 to 12 entries, found 13");
  }
}
