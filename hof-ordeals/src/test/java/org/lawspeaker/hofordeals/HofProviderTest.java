package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.testkit.cards.CardPage;

/** How the game is found and made. */
class HofProviderTest {
  private static final HofProvider PROVIDER = new HofProvider();

  @Test
  void theGameIsFoundByItsId() {
    assertThat(PROVIDER.id()).isEqualTo("hof-ordeals");
    assertThat(GameProvider.find("hof-ordeals")).get().isInstanceOf(HofProvider.class);
  }

  @Test
  void theReferencePackIsTheStandard() {
    HofOrdeals game = PROVIDER.game();

    assertThat(game).isSameAs(PROVIDER.game());
    assertThat(game.info().title()).isEqualTo("Hand of Fate: Ordeals");
    assertThat(game.info().pack()).isEqualTo("reference 1");
    assertThat(game.info().fewestSeats()).isEqualTo(2);
    assertThat(game.info().mostSeats()).isEqualTo(4);
    assertThat(game.rulebook().prefix()).isEqualTo("HOF");
  }

  @Test
  void packsHaveASchema() {
    assertThat(PROVIDER.packSchema().at("/else/$ref").asText()).isEqualTo("#/$defs/card-pack");
  }

  @Test
  void theExampleOfThePageExtendsTheReferencePack() {
    String pack =
        CardPage.of(Path.of("../docs/how-to-write-a-card-pack.md"))
            .block("yaml extends-hof-ordeals");

    GameInfo info = PROVIDER.game("my-pack.yaml", pack).orThrow().info();

    assertThat(info.pack()).isEqualTo("My realm 1");
    assertThat(info.contentHash()).isNotEqualTo(PROVIDER.game().info().contentHash());
  }

  @Test
  void aProblemOfAnExtendedPackHasItsPlaceInTheFileWhereItIsWritten() {
    String pack = "extends: reference\nname: mine\nversion: \"1\"\nadd: {nonsense: [x]}\n";

    assertThat(PROVIDER.game("my-pack.yaml", pack).problems().toString())
        .contains("my-pack.yaml:4 /add/nonsense: unknown key \"nonsense\"");
  }
}
