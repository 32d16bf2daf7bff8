package org.lawspeaker.prestigerpg.table;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.lawspeaker.prestigerpg.state.Expansion;
import org.lawspeaker.prestigerpg.state.Settings;

/**
 * In which windows, and in which parts, somebody may play a card from the hand at all, by the card
 * list in use: public facts, so that windows open on them (PRE-Q-105).
 */
public final class HandPlays {
  private final ImmutableMap<Expansion, ImmutableMap<Moment, ImmutableSet<By>>> may;

  /** Of those cards of the draw deck of which this holds. */
  HandPlays(CardPack pack, Predicate<DeckCard> among) {
    Map<Expansion, ImmutableMap<Moment, ImmutableSet<By>>> all = new EnumMap<>(Expansion.class);
    for (Expansion expansion : Expansion.values()) {
      all.put(expansion, of(pack, expansion, among));
    }
    may = Maps.immutableEnumMap(all);
  }

  private static ImmutableMap<Moment, ImmutableSet<By>> of(
      CardPack pack, Expansion expansion, Predicate<DeckCard> among) {
    Map<Moment, Set<By>> parts = new EnumMap<>(Moment.class);
    for (DeckCard card : pack.deck()) {
      if (card.expansion() == expansion
          && among.test(card)
          && card.face() instanceof CardFace.Action action) {
        for (Use use : action.uses()) {
          for (Moment at : use.at()) {
            parts.computeIfAbsent(at, each -> EnumSet.noneOf(By.class)).add(use.by());
          }
        }
      }
    }
    return Maps.immutableEnumMap(Maps.transformValues(parts, Sets::immutableEnumSet));
  }

  /** Whether some card may be played then by somebody who is this. */
  public boolean any(Settings settings, Moment at, By by) {
    if (any(Expansion.BASE, at, by)) {
      return true;
    }
    for (Expansion expansion : settings.expansions()) {
      if (any(expansion, at, by)) {
        return true;
      }
    }
    return false;
  }

  private boolean any(Expansion expansion, Moment at, By by) {
    ImmutableMap<Moment, ImmutableSet<By>> of = may.get(expansion);
    ImmutableSet<By> parts = of == null ? null : of.get(at);
    return parts != null && parts.contains(by);
  }
}
