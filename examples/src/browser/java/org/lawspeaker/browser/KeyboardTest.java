package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Everything can be done without a pointer. */
class KeyboardTest extends BrowserTest {
  private static final int ENDLESS = 200;

  @Test
  void aGameIsOpenedAndPlayedToItsEndOnTheTextPageByKeysAlone() {
    Window window = window();
    window.visit("/");
    window.tabTo(".game-card[data-game='ember-court'] h2 a");
    window.press(Keys.ENTER);
    window.tabTo(".new-match .primary");
    window.press(Keys.ENTER);
    window.tabTo(".bar-tools a[href^='#/text/']");
    window.press(Keys.ENTER);

    int answers = window.typeOn(ENDLESS);

    assertThat(window.text(".text-asked")).contains("The game is over");
    assertThat(window.text(".text-said")).startsWith("Done: ");
    assertThat(answers).isGreaterThan(3);
  }

  @Test
  void theTextPageSaysWhyAMoveIsNotAllowed() {
    Opened match = againstPrograms("hand-of-destiny", 1);
    Window window = window();
    window.visit("/text/" + match.seat(0));

    window.tabTo("#move");
    window.press("why attack second", Keys.ENTER);

    window.until("a reason", () -> window.text(".text-said").contains("HOD-"));
    assertThat(window.text(".text-said")).contains("This is not allowed");
  }

  @Test
  void aPieceOnTheTableIsPickedAndItsChoiceMadeByKeys() {
    Opened match = againstPrograms("connect-four", 2);
    Window window = window();
    window.visit("/match/" + match.seat(0));
    String before = window.version();

    window.tabTo(".piece.is-lit");
    window.press(Keys.ENTER);
    window.await(".bubble .choice");
    window.press(Keys.ENTER);

    window.until("the move", () -> !window.version().equals(before));
    assertThat(window.shows("[data-face='disc-x']")).isTrue();
  }
}
