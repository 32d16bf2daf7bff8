package org.lawspeaker.gloomkilforth.rewards;

import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/** An encounter where the hero is is defeated, and the hero claims its reward (GOK-TERM-02). */
@Doc("You defeat an encounter at your location.")
public record DefeatEncounter(Optional<String> keyword, @Default("fight") Attribute by)
    implements OnEncounter {
  private static final Citation CLAIMED = Citation.of("GOK-TERM-02");

  /** An Ancient is no encounter, so it is never meant (GOK-TERM-04). */
  @Override
  public void befall(Table table, Source source, int card) {
    Claim.outright(table, source.user(), card, by, CLAIMED); // GOK-TERM-03
  }

  @Override
  public String says() {
    return "defeat " + encounter() + ", as if by " + by.says();
  }
}
