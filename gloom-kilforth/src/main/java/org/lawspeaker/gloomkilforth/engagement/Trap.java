package org.lawspeaker.gloomkilforth.engagement;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.CardNumber;
import org.lawspeaker.gloomkilforth.assets.LimitCheck;
import org.lawspeaker.gloomkilforth.occasions.Program;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Effect;
import org.lawspeaker.gloomkilforth.table.Encounter;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.gloomkilforth.table.Source;
import org.lawspeaker.gloomkilforth.table.Table;

/**
 * The Trap of a card is about to be paid (GOK-TRAP-02). What comes before it may end the engagement
 * or the Confront, and then it is not.
 *
 * @param seat who meets it
 * @param card whose Trap
 */
public record Trap(Seat seat, @CardNumber int card) implements GloomStep {
  private static final Citation TRAP = Citation.of("GOK-TRAP-01");

  /** Sets off the Trap of a card, if it has one; what cannot be paid is ignored (GOK-TRAP-03). */
  public static void of(Table table, Seat seat, int card) {
    if (isOn(table, card)) {
      table.push(new Trap(seat, card));
    }
  }

  /** Whether a card has a Trap. */
  static boolean isOn(Table table, int card) {
    return !effects(table, card).isEmpty();
  }

  /** What the Trap of a card asks for, if it has one. */
  private static ImmutableList<Effect> effects(Table table, int card) {
    return table.cards.card(card) instanceof Encounter encounter
        ? encounter.trap()
        : table.cards.card(card) instanceof AncientCard.Abilities abilities
            ? abilities.trap()
            : ImmutableList.of();
  }

  /**
   * As a whole ability it ends with a check of limits (GOK-Q-79), and is finished where it takes
   * the hero out of the battle (GOK-Q-114).
   */
  @Override
  public void run(Table table) {
    table.pop();
    table.tellCard(TRAP, "trap", seat, "meets the Trap of", card);
    table.push(LimitCheck.of(table));
    Program.start(table, new Source(seat, card), effects(table, card));
  }

  @Override
  public Optional<GloomStep> afterDefeat(Table table, Seat defeated) {
    return seat.equals(defeated) ? Optional.empty() : Optional.of(this);
  }
}
