package org.lawspeaker.thorgal.table;

/** How long an effect lasts. */
public enum Span {
  /** To the end of the current phase, unless a text says otherwise (THO-EFFECT-08). */
  PHASE("until the end of the phase"),
  /** To the end of the journey: of the Journey phase. */
  JOURNEY("until the end of the journey"),
  /** To the end of the round. */
  ROUND("until the end of the round");

  private final String says;

  Span(String says) {
    this.says = says;
  }

  public String says() {
    return says;
  }
}
