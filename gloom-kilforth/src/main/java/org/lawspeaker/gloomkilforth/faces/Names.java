package org.lawspeaker.gloomkilforth.faces;

import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.gloomkilforth.state.Hero;

/** What things are called in sentences for one viewer. */
final class Names {
  private final Sight at;

  Names(Sight at) {
    this.at = at;
  }

  /** What a hero is, once it is something: {@code Elf Wizard}. */
  String hero(Seat seat) {
    Hero hero = at.hero(seat);
    return hero.race().isPresent() && hero.profession().isPresent()
        ? at.cards.name(hero.race().get()) + " " + at.cards.name(hero.profession().get())
        : seat.toString();
  }

  /** {@code you}, {@code the Elf Wizard}, {@code seat 1}. */
  String the(Seat seat) {
    if (at.isYou(seat)) {
      return "you";
    }
    String name = hero(seat);
    return name.equals(seat.toString()) ? name : "the " + name;
  }

  /** {@code your}, {@code the Elf Wizard's}. */
  String whose(Seat seat) {
    return at.isYou(seat) ? "your" : the(seat) + "'s";
  }

  /** {@code you are}, {@code the Elf Wizard is}. */
  String is(Seat seat) {
    return the(seat) + (at.isYou(seat) ? " are" : " is");
  }

  /** The printed name, with what tells it from another card of that name. */
  String card(int card) {
    String printed = at.cards.name(card);
    boolean isOnly = at.cards.index.name(card).equals(Words.slug(printed));
    return isOnly ? printed : printed + " (" + CardKinds.says(at.cards, card) + ")";
  }

  /** The location that lies on a place of the map. */
  String place(int place) {
    return card(at.view.sites().get(place).card());
  }

  /** One of several names, told apart from those that are the same: {@code Hack (2 of 3)}. */
  static String among(List<String> names, int index) {
    String name = names.get(index);
    long same = names.stream().filter(name::equals).count();
    if (same == 1) {
      return name;
    }
    long before = names.subList(0, index).stream().filter(name::equals).count();
    return name + " (" + (before + 1) + " of " + same + ")";
  }
}
