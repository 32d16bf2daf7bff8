package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.testkit.cards.CardPage;

/** How the game is found and made. */
class GloomProviderTest {
  private static final GloomProvider PROVIDER = new GloomProvider();

  @Test
  void theGameIsFoundByItsId() {
    assertThat(PROVIDER.id()).isEqualTo("gloom-kilforth");
    assertThat(GameProvider.find("gloom-kilforth")).get().isInstanceOf(GloomProvider.class);
  }

  @Test
  void theReferencePackIsTheStandard() {
    GloomOfKilforth game = PROVIDER.game();

    assertThat(game).isSameAs(PROVIDER.game());
    assertThat(game.info().title()).isEqualTo("Gloom of Kilforth");
    assertThat(game.info().pack()).isEqualTo("reference 1");
    assertThat(game.info().fewestSeats()).isEqualTo(1);
    assertThat(game.info().mostSeats()).isEqualTo(4);
    assertThat(game.rulebook().prefix()).isEqualTo("GOK");
    assertThat(PROVIDER.rulebook()).isSameAs(game.rulebook());
  }

  @Test
  void theExampleOfThePageExtendsTheReferencePack() {
    String pack =
        CardPage.of(Path.of("../docs/how-to-write-a-card-pack.md"))
            .block("yaml extends-gloom-kilforth");

    GameInfo info = PROVIDER.game("my-pack.yaml", pack).orThrow().info();

    assertThat(info.pack()).isEqualTo("My land 1");
    assertThat(info.contentHash()).isNotEqualTo(PROVIDER.game().info().contentHash());
  }

  @Test
  void aProblemOfAPackHasItsPlace() {
    String pack = "extends: reference\nname: mine\nversion: \"1\"\nadd: {nonsense: [x]}\n";

    assertThat(PROVIDER.game("my-pack.yaml", pack).problems().toString())
        .contains("my-pack.yaml:4 /add/nonsense: unknown key \"nonsense\"");
  }
}
