package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** What a table offers besides playing. */
class ToolsTest extends BrowserTest {
  private static final String MORE = ".bar-tools button:last-child";

  /** Lit cards of a hand of which there is another that looks the same. */
  private static final String TWINS =
      "const lit = [...document.querySelectorAll('.zone-fan .piece.is-lit')];"
          + "return lit.filter((one) => lit.some((other) =>"
          + " other !== one && other.dataset.face === one.dataset.face))";

  private Window hero() {
    Window window = window();
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    return window;
  }

  /** A match that was opened here, so that this browser has all its keys. */
  private Window opened(String game) {
    Window window = window();
    window.visit("/new/" + game);
    window.click(".new-match .primary");
    window.isAsked();
    return window;
  }

  @Test
  void aCardIsLargeWhileThePointerRestsOnIt() {
    Window window = hero();
    String name = window.text(".piece[data-states='front'] .card-name");

    window.restOn(".piece[data-states='front']");
    assertThat(window.text(".preview .card-name")).isEqualTo(name);

    window.restOn(".scene-title");
    window.until("no card", () -> !window.shows(".preview"));
  }

  @Test
  void aCardIsReadInAWindowByItsKey() {
    Window window = hero();

    window.tabTo(".piece.is-lit");
    window.press("i");

    assertThat(window.text(".card-dialog .big-card")).contains("HP");
  }

  @Test
  void howLikelyWhatFollowsIsIsSaidBesideAPieceOnce() {
    Window window = window();
    window.visit("/match/" + againstPrograms("gloom-kilforth", 1).seat(0));
    for (int i = 0; i < 20 && window.isAsked() && !window.shows(".bubble .odds"); i++) {
      if (window.shows(".place-tile > .is-lit")) {
        window.click(".place-tile > .is-lit");
        window.click(".bubble-foot .link:last-child");
        window.until("odds", () -> !window.text(".bubble .more").equals("Counting …"));
      }
      if (!window.shows(".bubble .odds")) {
        window.answer();
      }
    }

    assertThat(window.text(".bubble .odds")).contains("%");
    assertThat(window.seen(".preview .odds")).isEmpty();
  }

  @Test
  void choicesThatDifferInANumberAloneAreOneSlider() {
    Window window = window();
    window.visit("/match/" + againstPrograms("thorgal", 2).seat(0));
    for (int i = 0; i < 30 && window.isAsked() && !window.shows(".asks .stepper"); i++) {
      window.answer();
    }
    String first = window.text(".asks .stepper .choice-label");

    window.click(".asks .step[aria-label='more']");
    String second = window.text(".asks .stepper .choice-label");
    window.click(".asks .step[aria-label='less']");

    assertThat(second).isNotEqualTo(first);
    assertThat(second.replaceAll("[0-9]+ cards?", "#"))
        .isEqualTo(first.replaceAll("[0-9]+ cards?", "#"));
    assertThat(window.text(".asks .stepper .choice-label")).isEqualTo(first);
  }

  @Test
  void theSliderGoesToAnyPosition() {
    Window window = window();
    String seat = againstPrograms("hand-of-destiny", 1).seat(0);
    window.visit("/match/" + seat);
    for (int i = 0; i < 4 && window.isAsked(); i++) {
      window.answer();
    }

    window.visit("/replay/" + seat);
    String last = window.text(".replay-at");
    window.tabTo(".replay input[type='range']");
    window.press(Keys.HOME);
    window.until("the first", () -> window.text(".replay-at").startsWith("Position 1 "));
    window.press(Keys.ARROW_RIGHT);
    window.until("the second", () -> window.text(".replay-at").startsWith("Position 2 "));
    window.press(Keys.END);

    window.until("the last", () -> window.text(".replay-at").equals(last));
  }

  @Test
  void aMatchThatIsOverIsSeenAsAnybodySawIt() {
    Window window = window();
    String seat = againstPrograms("ember-court", 2).seat(0);
    window.visit("/match/" + seat);
    window.playOn(1000);

    window.visit("/replay/" + seat);
    window.click(".replay .buttons button");
    window.until("own cards", () -> window.shows("[data-zone='hand-0'] .piece"));
    window.select("#as", "1");

    window.until("the other's cards", () -> window.shows("[data-zone='hand-1'] .piece"));
    assertThat(window.seen("[data-zone='hand-0'] .piece")).isEmpty();
  }

  @Test
  void theLinkOfASeatOpensItInAnotherWindow() {
    Window window = window();
    window.visit("/new/connect-four");
    window.select("#player-1", "person");
    window.click(".new-match .check input");
    window.click(".new-match .primary");
    window.isAsked();

    window.click(MORE);
    Window other = window();
    other.visit(window.value(".links li:nth-child(2) input").replaceFirst("^[^#]*#", ""));

    assertThat(other.text(".seat.is-own[data-seat='1']")).contains("you");
    Window watcher = window();
    watcher.visit(window.value(".links li:last-child input").replaceFirst("^[^#]*#", ""));
    assertThat(watcher.text(".bar-seat")).isEqualTo("watching");
    assertThat(watcher.text(".waiting")).isEqualTo("You are watching.");
  }

  @Test
  void aReportIsAFileThatIsAnsweredAnywhere() throws IOException {
    Window window = hero();

    window.click(MORE);
    window.click(".more-dialog button.report");
    window.click("#about");
    window.press("attack second", Keys.TAB);
    window.until("the file", () -> window.value(".ask-dialog .file").contains("- attack second"));
    String report = window.value(".ask-dialog .file");

    assertThat(report).contains("# match ", "rules ", "content ");
    Window other = window();
    other.visit("/");
    other.choose("#record", Files.writeString(folder.resolve("report.yaml"), report));
    other.click(".ask-dialog .primary");
    assertThat(other.text(".answer .no")).isEqualTo("No, this is not legal.");
  }

  @Test
  void aPositionCanBeAskedAboutAtOnce() {
    Window window = hero();

    window.click(MORE);
    window.click(".more-dialog button.ask");
    window.click(".ask-dialog .primary");

    assertThat(window.text(".answer .yes")).isEqualTo("Yes, this is legal.");
  }

  @Test
  void whatMayBeDoneIsAnsweredWithoutAMove() {
    Window window = hero();

    window.click(MORE);
    window.click(".more-dialog button.ask");
    window.tabTo("#about");
    window.press(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE, Keys.TAB);
    window.until("no move", () -> !window.value(".ask-dialog .file").contains("when:"));
    window.click(".ask-dialog .primary");

    assertThat(window.text(".answer h3")).isEqualTo("What may be done here?");
    assertThat(window.text(".answer .may-be-done li")).isNotEmpty();
    assertThat(window.text(".answer .chip")).startsWith("HOD-");
  }

  @Test
  void aSeatGetsANewLinkAndTheOneBeforeOpensNothing() {
    Window window = opened("connect-four");
    String before = window.hash();
    Window other = window();
    other.visit(before);
    other.isAsked();

    window.click(MORE);
    window.click(".seats summary");
    assertThat(window.serious()).isEmpty();
    window.click(".seat-given[data-seat='0'] .quiet");

    window.until("another link", () -> !window.hash().equals(before));
    window.answer();
    assertThat(other.text(".line")).contains("given to somebody else");
    other.visit(before);
    assertThat(other.text("main")).contains("this key opens nothing here");
  }

  @Test
  void aPersonTakesTheSeatOfAProgram() {
    Window window = opened("connect-four");

    window.click(MORE);
    window.click(".seats summary");
    window.select(".seat-given[data-seat='1'] select", "person");
    window.script("document.querySelector('.seat-given[data-seat=\"1\"] input').value = 'Bo'");
    window.click(".seat-given[data-seat='1'] button");
    window.click(".veil button");
    window.answer();

    assertThat(window.text(".question .primary")).startsWith("Hand the screen to Bo");
  }

  @Test
  void aRecordThatWasDownloadedGoesOn(@TempDir Path downloads) throws IOException {
    Window window = opened("hand-of-destiny");
    window.answer();
    window.isAsked();
    String question = window.text(".question h2");
    window.downloadTo(downloads);

    window.click(MORE);
    window.click(".more-dialog button.record");
    window.until("the file", () -> !files(downloads).isEmpty());
    window.visit("/");
    window.choose("#record", files(downloads).get(0));
    window.click("dialog .new-match .primary");

    window.until("the question", () -> window.text(".question h2").equals(question));
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theLogSaysTheClauseOfEachLineIfItIsAsked() {
    Window window = hero();
    assertThat(window.seen(".log-lines .chip")).isEmpty();

    window.click(".levels .level:last-child");

    assertThat(window.text(".log-lines .chip")).startsWith("HOD-");
  }

  @Test
  void aWordIsFoundInTheRulebookBesideTheTable() {
    Window window = hero();

    window.click(".bar-tools button:nth-of-type(2)");
    window.click(".rules-panel .search");
    window.press("flip");

    window.until("what was found", () -> window.text(".rules-panel .rule-line").contains("flip"));
  }

  private static boolean hasTwins(Window window) {
    return window.script(TWINS) instanceof List<?> twins && twins.size() > 1;
  }

  @Test
  void ofCardsThatLookTheSameEachCanBeChosen() {
    Window window = window();
    window.visit("/match/" + againstPrograms("prestige-rpg", 3).seat(0));
    for (int i = 0; i < 30 && window.isAsked() && !hasTwins(window); i++) {
      window.answer();
    }
    String before = window.version();

    window.clickFound(TWINS + "[1]");
    window.click(".bubble .choice[data-move]");

    window.until("an answer", () -> !window.version().equals(before));
  }
}
