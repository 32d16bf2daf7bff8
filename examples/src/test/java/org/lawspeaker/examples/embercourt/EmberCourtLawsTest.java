package org.lawspeaker.examples.embercourt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.examples.embercourt.Courts.GAME;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;
import org.lawspeaker.examples.connectfour.ConnectFourProvider;
import org.lawspeaker.testkit.coverage.ClauseCoverage;
import org.lawspeaker.testkit.coverage.CoverageFiles;
import org.lawspeaker.testkit.laws.Effort;

class EmberCourtLawsTest {
  private static final int GAMES = Effort.games(40);

  @Test
  void keepsTheLawsOfAllGames() {
    Report report = Verifier.verify(GAME, Options.of(GAME.info()).withGames(GAMES).withSeed(7));
    assertThat(report.counterexample()).isEmpty();
    assertThat(report.games()).isEqualTo(GAMES);
    assertThat(report.checks()).containsKey("twins-look-alike");
  }

  @Test
  void bringsItsWitnessAlong() {
    Laws<?, ?, ?> own = LawsProvider.find(GAME);
    Laws<?, ?, ?> others = LawsProvider.find(new ConnectFourProvider().game());
    assertThat(own.list().size()).isGreaterThan(others.list().size());
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
        Path.of("../docs/coverage/ember-court.md"),
        Path.of("src/main/resources/META-INF/coverage/ember-court.yaml"));
  }

  @Test
  void isFoundByItsName() {
    GameProvider provider = GameProvider.find("ember-court").orElseThrow();
    assertThat(provider.game()).isSameAs(GAME);
    assertThat(provider.game("pack.yaml", "").problems())
        .singleElement()
        .hasToString("pack.yaml: this game has no card packs");
    assertThat(provider.packSchema()).hasToString("{\"type\":\"object\",\"maxProperties\":0}");
  }
}
