package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameProvider;

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
  }

  @Test
  void aProblemOfAPackHasItsPlace() {
    String pack = "extends: reference\nname: mine\nversion: \"1\"\nadd: {nonsense: [x]}\n";

    assertThat(PROVIDER.game("my-pack.yaml", pack).problems().toString())
        .contains("my-pack.yaml:4 /add/nonsense: unknown key \"nonsense\"");
  }
}
