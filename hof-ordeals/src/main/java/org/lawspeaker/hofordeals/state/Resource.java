package org.lawspeaker.hofordeals.state;

/** What a player has or a card gives an amount of (HOF-RES-01, HOF-RES-02). */
public enum Resource {
  EFFORT("Effort"),
  FOOD("Food"),
  SHARDS("Token Shards"),
  FAME("Fame"),
  HEALTH("Health"),
  /** Power of the card that gives it (HOF-STRIKE-07). */
  POWER("Power");

  private final String says;

  Resource(String says) {
    this.says = says;
  }

  /** So much of it: {@code 1 Token Shard}. */
  public String says(int amount) {
    return amount == 1 && this == SHARDS ? "1 Token Shard" : amount + " " + says;
  }

  /** Its name within a sentence. */
  public String says() {
    return says;
  }
}
