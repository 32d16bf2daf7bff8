package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameInfo;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.cards.ContentHash;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.testkit.cards.CardPage;

/** How the game is found and made. */
class HandOfDestinyProviderTest {
  private static final HandOfDestinyProvider PROVIDER = new HandOfDestinyProvider();
  private static final String PACK =
      PackText.resource(Position.class, "/rulings/test-pack.yaml").text();

  @Test
  void theGameIsFoundByItsId() {
    assertThat(PROVIDER.id()).isEqualTo("hand-of-destiny");
    assertThat(GameProvider.find("hand-of-destiny"))
        .get()
        .isInstanceOf(HandOfDestinyProvider.class);
  }

  @Test
  void theReferencePackIsTheStandard() {
    HandOfDestiny game = PROVIDER.game();

    assertThat(game).isSameAs(PROVIDER.game());
    assertThat(game.info().id()).isEqualTo("hand-of-destiny");
    assertThat(game.info().title()).isEqualTo("The Hand of Destiny");
    assertThat(game.info().fewestSeats()).isEqualTo(1);
    assertThat(game.info().mostSeats()).isEqualTo(1);
    assertThat(game.rulebook().prefix()).isEqualTo("HOD");
  }

  @Test
  void anotherPackMakesAnotherGame() {
    Game<?, ?, ?> game = PROVIDER.game("mine.yaml", PACK).orThrow();

    assertThat(game.info().pack()).isEqualTo("Clause tests 1");
    assertThat(game.info().contentHash()).isEqualTo(ContentHash.of(PACK));
    assertThat(game.info().contentHash()).isNotEqualTo(PROVIDER.game().info().contentHash());
    assertThat(game.rulebook()).isSameAs(PROVIDER.game().rulebook());
  }

  @Test
  void aBadPackIsRefusedWithItsPlaces() {
    assertThat(PROVIDER.game("mine.yaml", "{name: Mine, version: 1}").problems())
        .extracting(Problem::toString)
        .contains("mine.yaml:1: missing key \"monsters\"");
  }

  @Test
  void packsHaveASchema() {
    assertThat(PROVIDER.packSchema().at("/else/$ref").asText()).isEqualTo("#/$defs/card-pack");
  }

  @Test
  void theExampleOfThePageExtendsTheReferencePack() {
    String pack =
        CardPage.of(Path.of("../docs/how-to-write-a-card-pack.md"))
            .block("yaml extends-hand-of-destiny");

    GameInfo info = PROVIDER.game("my-pack.yaml", pack).orThrow().info();

    assertThat(info.pack()).isEqualTo("Hills 1");
    assertThat(info.contentHash()).isNotEqualTo(PROVIDER.game().info().contentHash());
  }

  @Test
  void aProblemOfAnExtendedPackHasItsPlaceInTheFileWhereItIsWritten() {
    String pack = "extends: reference\nname: mine\nversion: \"1\"\nadd: {nonsense: [x]}\n";

    assertThat(PROVIDER.game("my-pack.yaml", pack).problems().toString())
        .contains("my-pack.yaml:4 /add/nonsense: unknown key \"nonsense\"");
  }

  @Test
  void noWordOfTheRulebookIsTornApartAtItsHyphen() {
    Rulebook rulebook = PROVIDER.rulebook();

    assertThat(rulebook.clauses().values()).noneMatch(clause -> isTorn(clause.toString()));
    assertThat(rulebook.rulings().values()).noneMatch(ruling -> isTorn(ruling.toString()));
  }

  private static boolean isTorn(String text) {
    return text.matches("(?s).*\\w- .*");
  }
}
