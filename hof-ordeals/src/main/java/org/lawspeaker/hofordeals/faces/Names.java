package org.lawspeaker.hofordeals.faces;

import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.hofordeals.state.Bound;
import org.lawspeaker.hofordeals.state.Enemy;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.state.Slot;

/** What things are called in sentences for one viewer. */
final class Names {
  private final Sight at;

  Names(Sight at) {
    this.at = at;
  }

  /** {@code you}, {@code seat 1}. */
  String the(Seat seat) {
    return at.isYou(seat) ? "you" : seat.toString();
  }

  /** {@code your}, {@code seat 1's}. */
  String whose(Seat seat) {
    return at.isYou(seat) ? "your" : seat + "'s";
  }

  /** {@code you pay}, {@code seat 1 pays}. */
  String does(Seat seat, String verb) {
    return the(seat) + " " + verb + (at.isYou(seat) ? "" : "s");
  }

  /** The printed name, with what tells it from another card of that name. */
  String card(int card) {
    String printed = at.cards.name(card);
    boolean isOnly = at.cards.index.name(card).equals(Words.slug(printed));
    return isOnly ? printed : printed + " (" + CardKinds.says(at.cards, card) + ")";
  }

  /** What lies on a space: {@code b2, Old Mill}, {@code b3, face down}, {@code c4}. */
  String space(int space) {
    String name = at.cards.space(space);
    for (Site site : at.view.board().sites()) {
      if (site.space() == space) {
        return name + ", " + site.card().map(this::card).orElse("face down");
      }
    }
    return name;
  }

  /** An enemy of the combat, told apart from its equals. */
  String enemy(int id) {
    List<Enemy> enemies = at.table().fight().enemies();
    List<String> names = enemies.stream().map(enemy -> card(enemy.card())).toList();
    for (int i = 0; i < enemies.size(); i++) {
      if (enemies.get(i).id() == id) {
        return among(names, i);
      }
    }
    return "an enemy that has left";
  }

  /** A bound card of a seat, told apart from its equals. */
  String bound(Seat seat, int id) {
    List<Bound> bound = at.hero(seat).bound();
    List<String> names = new ArrayList<>();
    bound.forEach(each -> names.add(card(each.card())));
    for (int i = 0; i < bound.size(); i++) {
      if (bound.get(i).id() == id) {
        return among(names, i);
      }
    }
    return "a card that has left";
  }

  /** What lies in a slot: the weapon printed on the board, if nothing else does. */
  String worn(Seat seat, Slot slot) {
    Integer card = at.hero(seat).gear().get(slot);
    return card == null ? "Rusty Axe" : card(card);
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
