package org.lawspeaker.command.server.web;

import com.google.common.collect.ConcurrentHashMultiset;

/**
 * How often a client may ask: so many times in a second, counted by its address. Whoever owns this
 * begins the seconds. Safe to share between threads.
 */
public final class Rates {
  private final int most;
  private final ConcurrentHashMultiset<String> asked = ConcurrentHashMultiset.create();

  /**
   * Nobody has asked yet.
   *
   * @param most how many requests a second; 0 for any number
   */
  public Rates(int most) {
    this.most = most;
  }

  /** Whether this client may ask once more in this second. */
  boolean allow(String client) {
    return most == 0 || asked.add(client, 1) < most;
  }

  /** A second begins. */
  public void nextSecond() {
    asked.clear();
  }
}
