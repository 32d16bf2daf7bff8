package org.lawspeaker.gloomkilforth.faces;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.gloomkilforth.state.ActionType;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.Permanent;

/** What a move costs or brings, in parts. */
final class Hints {
  private final List<String> parts = new ArrayList<>();

  /** What an Action costs: an Action Point of its own type, if the hero has one, is spent first. */
  static Hints action(Sight at, Seat seat, ActionType type) {
    return action(at, seat, Optional.of(type));
  }

  /** The same for an Action that may be of no type. */
  static Hints action(Sight at, Seat seat, Optional<ActionType> type) {
    Optional<ActionType> own = type.filter(at.hero(seat).moves()::containsKey);
    return new Hints().add("1 AP" + own.map(each -> " for " + each.says()).orElse(""));
  }

  /** What a card gives that comes into play. */
  static Hints card(Card card) {
    Hints hints = new Hints().add(Bonuses.says(card.bonus()));
    card.lasting().stream().map(Permanent::says).forEach(hints::add);
    card.abilities().forEach(ability -> hints.add(ability.says()));
    return hints;
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

  /** The choice with these hints, if there are any. */
  Choice on(Choice choice) {
    return parts.isEmpty() ? choice : choice.withHint(String.join("; ", parts));
  }
}
