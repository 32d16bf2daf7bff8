package org.lawspeaker.hofordeals.table;

import org.lawspeaker.engine.json.Doc;

/** A weapon beside which shields work as beside a One-Handed one (HOF-CARD-27). */
@Doc("A weapon beside which shields work as beside a One-Handed one.")
public record ShieldsFit() implements Lasting {
  @Override
  public String says() {
    return "shields work beside this weapon";
  }
}
