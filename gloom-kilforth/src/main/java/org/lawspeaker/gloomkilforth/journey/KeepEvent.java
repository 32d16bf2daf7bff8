package org.lawspeaker.gloomkilforth.journey;

import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** The hero keeps the Event under way as a rumour, because it says so (GOK-EVENT-03). */
@Doc("You keep this Event as a rumour.")
public record KeepEvent() implements Effect {
  private static final Citation KEEP = Citation.of("GOK-EVENT-03");

  @Override
  public void act(Table table, Source source) {
    EventOver over = new EventOver(source.card());
    Agenda<GloomStep> rest = Agenda.empty();
    boolean kept = false;
    for (GloomStep step : table.agenda().toList()) {
      boolean isThis = step.equals(over);
      kept |= isThis;
      rest = isThis ? rest : rest.push(step);
    }
    if (kept) {
      table.setAgenda(rest);
      table.set(source.user(), table.hero(source.user()).holding(source.card(), true));
      EventOver.renew(table, source.card());
      table.tellCard(KEEP, "kept", source.user(), "keeps", source.card());
    }
  }

  @Override
  public String says() {
    return "keep this as a rumour";
  }
}
