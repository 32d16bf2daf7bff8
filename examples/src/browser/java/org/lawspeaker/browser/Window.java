package org.lawspeaker.browser;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Somebody before a screen. */
final class Window implements AutoCloseable {
  static final int WIDE = 1280;
  static final int HIGH = 900;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration OFTEN = Duration.ofMillis(50);

  /** A choice touches no more pieces than that. */
  private static final int MOST_CLICKS = 12;

  private static final String NEXT = resource("next.js");

  private final ChromeDriver driver;
  private final String address;
  private final Random random = new Random(7);

  Window(String address) {
    this.driver = Chromium.take();
    this.address = address;
    resize(WIDE, HIGH);
    prefer("light");
  }

  void resize(int width, int height) {
    Chromium.resize(driver, width, height);
  }

  void prefer(String colours) {
    Chromium.prefer(driver, colours, "reduce");
  }

  /** Nobody has asked for less motion. */
  void allowMotion() {
    Chromium.prefer(driver, "light", "no-preference");
  }

  /** Holds a finger there until something is shown. */
  void holdFingerOn(String selector, String shown) {
    Map<?, ?> middle =
        (Map<?, ?>)
            script(
                "const {left, top, width, height} = arguments[0].getBoundingClientRect();"
                    + "return {x: left + width / 2, y: top + height / 2}",
                toMiddle(selector));
    Chromium.touch(
        driver, Objects.requireNonNull(middle.get("x")), Objects.requireNonNull(middle.get("y")));
    await(shown);
    Chromium.letGo(driver);
  }

  /** Opens a page of the application. */
  void visit(String hash) {
    driver.get("about:blank");
    driver.get(address + "/#" + hash);
    await("main");
  }

  String hash() {
    return Objects.requireNonNull(driver.getCurrentUrl()).replaceFirst("^[^#]*#", "");
  }

  /** What fits this selector, and can be seen. */
  @SuppressWarnings("unchecked") // the script gives elements
  List<WebElement> seen(String selector) {
    return ImmutableList.copyOf(
        (List<WebElement>)
            script(
                "return [...document.querySelectorAll(arguments[0])].filter((each) =>"
                    + " each.getClientRects().length > 0 && each.checkVisibility("
                    + "{visibilityProperty: true}))",
                selector));
  }

  boolean shows(String selector) {
    return !seen(selector).isEmpty();
  }

  void await(String selector) {
    until(selector, () -> shows(selector));
  }

  /** Waits until this is so. */
  void until(String what, Supplier<Boolean> isSo) {
    new WebDriverWait(driver, PATIENCE, OFTEN)
        .withMessage(what)
        .ignoring(StaleElementReferenceException.class)
        .until(any -> isSo.get());
  }

  /** What stands there. */
  String text(String selector) {
    StringBuilder text = new StringBuilder();
    until(
        selector,
        () -> {
          text.setLength(0);
          Optional<WebElement> first = seen(selector).stream().findFirst();
          first.ifPresent(element -> text.append(element.getText()));
          return first.isPresent();
        });
    return text.toString();
  }

  /** Waits for what fits this selector, and brings the first of it to the middle of the screen. */
  private WebElement toMiddle(String selector) {
    await(selector);
    WebElement first = seen(selector).get(0);
    driver.executeScript("arguments[0].scrollIntoView({block: 'center', inline: 'center'})", first);
    return first;
  }

  void click(String selector) {
    toMiddle(selector).click();
  }

  /** Names a file where one is asked for. */
  void choose(String selector, Path file) {
    await(selector);
    seen(selector).get(0).sendKeys(file.toAbsolutePath().toString());
  }

  /** Chooses an option of a list. */
  void select(String selector, String value) {
    new Select(toMiddle(selector)).selectByValue(value);
  }

  /** Clicks the element that this script finds. */
  void clickFound(String body) {
    ((WebElement) script(body)).click();
  }

  /** What stands in a field. */
  String value(String selector) {
    return String.valueOf(script("return arguments[0].value", toMiddle(selector)));
  }

  /** From now on files are saved in this folder. */
  void downloadTo(Path folder) {
    Chromium.downloadTo(driver, folder);
  }

  void rightClick(String selector) {
    new Actions(driver).contextClick(toMiddle(selector)).perform();
  }

  /** Lets the pointer rest there. */
  void restOn(String selector) {
    new Actions(driver).moveToElement(toMiddle(selector)).perform();
  }

  void drag(String from, String to) {
    new Actions(driver).dragAndDrop(toMiddle(from), seen(to).get(0)).perform();
  }

  /** Types where the focus is. */
  void press(CharSequence... keys) {
    driver.switchTo().activeElement().sendKeys(keys);
  }

  /** Goes on with the Tab key until the focus is on what fits this selector. */
  void tabTo(String selector) {
    await(selector);
    for (int i = 0; i < 200; i++) {
      if (Boolean.TRUE.equals(
          driver.executeScript("return document.activeElement.matches(arguments[0])", selector))) {
        return;
      }
      press(Keys.TAB);
    }
    throw new AssertionError("the Tab key does not lead to " + selector);
  }

  Object script(String body, Object... arguments) {
    return Objects.requireNonNullElse(driver.executeScript(body, arguments), "");
  }

  /** The version of the table that is shown. */
  String version() {
    return String.valueOf(
        script("return document.querySelector('[data-version]')?.dataset.version"));
  }

  /** Waits until this seat is asked, or the game is over; whether it is asked. */
  boolean isAsked() {
    until("a question", () -> shows(".asks.is-asked, .asks .ended"));
    return shows(".asks.is-asked");
  }

  /** Answers a question by clicking lit pieces, or in the list where none is lit. */
  void answer() {
    click(version(), true, MOST_CLICKS);
  }

  /**
   * Answers questions until the game is over.
   *
   * @param most so many clicks are made for them at most
   * @return how many were answered
   */
  int playOn(int most) {
    return click("", false, most);
  }

  /**
   * Answers questions on the text page, by the keyboard alone, until the game is over.
   *
   * @param most so many are answered at most
   * @return how many were answered
   */
  int typeOn(int most) {
    int answers = 0;
    while (answers < most && isAskedInText()) {
      String before = version();
      int choices = seen(".text-choices li").size();
      tabTo("#move");
      press(String.valueOf(1 + random.nextInt(choices)), Keys.ENTER);
      until("an answer", () -> !version().equals(before) || shows(".grave-dialog"));
      if (shows(".grave-dialog")) {
        tabTo(".grave-dialog .is-grave");
        press(Keys.ENTER);
        until("the grave answer", () -> !version().equals(before));
      }
      answers++;
    }
    return answers;
  }

  private boolean isAskedInText() {
    until("a question", () -> shows(".text-choices, .text-asked .result"));
    return shows(".text-choices");
  }

  private int click(String version, boolean isLast, int most) {
    int answers = 0;
    String before = version;
    boolean isAnswered = false;
    for (int clicks = 0; clicks < most; clicks++) {
      Map<?, ?> next =
          (Map<?, ?>)
              Objects.requireNonNull(
                  driver.executeAsyncScript(
                      NEXT, before, isAnswered, isLast, random.nextDouble(), PATIENCE.toMillis()));
      if (next.containsKey("isTaken") || next.containsKey("isOver")) {
        return answers;
      }
      if (next.containsKey("wrong")) {
        throw new AssertionError(next.get("wrong"));
      }
      Chromium.clickAt(
          driver, Objects.requireNonNull(next.get("x")), Objects.requireNonNull(next.get("y")));
      isAnswered = Boolean.TRUE.equals(next.get("isAnswer"));
      answers += isAnswered ? 1 : 0;
      before = String.valueOf(next.get("version"));
    }
    throw new AssertionError("there is no end after so many clicks: " + text("body"));
  }

  /** What the axe engine finds that is serious or worse, a line each. */
  List<?> serious() {
    script(resource("/axe.min.js"));
    return (List<?>)
        Objects.requireNonNull(
            driver.executeAsyncScript(
                "const done = arguments[0]; axe.run().then(({violations}) => done(violations"
                    + ".filter(({impact}) => ['serious', 'critical'].includes(impact))"
                    + ".map(({id, nodes}) => id + ': ' + nodes[0].html)))"));
  }

  private static String resource(String name) {
    try (InputStream script = Objects.requireNonNull(Window.class.getResourceAsStream(name))) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How far the page is wider than the screen. */
  long overflow() {
    return ((Number) script("return document.documentElement.scrollWidth - innerWidth"))
        .longValue();
  }

  byte[] picture() {
    return driver.getScreenshotAs(OutputType.BYTES);
  }

  /** What the page complained of; answers that refuse something are none of it. */
  ImmutableList<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(entry -> entry.getMessage())
        .filter(message -> !message.contains("Failed to load resource"))
        .filter(message -> !message.contains("ERR_"))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public void close() {
    Chromium.giveBack(driver, address);
  }
}
