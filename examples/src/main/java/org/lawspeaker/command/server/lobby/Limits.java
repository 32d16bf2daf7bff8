package org.lawspeaker.command.server.lobby;

/**
 * How much a server takes on.
 *
 * @param kept how many matches are kept in its folder
 * @param inMemory how many of them are at hand; those that nobody looks at are read again
 * @param streams how many clients are told of changes at once
 * @param rate how many requests a client may send in a second; 0 for any number
 */
public record Limits(int kept, int inMemory, int streams, int rate) {
  public static final Limits STANDARD = new Limits(10_000, 200, 1_000, 0);

  /** The same with so many matches in the folder. */
  public Limits withKept(int matches) {
    return new Limits(matches, inMemory, streams, rate);
  }

  /** The same with so many requests a second. */
  public Limits withRate(int requests) {
    return new Limits(kept, inMemory, streams, requests);
  }
}
