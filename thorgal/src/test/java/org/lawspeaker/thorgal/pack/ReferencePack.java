package org.lawspeaker.thorgal.pack;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.Function;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.thorgal.ThorgalProvider;
import org.lawspeaker.thorgal.table.BaneCard;
import org.lawspeaker.thorgal.table.CardPack;
import org.lawspeaker.thorgal.table.DestinyCard;
import org.lawspeaker.thorgal.table.FactionSet;
import org.lawspeaker.thorgal.table.LandCard;

/** The reference pack, and its cards by name. */
final class ReferencePack {
  static final PackText TEXT = PackText.resource(ThorgalProvider.class, "reference-pack.yaml");
  static final CardPack PACK = PackFile.read(TEXT).orThrow();
  static final ImmutableList<DestinyCard> DESTINY = all(FactionSet::destiny);
  static final ImmutableList<BaneCard> BANE = all(FactionSet::bane);
  static final ImmutableList<LandCard> LANDS = all(FactionSet::lands);

  private ReferencePack() {}

  private static <T> ImmutableList<T> all(Function<FactionSet, List<T>> kind) {
    return PACK.factions().stream()
        .flatMap(set -> kind.apply(set).stream())
        .collect(ImmutableList.toImmutableList());
  }

  static FactionSet faction(String name) {
    return PACK.factions().stream()
        .filter(set -> set.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** The destiny card of this name; of one that several factions have, the first. */
  static DestinyCard destiny(String name) {
    return DESTINY.stream().filter(card -> card.name().equals(name)).findFirst().orElseThrow();
  }

  static BaneCard bane(String name) {
    return BANE.stream().filter(card -> card.name().equals(name)).findFirst().orElseThrow();
  }

  static LandCard land(String name) {
    return LANDS.stream().filter(card -> card.name().equals(name)).findFirst().orElseThrow();
  }
}
