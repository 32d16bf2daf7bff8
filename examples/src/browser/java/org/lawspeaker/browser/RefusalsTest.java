package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** What is not allowed is answered with clauses, and does nothing. */
class RefusalsTest extends BrowserTest {
  private static final String SECOND = ".piece[data-states='second']";

  private Window hero() {
    Window window = window();
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    return window;
  }

  @Test
  void aRightClickSaysWhyAPieceCannotBeChosen() {
    Window window = hero();

    window.rightClick(SECOND);

    assertThat(window.text(".bubble.is-why")).contains("Why not", "HOD-HERO-04", "front monster");
  }

  @Test
  void aRightClickOnWhatCanBeChosenSaysThatItCan() {
    Window window = hero();

    window.rightClick(".piece.is-lit");

    assertThat(window.text(".bubble")).contains("This can be chosen").doesNotContain("Why not");
  }

  @Test
  void aCardThatIsDroppedWhereItMayNotGoSaysWhy() {
    Window window = hero();

    window.drag(SECOND, "[data-zone='hero'] .piece");

    assertThat(window.text(".bubble.is-why")).contains("Why not");
  }

  @Test
  void aTypedMoveThatIsIllegalGetsEveryViolationAndDoesNothing() {
    Window window = hero();
    String before = window.version();

    window.click(".typed input");
    window.press("attack second", Keys.ENTER);

    assertThat(window.text(".bubble.is-why")).contains("This is not allowed", "HOD-HERO-04");
    assertThat(window.version()).isEqualTo(before);
  }

  @Test
  void aClauseOpensInTheRulebookBesideTheTable() {
    Window window = hero();

    window.rightClick(SECOND);
    window.click(".bubble.is-why .chip");

    assertThat(window.text(".rules-panel .clause-id")).contains("HOD-HERO-04");
  }

  @Test
  void aClauseLeadsToTheCardsThatItBearsOnAndToRulingFiles() {
    Window window = window();
    window.visit("/rules/hand-of-destiny/HOD-HERO-04");

    window.click(".clause .names .link");

    window.await("dialog .file, dialog .big-card");
  }

  @Test
  void aClickOnAnOlderListIsToldAndNeverTakenForAnotherQuestion() {
    Opened match = againstPrograms("hand-of-destiny", 1);
    Window late = window();
    late.visit("/match/" + match.seat(0));
    late.isAsked();
    String before = late.version();
    late.script(
        "const real = window.fetch; window.fetch = (path, how) =>"
            + " how.method === 'GET' ? new Promise(() => {}) : real(path, how)");
    Window quick = window();
    quick.visit("/match/" + match.seat(0));
    quick.isAsked();
    quick.answer();
    String after = quick.version();

    late.click(".asks .choice[data-move]");

    assertThat(quick.version()).isEqualTo(after);
    assertThat(late.version()).isEqualTo(before);
  }

  @Test
  void whatCostsALifeIsAskedTwice() {
    Opened match = againstPrograms("thorgal", 2);
    Window window = window();
    window.visit("/match/" + match.seat(0));
    for (int i = 0; i < 40 && window.isAsked() && !window.shows(".asks .choice.is-grave"); i++) {
      window.answer();
    }
    String before = window.version();

    window.click(".asks .choice.is-grave");
    window.click(".grave-dialog .quiet");

    assertThat(window.version()).isEqualTo(before);
  }
}
