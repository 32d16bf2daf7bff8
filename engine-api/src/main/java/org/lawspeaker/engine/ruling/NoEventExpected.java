package org.lawspeaker.engine.ruling;

import org.lawspeaker.engine.Event;

/**
 * No such event comes of the last move.
 *
 * @param pattern what must not happen
 */
record NoEventExpected(EventPattern pattern) implements AftermathExpected {
  @Override
  public String says() {
    return "no event " + pattern;
  }

  @Override
  public Finding against(Aftermath aftermath) {
    boolean met = true;
    for (Event event : aftermath.events()) {
      met = met && !pattern.fits(event);
    }
    return new Finding(met, says(), EventsExpected.phrase(aftermath.events()));
  }
}
