package org.lawspeaker.command.server.table;

import org.lawspeaker.engine.play.TakeBack;

/** Why a decision is not taken back, in a sentence. */
final class Reasons {
  private Reasons() {}

  static String of(TakeBack rule) {
    return switch (rule) {
      case FREE -> "it may be taken back";
      case NOTHING_CHOSEN -> "you have not decided anything yet";
      case CHANCE_MOVED -> "chance has followed";
      case TURN_PASSED -> "others have moved, or have to";
      case SECRET_LEARNED -> "somebody has learned something hidden by it";
    };
  }
}
