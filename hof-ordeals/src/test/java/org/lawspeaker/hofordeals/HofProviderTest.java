package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.GameProvider;

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
    assertThat(PROVIDER.packSchema().at("/$ref").asText()).isEqualTo("#/$defs/card-pack");
  }
}
