package org.lawspeaker.engine.play;

import org.apiguardian.api.API;

/**
 * What a {@link Tabletop} draws with.
 *
 * <pre>{@code
 * System.out.println(Ink.PLAIN.bold("Night 1")); // Night 1
 * System.out.println(Ink.COLOURED.red("x").length()); // 10
 * }</pre>
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public enum Ink {
  /** Text alone, for files and terminals without colours. */
  PLAIN,
  /** Text with the escape sequences of terminals. */
  COLOURED;

  private static final String END = "\u001b[0m";

  /** What matters most. */
  public String bold(String text) {
    return styled(1, text);
  }

  public String red(String text) {
    return styled(31, text);
  }

  public String green(String text) {
    return styled(32, text);
  }

  public String yellow(String text) {
    return styled(33, text);
  }

  public String blue(String text) {
    return styled(34, text);
  }

  public String magenta(String text) {
    return styled(35, text);
  }

  public String cyan(String text) {
    return styled(36, text);
  }

  /** What matters least. */
  public String faint(String text) {
    return styled(2, text);
  }

  /** What has just changed: dark on light where the rest is light on dark. */
  public String lit(String text) {
    return styled(7, text);
  }

  private String styled(int code, String text) {
    return this == PLAIN ? text : "\u001b[" + code + "m" + text + END;
  }
}
