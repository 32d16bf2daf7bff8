package org.lawspeaker.prestigerpg.strike;

import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.prestigerpg.table.Lasting;

/**
 * Attacks of the creature, or of the token that the source's attack was aimed at, which select a
 * single player go to the player named (PRE-Q-39).
 */
@Doc("The creature's attacks on a single player go to the player named.")
public record Divert() implements Lasting {
  @Override
  public String says() {
    return "attacks of the creature on a single player go to the player named";
  }
}
