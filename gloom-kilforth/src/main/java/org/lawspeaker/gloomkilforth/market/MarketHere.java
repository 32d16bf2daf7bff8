package org.lawspeaker.gloomkilforth.market;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** Its hero may perform Market Actions anywhere (GOK-MARKET-01). */
@Doc("You may perform Market Actions anywhere.")
public record MarketHere() implements Lasting {
  @Override
  public String says() {
    return "you may perform Market Actions";
  }
}
