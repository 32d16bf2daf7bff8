package org.lawspeaker.gloomkilforth.confront;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.rewards.OnEncounter;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** A Stranger becomes the hero's enemy (GOK-STRANGER-05). */
@Doc("A Stranger at your location becomes your enemy.")
public record MakeEnemy(Optional<String> keyword) implements OnEncounter {
  private static final Citation ENEMY = Citation.of("GOK-TOKEN-03");

  @Override
  public boolean fits(Table table, Seat seat, int card) {
    return table.cards.encounter(card).isStranger() && !table.isEnemy(seat, card);
  }

  @Override
  public void befall(Table table, Source source, int card) {
    Confronts.provoke(table, source.user(), card, ENEMY);
  }

  @Override
  public String says() {
    return "a Stranger at your location"
        + keyword().map(each -> " with the keyword " + each).orElse("")
        + " becomes your enemy";
  }
}
