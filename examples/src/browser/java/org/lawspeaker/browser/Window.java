package org.lawspeaker.browser;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
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
import org.openqa.selenium.support.ui.WebDriverWait;

/** Somebody before a screen. */
final class Window implements AutoCloseable {
  static final int WIDE = 1280;
  static final int HIGH = 900;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration OFTEN = Duration.ofMillis(50);

  private final ChromeDriver driver;
  private final String address;
  private final Random random = new Random(7);

  Window(String address) {
    this.driver = Chromium.take();
    this.address = address;
    resize(WIDE, HIGH);
  }

  void resize(int width, int height) {
    Chromium.resize(driver, width, height);
  }

  void prefer(String colours) {
    Chromium.prefer(driver, colours);
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

  void click(String selector) {
    await(selector);
    click(seen(selector).get(0));
  }

  void click(WebElement element) {
    toMiddle(element);
    element.click();
  }

  /** Names a file where one is asked for. */
  void choose(String selector, Path file) {
    await(selector);
    seen(selector).get(0).sendKeys(file.toAbsolutePath().toString());
  }

  void rightClick(String selector) {
    await(selector);
    WebElement element = seen(selector).get(0);
    toMiddle(element);
    new Actions(driver).contextClick(element).perform();
  }

  void drag(String from, String to) {
    WebElement piece = seen(from).get(0);
    toMiddle(piece);
    new Actions(driver).dragAndDrop(piece, seen(to).get(0)).perform();
  }

  private void toMiddle(WebElement element) {
    driver.executeScript(
        "arguments[0].scrollIntoView({block: 'center', inline: 'center'})", element);
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
    String before = version();
    boolean isLit = shows(".piece.is-lit");
    if (isLit) {
      clickLit();
    } else {
      click(any(".asks .choice[data-move]"));
    }
    if (shows(".grave-dialog")) {
      click(".grave-dialog .is-grave");
    }
    until("an answer", () -> !version().equals(before));
  }

  private void clickLit() {
    click(any(".piece.is-lit"));
    for (int i = 0; i < 5 && !shows(".bubble .choice[data-move]"); i++) {
      await(".bubble .choice, .piece.is-lit");
      click(any(shows(".bubble .verbs .choice") ? ".bubble .verbs .choice" : ".piece.is-lit"));
    }
    click(any(".bubble .choice[data-move]"));
  }

  /**
   * Has the page itself play on: it clicks what is lit, any of it, as fast as the page follows.
   *
   * @param limit after which it stops
   * @return how often it answered
   */
  int play(Duration limit) {
    driver.manage().timeouts().scriptTimeout(limit.plus(PATIENCE));
    Object answers = driver.executeAsyncScript(resource("player.js"), limit.toMillis());
    if (answers instanceof Number number) {
      return number.intValue();
    }
    throw new AssertionError("the page cannot play on: " + answers);
  }

  private WebElement any(String selector) {
    await(selector);
    List<WebElement> all = seen(selector);
    return all.get(random.nextInt(all.size()));
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
