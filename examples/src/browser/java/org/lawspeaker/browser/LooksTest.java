package org.lawspeaker.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whom it serves: people with a phone, with dark colours, with a screen reader. */
class LooksTest extends BrowserTest {
  private static final int PHONE = 360;
  private static final int HIGH = 740;

  @ParameterizedTest
  @CsvSource({
    "connect-four, 2",
    "ember-court, 3",
    "hand-of-destiny, 1",
    "thorgal, 3",
    "prestige-rpg, 4",
    "hof-ordeals, 3",
    "gloom-kilforth, 2"
  })
  void aPhoneShowsEveryTableWithoutScrollingSideways(String game, int seats) {
    Window window = window();
    window.resize(PHONE, HIGH);
    window.visit("/match/" + againstPrograms(game, seats).seat(0));

    for (int i = 0; i < 3 && window.isAsked(); i++) {
      assertThat(window.overflow()).isLessThanOrEqualTo(0);
      window.answer();
    }
    assertThat(window.overflow()).isLessThanOrEqualTo(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void axeFindsNothingSerious(String colours) {
    Window window = window();
    window.prefer(colours);
    String seat = againstPrograms("hand-of-destiny", 1).seat(0);
    for (String page :
        new String[] {
          "/",
          "/new/thorgal",
          "/rules/thorgal",
          "/rules/hand-of-destiny/HOD-HERO-04",
          "/match/" + seat,
          "/text/" + seat,
          "/replay/" + seat
        }) {
      window.visit(page);
      window.await("h1");
      assertThat(window.serious()).as(page).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"thorgal, 2", "prestige-rpg, 3", "hof-ordeals, 2", "gloom-kilforth, 1"})
  void axeFindsNothingSeriousOnAnyTable(String game, int seats) {
    Window window = window();
    window.visit("/match/" + againstPrograms(game, seats).seat(0));

    for (int i = 0; i < 6 && window.isAsked(); i++) {
      window.answer();
    }

    assertThat(window.serious()).isEmpty();
  }

  @Test
  void aFingerThatRestsOnACardReadsItLarge() {
    Window window = window();
    window.resize(PHONE, HIGH);
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    String name = window.text(".piece[data-states='front'] .card-name");

    window.holdFingerOn(".piece[data-states='front']", ".card-dialog .big-card");

    assertThat(window.text(".card-dialog .card-name")).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void piecesMoveFromPlaceToPlaceUnlessLessMotionIsWished(boolean isMotionWished) {
    Window window = window();
    if (isMotionWished) {
      window.allowMotion();
    }
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    window.script(
        "window.moved = 0; const real = Element.prototype.animate;"
            + "Element.prototype.animate = function (...how) {"
            + " window.moved += 1; return real.apply(this, how); }");

    for (int i = 0; i < 3 && window.isAsked(); i++) {
      window.answer();
    }

    assertThat(((Number) window.script("return window.moved")).intValue() > 0)
        .isEqualTo(isMotionWished);
  }

  @Test
  void axeFindsNothingSeriousInBubblesAndWindows() {
    Window window = window();
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    window.rightClick(".piece[data-states='second']");
    window.await(".bubble.is-why .violations");

    assertThat(window.serious()).isEmpty();
    window.click(".bubble.is-why .chip");
    assertThat(window.serious()).isEmpty();
    window.click(".bar-tools button:last-child");
    assertThat(window.serious()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "hand-of-destiny, 1, 3, light",
    "thorgal, 2, 6, light",
    "prestige-rpg, 3, 6, dark",
    "hof-ordeals, 2, 6, light",
    "gloom-kilforth, 1, 9, dark"
  })
  void aTableIsPictured(String game, int seats, int answers, String colours) throws IOException {
    Window window = window();
    window.prefer(colours);
    window.visit("/match/" + againstPrograms(game, seats).seat(0));
    for (int i = 0; window.isAsked() && i < 3 * answers; i++) {
      if (i >= answers && window.seen(".piece.is-lit").size() > 1) {
        break;
      }
      window.answer();
    }
    window.isAsked();
    window.script("scrollTo(0, 0)");

    byte[] picture = window.picture();

    assertThat(ImageIO.read(new ByteArrayInputStream(picture)).getWidth()).isEqualTo(Window.WIDE);
    keep("table-" + game + ".png", picture);
  }

  @Test
  void theReasonsAgainstAMoveArePictured() throws IOException {
    Window window = window();
    window.visit("/match/" + againstPrograms("hand-of-destiny", 1).seat(0));
    window.isAsked();
    window.rightClick(".piece[data-states='second']");
    window.await(".bubble.is-why .violations");

    byte[] picture = window.picture();

    assertThat(ImageIO.read(new ByteArrayInputStream(picture)).getWidth()).isEqualTo(Window.WIDE);
    keep("why-not.png", picture);
  }

  /** Pictures in the documentation are taken anew with {@code -Dlawspeaker.update=true}. */
  private static void keep(String name, byte[] picture) throws IOException {
    if (Boolean.getBoolean("lawspeaker.update")) {
      Path images = Path.of("..", "docs", "images");
      Files.createDirectories(images);
      Files.write(images.resolve(name), picture);
    }
  }
}
