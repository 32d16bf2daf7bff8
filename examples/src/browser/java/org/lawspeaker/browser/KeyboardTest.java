package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
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

    Random random = new Random(7);
    int answers = 0;
    while (isAsked(window) && answers < ENDLESS) {
      String before = window.version();
      int choices = window.seen(".text-choices li").size();
      window.tabTo("#move");
      window.press(String.valueOf(1 + random.nextInt(choices)), Keys.ENTER);
      window.until("an answer", () -> !window.version().equals(before));
      answers++;
    }

    assertThat(window.text(".text-asked")).contains("The game is over");
    assertThat(window.text(".text-said")).startsWith("Done: ");
    assertThat(answers).isGreaterThan(3);
  }

  private static boolean isAsked(Window window) {
    window.until("a question", () -> window.shows(".text-choices, .text-asked .result"));
    return window.shows(".text-choices");
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
