package org.lawspeaker.command.server.web;

/**
 * What a request may say behind the question mark.
 *
 * @param isNumber whether it is a whole number; any text if not
 */
public record Query(String name, String says, boolean isNumber) {
  public static Query number(String name, String says) {
    return new Query(name, says, true);
  }

  public static Query text(String name, String says) {
    return new Query(name, says, false);
  }
}
