package org.lawspeaker.handofdestiny.effects;

import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.handofdestiny.state.Faces;
import org.lawspeaker.handofdestiny.table.Effect;
import org.lawspeaker.handofdestiny.table.Source;
import org.lawspeaker.handofdestiny.table.Table;

/** An effect on slotted strength cards; the weapon is none of them (HOD-Q-50). */
public sealed interface OnStrength extends Effect
    permits DiscardStrength, DoubleStrength, TurnStrength {
  /** Which cards. */
  StrengthChoice which();

  /** What it does to these cards, in words. */
  String says(String cards);

  @Override
  default String says() {
    return says(which().says());
  }

  /** Whether it would change this slotted card. */
  boolean changes(Table table, int face);

  /** Carries it out on this slotted card. */
  void hit(Table table, int face);

  @Override
  default boolean looksAtPayment() {
    return true;
  }

  @Override
  default boolean canAct(Table table, Source source) {
    return cards(table) != 0;
  }

  @Override
  default void act(Table table, Source source) {
    long faces = cards(table);
    if (which() != StrengthChoice.EACH && Long.bitCount(faces) > 1) {
      table.push(new PickStrength(source, this, faces));
      return;
    }
    Pile slotted = table.strength;
    for (int i = 0; i < slotted.size(); i++) {
      int face = slotted.get(i);
      if ((faces & Faces.bit(face)) != 0) {
        hit(table, face);
      }
    }
  }

  /** The slotted cards it could be carried out on, as bits by face. */
  default long cards(Table table) {
    int best = best(table, which());
    long faces = 0;
    for (int i = 0; i < table.strength.size(); i++) {
      int face = table.strength.get(i);
      boolean fits =
          switch (which()) {
            case CHOSEN, EACH -> true;
            case HIGHEST, LOWEST -> table.monster(face).hp() == best;
          };
      if (fits && changes(table, face)) {
        faces |= Faces.bit(face);
      }
    }
    return faces;
  }

  private static int best(Table table, StrengthChoice which) {
    int best = which == StrengthChoice.HIGHEST ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (int i = 0; i < table.strength.size(); i++) {
      int value = table.monster(table.strength.get(i)).hp();
      best = which == StrengthChoice.HIGHEST ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }
}
