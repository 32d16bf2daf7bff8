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
    return step instanceof RelicDraft draft
        ? draft.offered()
        : step instanceof RelicDraw draw ? draw.drawn() : Pile.empty();
  }

  /** How many go round unseen: as many as the game says, whatever the viewer sees. */
  static HofStep dealt(HofStep step, int relics, Heap unseen) {
    if (step instanceof RelicDraft draft
        && draft.offered().isEmpty()
        && !draft.payers().isEmpty()) {
      return new RelicDraft(draft.payers(), unseen.deal(relics), draft.seen(), draft.loot());
    }
    if (step instanceof RelicDraw draw && draw.drawn().isEmpty()) {
      return new RelicDraw(draw.payers(), draw.left(), unseen.deal(relics), draw.loot());
    }
    return step;
  }
}
