package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Settings;

/**
 * In which windows, and in which parts, somebody may play a card from the hand at all, by the card
 * list in use: public facts, so that windows open on them (PRE-Q-105).
 */
public final class HandPlays {
  private final ImmutableMap<Moment, ImmutableList<Part>> parts;

  /**
   * A part in which some card may be played.
   *
   * @param by the part
   * @param in the expansions that have such a card
   */
  public record Part(By by, ImmutableList<Expansion> in) {
    /** Whether the card list in use has such a card. */
    public boolean isIn(Settings settings) {
      for (int i = 0; i < in.size(); i++) {
        if (settings.has(in.get(i))) {
          return true;
        }
      }
      return false;
    }
  }

  /** Of those cards of the draw deck of which this holds. */
  HandPlays(CardPack pack, Predicate<DeckCard> among) {
    Map<Moment, Map<By, Set<Expansion>>> all = new EnumMap<>(Moment.class);
    for (Moment moment : Moment.values()) {
      all.put(moment, new EnumMap<>(By.class));
    }
    for (DeckCard card : pack.deck()) {
      if (among.test(card) && card.face() instanceof CardFace.Action action) {
        for (Use use : action.uses()) {
          for (Moment at : use.at()) {
            Objects.requireNonNull(all.get(at))
                .computeIfAbsent(use.by(), each -> EnumSet.noneOf(Expansion.class))
                .add(card.expansion());
          }
        }
      }
    }
    parts = Maps.immutableEnumMap(Maps.transformValues(all, HandPlays::parts));
  }

  private static ImmutableList<Part> parts(Map<By, Set<Expansion>> of) {
    return of.entrySet().stream()
        .map(part -> new Part(part.getKey(), ImmutableList.copyOf(part.getValue())))
        .collect(ImmutableList.toImmutableList());
  }

  /** The parts in which some card may be played in a window. */
  public ImmutableList<Part> at(Moment moment) {
    return Objects.requireNonNull(parts.get(moment));
  }
}
