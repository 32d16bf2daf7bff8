package org.lawspeaker.thorgal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.ContentHash;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.cards.CardPage;

/** How the game is found and made. */
class ThorgalProviderTest {
  private static final ThorgalProvider PROVIDER = new ThorgalProvider();
  private static final String PACK =
      PackText.resource(ThorgalProvider.class, "reference-pack.yaml")
          .text()
          .replaceFirst("name: reference", "name: Mine");

  @Test
  void theGameIsFoundByItsId() {
    assertThat(PROVIDER.id()).isEqualTo("thorgal");
    assertThat(GameProvider.find("thorgal")).get().isInstanceOf(ThorgalProvider.class);
  }

  @Test
  void theReferencePackIsTheStandard() {
    Thorgal game = PROVIDER.game();

    assertThat(game).isSameAs(PROVIDER.game());
    assertThat(game.info().id()).isEqualTo("thorgal");
    assertThat(game.info().title()).isEqualTo("Thorgal, The Card Game");
    assertThat(game.info().pack()).isEqualTo("reference 1");
    assertThat(game.info().fewestSeats()).isEqualTo(2);
    assertThat(game.info().mostSeats()).isEqualTo(4);
    assertThat(game.rulebook().prefix()).isEqualTo("THO");
  }

  @Test
  void anotherPackMakesAnotherGame() {
    Game<?, ?, ?> game = PROVIDER.game("mine.yaml", PACK).orThrow();

    assertThat(game.info().pack()).isEqualTo("Mine 1");
    assertThat(game.info().contentHash()).isEqualTo(ContentHash.of(PACK));
    assertThat(game.info().contentHash()).isNotEqualTo(PROVIDER.game().info().contentHash());
    assertThat(game.rulebook()).isSameAs(PROVIDER.game().rulebook());
  }

  @Test
  void aBadPackIsRefusedWithAllItsProblems() {
    assertThat(PROVIDER.game("mine.yaml", "{name: Mine, version: 1, subtypes: []}").problems())
        .extracting(Problem::toString)
        .contains("mine.yaml:1: missing key \"factions\"")
        .anyMatch(problem -> problem.startsWith("mine.yaml:1 /subtypes: "));
  }

  @Test
  void packsHaveASchema() {
    assertThat(PROVIDER.packSchema().at("/else/$ref").asText()).isEqualTo("#/$defs/card-pack");
  }

  @Test
  void theExampleOfThePageExtendsTheReferencePack() {
    String pack =
        CardPage.of(Path.of("../docs/how-to-write-a-card-pack.md")).block("yaml extends-thorgal");

    GameInfo info = PROVIDER.game("my-pack.yaml", pack).orThrow().info();

    assertThat(info.pack()).isEqualTo("My box 1");
    assertThat(info.contentHash()).isNotEqualTo(PROVIDER.game().info().contentHash());
  }

  @Test
  void aProblemOfAnExtendedPackHasItsPlaceInTheFileWhereItIsWritten() {
    String pack = "extends: reference\nname: mine\nversion: \"1\"\nadd: {nonsense: [x]}\n";

    assertThat(PROVIDER.game("my-pack.yaml", pack).problems().toString())
        .contains("my-pack.yaml:4 /add/nonsense: unknown key \"nonsense\"");
  }
}
