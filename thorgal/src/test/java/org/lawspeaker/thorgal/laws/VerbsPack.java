package org.lawspeaker.thorgal.laws;

import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.thorgal.Thorgal;
import org.lawspeaker.thorgal.ThorgalProvider;

/** The game with few different cards, many copies, and every verb at least once. */
public final class VerbsPack {
  public static final Thorgal GAME =
      ThorgalProvider.read(PackText.resource(ThorgalProvider.class, "/rulings/verbs-pack.yaml"))
          .orThrow();

  private VerbsPack() {}
}
