package org.lawspeaker.prestigerpg.faces;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.prestigerpg.state.Origin;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.table.CardFace;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Use;
import org.lawspeaker.prestigerpg.windows.Consent;

/** What a player consents to. */
final class Consents {
  private Consents() {}

  static String hint(Seen at, Consent step) {
    Source source = step.source();
    ImmutableList<Use> uses =
        source.origin() == Origin.ITEM
            ? at.cards().kit(source.card()).uses()
            : ((CardFace.Action) at.cards().face(source.card())).uses();
    String does = Said.to(at, step.seat(), source, Effect.says(uses.get(source.use()).effects()));
    int aid = source.origin() == Origin.ITEM ? at.cards().kit(source.card()).aid() : 0;
    return aid == 0 ? does : does + "; " + at.name(source.user()) + " gains " + aid + " Prestige";
  }
}
