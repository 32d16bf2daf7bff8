package org.lawspeaker.hofordeals.view;

import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Heap;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.hofordeals.market.RelicDraft;
import org.lawspeaker.hofordeals.market.RelicDraw;
import org.lawspeaker.hofordeals.table.HofStep;

/** The Relics that are drawn and not yet placed. */
public final class GoingRound {
  private GoingRound() {}

  /** Those that this viewer does not see. */
  static Pile hidden(Agenda<HofStep> agenda, Viewer viewer) {
    Pile hidden = Pile.empty();
    for (Agenda<HofStep> at = agenda; !at.isEmpty(); at = at.pop()) {
      Pile all = of(at.top());
      hidden = of(at.top().seenBy(viewer)).size() < all.size() ? hidden.append(all) : hidden;
    }
    return hidden;
  }

  /** All of a step. */
  public static Pile of(HofStep step) {
    return step.isPain() ? Pile.empty() : step.lying();
  }

  /** Whether a viewer's step does not say which they are. */
  public static boolean isHidden(HofStep step) {
    return step instanceof RelicDraft draft
        ? draft.hidden() > 0
        : step instanceof RelicDraw draw && draw.hidden() > 0;
  }

  /** Those that a viewer does not see are dealt from the unseen ones. */
  static HofStep dealt(HofStep step, Heap unseen) {
    if (step instanceof RelicDraft draft && draft.hidden() > 0) {
      return draft.withOffered(unseen.deal(draft.hidden())).withHidden(0);
    }
    if (step instanceof RelicDraw draw && draw.hidden() > 0) {
      return draw.withDrawn(unseen.deal(draw.hidden())).withHidden(0);
    }
    return step;
  }
}
