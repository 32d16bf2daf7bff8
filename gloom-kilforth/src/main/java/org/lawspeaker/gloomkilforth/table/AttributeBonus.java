package org.lawspeaker.gloomkilforth.table;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.Attribute;

/**
 * An attribute is higher or lower (GOK-TEST-04).
 *
 * @param each what the amount is multiplied by, if anything
 */
@Doc("An attribute is higher or lower.")
public record AttributeBonus(
    Attribute attribute, @Range(min = -9, max = 9) int amount, Optional<Counted> each)
    implements Lasting {
  @Override
  public String says() {
    return "you have "
        + attribute.says()
        + " "
        + (amount < 0 ? "" : "+")
        + amount
        + Counted.says(each);
  }

  @Override
  public boolean isBonus() {
    return true;
  }
}
