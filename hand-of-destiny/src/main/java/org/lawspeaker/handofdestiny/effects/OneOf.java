package org.lawspeaker.handofdestiny.effects;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/**
 * One effect of the player's choice, such as an attack equal to one of two amounts.
 *
 * @param of what there is to choose from
 */
@Doc("One effect of the player's choice.")
public record OneOf(@Size(min = 2, max = 6) ImmutableList<Effect> of) implements Effect {
  @Override
  public boolean canAct(Table table, Source source) {
    return Effect.anyCanAct(table, source, of);
  }

  @Override
  public void act(Table table, Source source) {
    // Ahead of a monster ability, only what prevents it is done (HOD-Q-28).
    boolean ahead = source.kind() == Source.Kind.HERO && prevents(table, source);
    int options = 0;
    for (int i = 0; i < of.size(); i++) {
      Effect effect = of.get(i);
      if (effect.canAct(table, source) && (!ahead || effect.prevents(table, source))) {
        options |= 1 << i;
      }
    }
    if (Integer.bitCount(options) == 1) {
      Program.carryOut(table, source, of.get(Integer.numberOfTrailingZeros(options)));
    } else {
      table.push(new PickOption(source, this, options));
    }
  }

  @Override
  public boolean looksAtPayment() {
    return Effect.anyLooksAtPayment(of);
  }

  @Override
  public Optional<Citation> forSlotting() {
    return Optional.empty(); // the effect that is chosen tells
  }

  @Override
  public boolean attacks() {
    return Effect.anyAttacks(of);
  }

  @Override
  public boolean attacksBoss() {
    return Effect.anyAttacksBoss(of);
  }

  @Override
  public boolean prevents(Table table, Source source) {
    for (Effect effect : of) {
      if (effect.prevents(table, source)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean refersTo(Table table, int owner, int position, int face) {
    for (Effect effect : of) {
      if (effect.refersTo(table, owner, position, face)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean gains() {
    return of.stream().anyMatch(Effect::gains);
  }

  @Override
  public boolean heals() {
    return of.stream().anyMatch(Effect::heals);
  }

  @Override
  public String says() {
    return "either " + of.stream().map(Effect::says).collect(Collectors.joining(", or "));
  }
}
