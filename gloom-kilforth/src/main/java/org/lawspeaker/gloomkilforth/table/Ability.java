package org.lawspeaker.gloomkilforth.table;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.immutables.value.Value;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;
import org.lawspeaker.gloomkilforth.state.ActionType;

/**
 * What a card does at a moment (GOK-VEIL-04, GOK-ABILITY-13). On a hero's card it is a (Hero) or
 * (Deed) ability, on a card of the map or a Weather card a (Map) ability (GOK-ABILITY-02,
 * GOK-ABILITY-07, GOK-ABILITY-08).
 *
 * @param on when it works
 * @param deed whether it is used by a Resolve Deed (GOK-RESOLVE-01)
 * @param action for an Action, its type, if not any will do (GOK-TERM-01)
 * @param when all of this must hold (GOK-REQ-01)
 * @param cost what must be paid for it (GOK-REQ-05)
 * @param may whether the hero may do without it (GOK-ABILITY-09)
 * @param limit how often it works
 * @param effects what it does, in order
 * @param clause the clause of the rulebook that is about it, which refusals cite
 */
@Doc("Something that a card does at a moment.")
@Value.Builder
public record Ability(
    @Default("any-time") Moment on,
    @Default("false") boolean deed,
    Optional<ActionType> action,
    @Default("[]") @Size(max = 4) @Doc("All of this must hold.") ImmutableList<Condition> when,
    @Default("{}") Cost cost,
    @Default("false") @Doc("Whether the hero may do without it.") boolean may,
    @Default("none") Limit limit,
    @Size(min = 1, max = 6) @Doc("What it does, in order.") ImmutableList<Effect> effects,
    @Doc("The clause of the rulebook that is about it.") Optional<Citation> clause)
    implements WithAbility {
  /** Whether the hero decides to use it: it is a Deed, optional or costs something. */
  public boolean isOffered() {
    return deed || may || (!cost.equals(Cost.NONE) && on != Moment.AS_ACTION);
  }

  /** In words. */
  public String says() {
    String pay = cost.equals(Cost.NONE) ? "" : cost.orders() + cost.then();
    String does = Wording.when(when) + (may ? "you may " + pay : pay) + Wording.of(effects);
    String head = deed ? "Deed, " : "";
    String often = limit == Limit.NONE ? "" : ", " + limit.says();
    String type = action.map(each -> " (" + each.says() + ")").orElse("");
    return head + on.says() + type + often + ": " + does;
  }
}
