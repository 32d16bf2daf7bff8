package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** A match goes back, on, and on after the server was gone. */
class CourseTest extends BrowserTest {
  @Test
  void aChoiceFromWhichNobodyHasLearnedIsTakenBack() {
    Window window = window();
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    String question = window.text(".question h2");
    window.click(".asks .choice[data-move='attack front']");
    window.until("another question", () -> !window.text(".question h2").equals(question));

    window.click(".bar-tools button");

    window.until("the question again", () -> window.text(".question h2").equals(question));
    assertThat(window.text(".toast")).contains("taken back");
  }

  @Test
  void aChoiceThatOthersHaveAnsweredIsNotTakenBackAndThePageSaysWhy() {
    Window window = window();
    window.visit("/match/" + againstPrograms("connect-four", 2).seat(0));
    window.isAsked();
    window.answer();
    window.isAsked();

    window.click(".bar-tools button");

    assertThat(window.text(".toast")).contains("others have moved");
  }

  @Test
  void aMatchGoesOnWhenTheServerIsBack() {
    Window window = window();
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    window.answer();
    window.isAsked();
    String title = window.text(".scene-title");
    int port = port();

    stop();
    window.await(".line");
    serve(port);
    window.until("the line is back", () -> !window.shows(".line"));

    assertThat(window.text(".scene-title")).isEqualTo(title);
    window.answer();
  }

  @Test
  void aReloadInMidGameShowsTheSameTable() {
    Window window = window();
    String match = "/match/" + againstPrograms("hand-of-destiny", 1).seat(0);
    window.visit(match);
    window.isAsked();
    window.answer();
    window.isAsked();
    String question = window.text(".question h2");

    window.visit(match);

    assertThat(window.text(".question h2")).isEqualTo(question);
    window.answer();
  }

  @Test
  void aReplayShowsEarlierPositions() {
    Window window = window();
    String seat = againstPrograms("hand-of-destiny", 1).seat(0);
    window.visit("/match/" + seat);
    for (int i = 0; i < 4 && window.isAsked(); i++) {
      window.answer();
    }

    window.visit("/replay/" + seat);
    window.await(".scene-title");
    String last = window.text(".replay-at");
    window.click(".replay .buttons button");

    window.until("the first position", () -> window.text(".replay-at").startsWith("Position 1 "));
    assertThat(last).doesNotStartWith("Position 1 ");
  }

  @Test
  void aQuestionFromTheTableIsAnsweredWithClauses() {
    Window window = window();
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    window.rightClick(".piece[data-states='second']");
    window.click(".bubble.is-why .bubble-foot button");
    window.until(
        "the file",
        () ->
            window
                .script("return document.querySelector('.file').value")
                .toString()
                .contains("attack second"));

    window.click(".ask-dialog .primary");

    assertThat(window.text(".answer .no")).isEqualTo("No, this is not legal.");
    assertThat(window.text(".answer")).contains("HOD-HERO-04");
  }

  @Test
  void aMatchThatWasSavedGoesOnWhereItWas() throws IOException {
    Opened match = againstPrograms("hand-of-destiny", 1);
    Window window = window();
    window.visit("/match/" + match.seat(0));
    window.isAsked();
    window.answer();
    window.isAsked();
    String question = window.text(".question h2");
    Path save = Files.writeString(folder.resolve("save.json"), record(match));

    window.visit("/");
    window.choose("#record", save);
    window.click("dialog .new-match .primary");

    window.until("the question", () -> window.text(".question h2").equals(question));
    assertThat(window.hash()).doesNotContain(match.match());
    window.answer();
  }

  @Test
  void aFileThatIsNoRecordIsRefused() throws IOException {
    Window window = window();
    Path file = Files.writeString(folder.resolve("notes.json"), "{\"game\": \"hand-of-destiny\"}");

    window.visit("/");
    window.choose("#record", file);

    window.until("a reason", () -> window.text(".load .problems").contains("is no record"));
  }

  @Test
  void howLikelyWhatFollowsIsIsSaidBeforeAChoice() {
    Window window = window();
    window.visit("/text/" + againstPrograms("gloom-kilforth", 1).seat(0));

    for (int i = 0; i < 20 && !window.shows(".text-said li"); i++) {
      window.tabTo("#move");
      window.press("odds 1", Keys.ENTER);
      window.until("odds", () -> window.text(".text-said").matches("(?s)(What may|No chance).*"));
      if (!window.shows(".text-said li")) {
        window.press("1", Keys.ENTER);
        window.until("an answer", () -> window.text(".text-said").startsWith("Done: "));
      }
    }

    assertThat(window.text(".text-said")).contains("What may follow");
    assertThat(window.text(".text-said li")).matches("(?s)[0-9]+/[0-9]+, .*%: .*");
  }
}
