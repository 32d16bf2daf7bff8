package org.lawspeaker.hofordeals.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.hofordeals.state.Suit;

/**
 * The rules text of a card, or a part of it (HOF-PLAY-11).
 *
 * @param on when it works
 * @param suit only for minions of this suit, where minions set it off
 * @param when all of this must hold
 * @param cost what must be paid for it
 * @param may whether the player may do without it
 * @param limit how often it works
 * @param effects what it does, in order
 * @param clause the clause of the rulebook that is about it, which refusals cite
 */
@Doc("Something that a card does at a moment.")
@Value.Builder
public record Ability(
    @Default("played") Moment on,
    Optional<Suit> suit,
    @Default("[]") @Size(max = 4) @Doc("All of this must hold.") ImmutableList<Condition> when,
    @Default("{}") Cost cost,
    @Default("false") @Doc("Whether the player may do without it.") boolean may,
    @Default("none") Limit limit,
    @Size(max = 8) @Doc("What it does, in order.") ImmutableList<Effect> effects,
    @Doc("The clause of the rulebook that is about it.") Optional<Citation> clause)
    implements WithAbility {
  public Ability {
    if (suit.isPresent() && on != Moment.MINION_REVEALED) {
      throw new IllegalArgumentException(
          "a suit is for what a revealed minion sets off (HOF-ENEMY-09)");
    }
  }

  /** Whether the player decides to use it: it is optional or costs something. */
  public boolean isOffered() {
    return may || !cost.isFree();
  }

  /** Whether a minion of this suit sets it off that a player reveals. */
  public boolean watches(@Nullable Suit revealed) {
    return suit.isEmpty() || suit.get() == revealed;
  }

  /** In words, on this card. */
  public String says(Card card) {
    return says(card, ": ");
  }

  /** In words with this behind the occasion, if there is one; one colon in a sentence will do. */
  String says(Card card, String joint) {
    String occasion = occasion(card);
    if (effects.isEmpty()) {
      return occasion;
    }
    String all = may ? Wording.may(cost, effects) : Wording.paid(cost) + Wording.of(effects);
    String does = Wording.when(when) + (on.isInCombat() ? Wording.inCombat(all) : all);
    if (occasion.isEmpty()) {
      return does;
    }
    return occasion + (does.contains(": ") ? ", " : joint) + does;
  }

  private String occasion(Card card) {
    if (on == Moment.PLAYED) {
      return limit.says();
    }
    String at =
        suit.map(each -> "when you reveal a " + each.says() + " minion")
            .orElseGet(() -> on.says(card));
    return limit == Limit.NONE ? at : at + ", " + limit.says();
  }
}
