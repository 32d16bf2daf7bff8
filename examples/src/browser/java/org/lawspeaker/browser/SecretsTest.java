package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who may not know a card does not see it, in no window and under no veil. */
class SecretsTest extends BrowserTest {
  private static final String HAND = "[data-zone='hand-%d'] .piece";

  private static String hand(int seat) {
    return String.format(HAND, seat);
  }

  @Test
  void twoWindowsShowTwoHandsAndEachHidesTheOther() {
    Opened match = open("ember-court", ", \"seats\": 2");
    Window first = window();
    Window second = window();
    Window watcher = window();
    first.visit("/match/" + match.seat(0));
    second.visit("/match/" + match.seat(1));
    watcher.visit("/match/" + match.watch());

    assertThat(first.seen(hand(0))).hasSize(3);
    assertThat(first.seen(hand(1))).isEmpty();
    assertThat(second.seen(hand(1))).hasSize(3);
    assertThat(second.seen(hand(0))).isEmpty();
    assertThat(watcher.seen(hand(0))).isEmpty();
    assertThat(watcher.seen(hand(1))).isEmpty();
    assertThat(first.text("[data-seat='1']")).contains("3 face down");
  }

  @Test
  void aSealedChoiceShowsNothingToTheOtherUntilBothHaveChosen() {
    Opened match = open("ember-court", ", \"seats\": 2");
    Window first = window();
    Window second = window();
    first.visit("/match/" + match.seat(0));
    second.visit("/match/" + match.seat(1));
    String before = second.version();

    first.answer();

    assertThat(second.version()).isEqualTo(before);
    second.answer();
    first.until("both are open", () -> first.shows("[data-zone='ashes'], [data-zone='table-0']"));
  }

  @Test
  void aSharedScreenShowsNoHandBeforeSomebodySaysWhoLooks() {
    Window window = window();
    window.visit("/new/ember-court");
    window.select("#player-1", "person");
    window.click(".new-match .primary");

    window.await(".veil");

    assertThat(window.seen(".piece")).isEmpty();
  }

  @Test
  void theTableIsGoneWhileTheScreenIsHandedOn() {
    Window window = window();
    window.visit("/new/ember-court");
    window.select("#player-1", "person");
    window.script("document.querySelector('#name-1').value = 'Bo'");
    window.click(".new-match .primary");
    window.click(".veil button");
    window.isAsked();

    window.answer();
    window.click(".question .primary");

    assertThat(window.text(".veil")).contains("Hand the screen to Bo");
    assertThat(window.seen(".piece")).isEmpty();
    window.click(".veil button");
    assertThat(window.isAsked()).isTrue();
    assertThat(window.seen(hand(1))).hasSize(3);
    assertThat(window.seen(hand(0))).isEmpty();
  }
}
