package org.lawspeaker.hofordeals.faces;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Resource;
import org.lawspeaker.hofordeals.table.Ability;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.Cost;
import org.lawspeaker.hofordeals.table.Moment;
import org.lawspeaker.hofordeals.table.Skill;

/** What a move costs or brings, in parts. */
final class Hints {
  private final List<String> parts = new ArrayList<>();
  private boolean isFatal;

  /** What a card does at one of these moments. */
  static Hints of(Card card, Moment... moments) {
    Hints hints = new Hints();
    List<Moment> wanted = List.of(moments);
    for (Ability ability : card.abilities()) {
      hints.addIf(wanted.contains(ability.on()), ability.says(card));
    }
    return hints;
  }

  /** All that a card says. */
  static Hints text(Card card) {
    Hints hints = new Hints();
    card.text().forEach(hints::add);
    return hints;
  }

  /** What playing a card gives: its resource values and its ability. */
  static Hints playing(Card card) {
    Hints hints = new Hints();
    if (card instanceof Skill skill) {
      List<String> values = new ArrayList<>();
      if (skill.effort() > 0) {
        values.add(Resource.EFFORT.says(skill.effort()));
      }
      if (skill.food() > 0) {
        values.add(Resource.FOOD.says(skill.food()));
      }
      hints.addIf(!values.isEmpty(), "gain " + Words.list(values));
    }
    return hints.addAll(of(card, Moment.PLAYED));
  }

  /** What resolving a card does that was drawn into a combat: its Effort is Power already. */
  static Hints resolving(Card card) {
    Hints hints = of(card, Moment.STRUCK, Moment.PLAYED);
    return card instanceof Skill skill
        ? hints.addIf(skill.food() > 0, "gain " + skill.food() + " Food")
        : hints;
  }

  /** Whoever pays the last Health dies of it (HOF-Q-19); said once, whatever else is paid. */
  Hints addDeath(Cost cost, Hero payer) {
    if (!isFatal && cost.health() > 0 && cost.health() >= payer.health()) {
      isFatal = true;
      add("you die");
    }
    return this;
  }

  Hints add(String part) {
    return addIf(!part.isEmpty(), part);
  }

  Hints addIf(boolean holds, String part) {
    if (holds) {
      parts.add(part);
    }
    return this;
  }

  Hints addAll(Hints others) {
    parts.addAll(others.parts);
    return this;
  }

  /** The choice with these hints, if there are any; grave if it kills. */
  Choice on(Choice choice) {
    Choice told = isFatal ? choice.withIsGrave(true) : choice;
    return parts.isEmpty() ? told : told.withHint(String.join("; ", parts));
  }
}
