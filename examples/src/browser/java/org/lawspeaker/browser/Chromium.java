package org.lawspeaker.browser;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Level;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The Chromium of this machine, and the driver that came with it. Nothing is downloaded. */
final class Chromium {
  private static final List<String> BROWSERS =
      ImmutableList.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");
  private static final List<String> DRIVERS =
      ImmutableList.of("/usr/bin/chromedriver", "/usr/lib/chromium-browser/chromedriver");

  /** A script takes longer than that at no page. */
  private static final Duration PATIENCE = Duration.ofSeconds(90);

  /** Tests may run side by side. */
  private static final Queue<ChromeDriver> IDLE = new ConcurrentLinkedQueue<>();

  private Chromium() {}

  private static Optional<Path> first(List<String> paths) {
    return paths.stream().map(Path::of).filter(Files::isExecutable).findFirst();
  }

  static boolean isInstalled() {
    return first(BROWSERS).isPresent() && first(DRIVERS).isPresent();
  }

  /**
   * A window of its own, which shares nothing with any other, until it is given back: to start one
   * takes seconds.
   */
  static ChromeDriver take() {
    return Optional.ofNullable(IDLE.poll()).orElseGet(Chromium::start);
  }

  /** Nobody uses this window any more; it forgets what it has been shown at this address. */
  static void giveBack(ChromeDriver driver, String address) {
    driver.get("about:blank");
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin", ImmutableMap.of("origin", address, "storageTypes", "all"));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia", ImmutableMap.of("features", ImmutableList.of()));
    IDLE.add(driver);
  }

  private static ChromeDriver start() {
    ChromeDriver driver = open();
    Runtime.getRuntime().addShutdownHook(new Thread(driver::quit));
    return driver;
  }

  private static ChromeDriver open() {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(first(BROWSERS).orElseThrow().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--lang=en-US");
    LoggingPreferences logged = new LoggingPreferences();
    logged.enable(LogType.BROWSER, Level.WARNING);
    options.setCapability("goog:loggingPrefs", logged);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(first(DRIVERS).orElseThrow().toFile())
            .usingAnyFreePort()
            .build();
    ChromeDriver driver = new ChromeDriver(service, options);
    driver.manage().timeouts().scriptTimeout(PATIENCE);
    return driver;
  }

  /** Makes the window as large as a screen of this size. */
  static void resize(ChromeDriver driver, int width, int height) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        ImmutableMap.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
  }

  /** The mouse moves there and clicks; that is what a driver does too, but without its waiting. */
  static void clickAt(ChromeDriver driver, Object x, Object y) {
    mouse(driver, "mouseMoved", "none", x, y);
    mouse(driver, "mousePressed", "left", x, y);
    mouse(driver, "mouseReleased", "left", x, y);
  }

  private static void mouse(ChromeDriver driver, String type, String button, Object x, Object y) {
    driver.executeCdpCommand(
        "Input.dispatchMouseEvent",
        ImmutableMap.of("type", type, "button", button, "x", x, "y", y, "clickCount", 1));
  }

  /** Saves files there without asking. */
  static void downloadTo(ChromeDriver driver, Path folder) {
    driver.executeCdpCommand(
        "Browser.setDownloadBehavior",
        ImmutableMap.of("behavior", "allow", "downloadPath", folder.toAbsolutePath().toString()));
  }

  /** A finger comes down there, and stays. */
  static void touch(ChromeDriver driver, Object x, Object y) {
    touch(driver, "touchStart", ImmutableList.of(ImmutableMap.of("x", x, "y", y)));
  }

  /** The finger is gone. */
  static void letGo(ChromeDriver driver) {
    touch(driver, "touchEnd", ImmutableList.of());
  }

  private static void touch(
      ChromeDriver driver, String type, ImmutableList<ImmutableMap<String, Object>> points) {
    driver.executeCdpCommand(
        "Input.dispatchTouchEvent", ImmutableMap.of("type", type, "touchPoints", points));
  }

  /**
   * As a system that has wishes.
   *
   * @param colours light or dark
   * @param motion reduce or no-preference
   */
  static void prefer(ChromeDriver driver, String colours, String motion) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        ImmutableMap.of(
            "features",
            ImmutableList.of(
                ImmutableMap.of("name", "prefers-color-scheme", "value", colours),
                ImmutableMap.of("name", "prefers-reduced-motion", "value", motion))));
  }
}
