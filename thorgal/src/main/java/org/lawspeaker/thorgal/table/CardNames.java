package org.lawspeaker.thorgal.table;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.kit.Words;

/**
 * How the cards of one kind are written in moves and positions: by name, with the faction in front
 * where two factions have a card of one name; a bane card with {@code bane} in front of that where
 * a destiny card is written the same.
 */
public final class CardNames {
  private final ImmutableList<String> names;
  private final ImmutableMap<String, Integer> byName;

  private CardNames(ImmutableList<String> names) {
    this.names = names;
    ImmutableMap.Builder<String, Integer> index = ImmutableMap.builder();
    for (int card = 0; card < names.size(); card++) {
      index.put(names.get(card), card);
    }
    byName = index.buildOrThrow();
  }

  /** The cards of one kind, with their printed names and the factions that they belong to. */
  static CardNames of(List<String> printed, List<String> factions) {
    return new CardNames(written(printed, factions));
  }

  /** Bane cards beside these destiny cards. */
  static CardNames beside(CardNames destiny, List<String> printed, List<String> factions) {
    return new CardNames(beside(destiny.names, written(printed, factions)));
  }

  /** How cards of one kind are written, in their order. */
  public static ImmutableList<String> written(List<String> printed, List<String> factions) {
    List<String> slugs = printed.stream().map(Words::slug).toList();
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (int card = 0; card < slugs.size(); card++) {
      String slug = slugs.get(card);
      boolean shared = slugs.indexOf(slug) != slugs.lastIndexOf(slug);
      names.add(shared ? factions.get(card) + "-" + slug : slug);
    }
    return names.build();
  }

  /** How bane cards of these names are written beside destiny cards that are written like this. */
  public static ImmutableList<String> beside(Collection<String> destiny, List<String> bane) {
    return bane.stream()
        .map(name -> destiny.contains(name) ? "bane-" + name : name)
        .collect(ImmutableList.toImmutableList());
  }

  /** How a card is written; by its number if it is none, so that any move can be written. */
  String of(int card) {
    return Words.nameOr(names, card);
  }

  Optional<Integer> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }
}
