package org.lawspeaker.hofordeals.state;

import com.google.common.collect.ImmutableList;
import java.util.Locale;

/** The five places for Equipment on a Player Board, one card in each (HOF-EQUIP-03, HOF-Q-51). */
public enum Slot {
  HEAD,
  BODY,
  SIDE,
  WEAPON,
  OFF_HAND;

  /** All of them, without an array for every question. */
  public static final ImmutableList<Slot> ALL = ImmutableList.copyOf(values());

  /** Its name within a sentence. */
  public String says() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
