package org.lawspeaker.gloomkilforth.table;

import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.Attribute;

/** A number for each attribute (GOK-RACE-02). */
@Doc("A number for each attribute.")
public record Values(
    @Default("0") @Range(min = -5, max = 9) int fight,
    @Default("0") @Range(min = -5, max = 9) int study,
    @Default("0") @Range(min = -5, max = 9) int sneak,
    @Default("0") @Range(min = -5, max = 9) int influence) {
  /** Nothing. */
  public static final Values NONE = new Values(0, 0, 0, 0);

  /** The number for one attribute. */
  public int of(Attribute attribute) {
    return switch (attribute) {
      case FIGHT -> fight;
      case STUDY -> study;
      case SNEAK -> sneak;
      case INFLUENCE -> influence;
    };
  }
}
