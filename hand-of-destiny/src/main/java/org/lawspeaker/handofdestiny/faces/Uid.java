package org.lawspeaker.handofdestiny.faces;

import org.lawspeaker.handofdestiny.state.Faces;

/** The uids of pieces, which scenes and choices share. */
final class Uid {
  static final String HERO = "hero";
  static final String BOSS = "boss";
  static final String WEAPON = "weapon";

  private Uid() {}

  /** A monster card that has been seen, however it lies now. */
  static String card(int face) {
    return "monster-card-" + (Faces.cardOf(face) + 1);
  }

  /** A place of the row whose card nobody has seen. */
  static String place(int position) {
    return "unseen-" + (position + 1);
  }

  static String ability(int index) {
    return "ability-" + (index + 1);
  }
}
