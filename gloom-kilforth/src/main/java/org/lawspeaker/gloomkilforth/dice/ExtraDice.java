package org.lawspeaker.gloomkilforth.dice;

import java.util.Optional;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.gloomkilforth.state.Attribute;
import org.lawspeaker.gloomkilforth.table.Lasting;

/** A hero rolls more or fewer dice in Tests, of one attribute or any. */
@Doc("You roll more or fewer dice in Tests.")
public record ExtraDice(@Range(min = -9, max = 9) int dice, Optional<Attribute> attribute)
    implements Lasting {
  /** Whether it is about Tests of this attribute. */
  public boolean fits(Attribute tested) {
    return attribute.isEmpty() || attribute.get() == tested;
  }

  @Override
  public String says() {
    String which = attribute.map(each -> each.says() + " ").orElse("");
    String more = dice < 0 ? " fewer " : " more ";
    return "you roll "
        + Math.abs(dice)
        + more
        + (Math.abs(dice) == 1 ? "die" : "dice")
        + " in "
        + which
        + "Tests";
  }

  @Override
  public boolean isBonus() {
    return true;
  }
}
