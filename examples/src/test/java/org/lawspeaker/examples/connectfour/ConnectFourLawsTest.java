package org.lawspeaker.examples.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.connectfour.Games.GAME;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.testkit.coverage.ClauseCoverage;
import org.lawspeaker.testkit.coverage.CoverageFiles;

class ConnectFourLawsTest {
  @Test
  void keepsTheLawsOfAllGames() {
    Options options = Options.of(GAME.info()).withGames(20).withThorough(true);
    assertThat(Verifier.verify(GAME, options).counterexample()).isEmpty();
  }

  @Test
  void everyClauseHasItsCodeAndItsTest() {
    ClauseCoverage coverage =
        ClauseCoverage.of(
            GAME.rulebook(),
            List.of(Path.of("src/main/java")),
            List.of(Path.of("src/test/java")),
            List.of(Path.of("rulings")));
    assertThat(coverage.unknownIds()).isEmpty();
    assertThat(coverage.withoutCode()).isEmpty();
    assertThat(coverage.withoutTest()).isEmpty();
    CoverageFiles.check(
        coverage,
        GAME.info().title(),
        Path.of("../docs/coverage/connect-four.md"),
        Path.of("src/main/resources/META-INF/coverage/connect-four.yaml"));
  }

  @Test
  void isFoundByItsName() {
    GameProvider provider = GameProvider.find("connect-four").orElseThrow();
    assertThat(provider.game()).isSameAs(GAME);
    assertThat(provider.game("pack.yaml", "").problems())
        .singleElement()
        .hasToString("pack.yaml: this game has no card packs");
    assertThat(provider.packSchema()).hasToString("{\"type\":\"object\",\"maxProperties\":0}");
  }
}
