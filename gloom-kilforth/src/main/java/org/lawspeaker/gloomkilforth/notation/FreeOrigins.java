package org.lawspeaker.gloomkilforth.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.gloomkilforth.setup.Standard.Origin;
import org.lawspeaker.gloomkilforth.table.Cards;

/**
 * What the heroes are of which a position does not say it: the first of the pack, in the order of
 * their seats, but nothing that another hero is said to be (GOK-Q-91, GOK-Q-78).
 */
public record FreeOrigins(Cards cards, JsonNode heroes, int seats) {
  /** The origins of all seats; what is said of a seat stands in the position itself. */
  public ImmutableList<Origin> origins() {
    List<Integer> races = free("race", cards.races);
    List<Integer> classes = free("profession", cards.classes);
    List<Integer> sagas = free("saga", Bag.empty());
    ImmutableList.Builder<Origin> origins = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      origins.add(new Origin(races.get(seat), classes.get(seat), sagas.get(seat)));
    }
    return origins.build();
  }

  /** For each seat the one of its number or, where that is taken, the first that is free. */
  private List<Integer> free(String what, Bag all) {
    Set<Integer> taken = new HashSet<>();
    Set<Integer> silent = new HashSet<>();
    for (int seat = 0; seat < seats; seat++) {
      JsonNode named = heroes.path(String.valueOf(seat)).path(what);
      if (named.isMissingNode()) {
        silent.add(seat);
      } else {
        taken.add(named.isTextual() ? at(named.textValue(), all) : named.asInt(seats));
      }
    }
    List<Integer> found = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      found.add(seat);
    }
    for (int seat : silent) {
      if (taken.contains(seat)) {
        int next = 0;
        while (taken.contains(next) || silent.contains(next)) {
          next++;
        }
        taken.add(next);
        found.set(seat, next);
      }
    }
    return found;
  }

  /** Where a card that is named lies in the pack; behind all if there is none of its kind. */
  private int at(String name, Bag all) {
    int found = 0;
    while (found < all.size() && !cards.index.name(all.nth(found)).equals(name)) {
      found++;
    }
    return found;
  }
}
