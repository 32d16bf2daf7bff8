package org.lawspeaker.hofordeals.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.engine.cards.References;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.table.Card;
import org.lawspeaker.hofordeals.table.CardPack;
import org.lawspeaker.hofordeals.table.Encounter;
import org.lawspeaker.hofordeals.table.Equipment;
import org.lawspeaker.hofordeals.table.Skill;

/** Reads card packs, and says everything that is wrong with one. */
public final class PackFile {
  private static final Citation STARTING = Citation.of("HOF-SETUP-07");
  private static final Citation LEVELS = Citation.of("HOF-Q-13");
  private static final Citation RANKS = Citation.of("HOF-Q-69");
  private static final Citation BOSSES = Citation.of("HOF-BOSS-10");
  private static final int FIRST_LEVEL = 7;
  private static final int LATER_LEVELS = 6;

  private PackFile() {}

  /**
   * The pack of this document, or all its problems with their places.
   *
   * @param rulebook what the cards may cite
   */
  public static Checked<CardPack> read(Document document, Rulebook rulebook) {
    return Records.STANDARD
        .read(document, CardPack.class)
        .then(pack -> checked(pack, rulebook, new Places(document)));
  }

  /** The JSON Schema of packs. */
  public static JsonNode schema() {
    return Records.STANDARD.schema(CardPack.class);
  }

  private static Checked<CardPack> checked(CardPack pack, Rulebook rulebook, Places places) {
    names(pack, places);
    counts(pack, places);
    ImmutableList<String> dealers =
        Stream.concat(
                pack.skills().stream().map(Skill::name),
                pack.equipment().stream().map(Equipment::name))
            .collect(ImmutableList.toImmutableList());
    new References(places).key("called", "card", dealers).check("");
    Texts.check(rulebook, places);
    return places.checked(pack);
  }

  /** Every card has a name of its own: moves, events and positions write it. */
  private static void names(CardPack pack, Places places) {
    Places.Names names = places.names();
    names.addAll("/starting/%d/name", pack.starting().stream().map(Card::name).toList());
    names.add("/flourish/name", pack.flourish().name());
    names.addAll("/skills/%d/name", pack.skills().stream().map(Card::name).toList());
    names.addAll("/equipment/%d/name", pack.equipment().stream().map(Card::name).toList());
    names.addAll("/relics/%d/name", pack.relics().stream().map(Card::name).toList());
    names.addAll("/curses/%d/name", pack.curses().stream().map(Card::name).toList());
    names.addAll("/minions/%d/name", pack.minions().stream().map(Card::name).toList());
    names.addAll("/pain/%d/name", pack.pain().stream().map(Card::name).toList());
    names.addAll("/royalties/%d/name", pack.royalties().stream().map(Card::name).toList());
    names.add("/town/name", pack.town().name());
    names.addAll("/bosses/%d/name", pack.bosses().stream().map(Card::name).toList());
    names.addAll("/encounters/%d/name", pack.encounters().stream().map(Card::name).toList());
  }

  private static void counts(CardPack pack, Places places) {
    int starting = pack.starting().stream().mapToInt(Skill::copies).sum();
    if (starting != 2 * Hero.HAND) {
      places.add(
          "/starting", "a starting deck has 10 cards; found " + starting + " (" + STARTING + ")");
    }
    for (int level = 1; level <= Rank.values().length; level++) {
      int needed = level == 1 ? FIRST_LEVEL : LATER_LEVELS;
      int wanted = level;
      long found =
          pack.encounters().stream()
              .filter(each -> each.kind() != Encounter.Kind.CAMPAIGN)
              .filter(each -> each.level().equals(Optional.of(wanted)))
              .count();
      if (found < needed) {
        places.add(
            "/encounters",
            "level "
                + level
                + " has at least "
                + needed
                + " Encounters; found "
                + found
                + " ("
                + LEVELS
                + ")");
      }
      if (pack.royalties().stream().noneMatch(each -> each.rank().level() == wanted)) {
        places.add(
            "/royalties",
            "no " + Rank.of(level).says() + " rules level " + level + " (" + RANKS + ")");
      }
      Encounter boss = pack.bosses().get(level - 1);
      if (!boss.isBoss() || !boss.level().equals(Optional.of(level))) {
        places.add(
            "/bosses/" + (level - 1),
            "the Boss Encounter of level " + level + " stands here (" + BOSSES + ")");
      }
    }
    for (int i = 0; i < pack.encounters().size(); i++) {
      Encounter encounter = pack.encounters().get(i);
      if (encounter.isBoss() || encounter.kind() == Encounter.Kind.BASIC) {
        places.add(
            "/encounters/" + i + "/kind", "only bosses and the Town are so (" + BOSSES + ")");
      }
    }
    if (pack.town().kind() != Encounter.Kind.BASIC) {
      places.add("/town/kind", "the Town is the one Basic Encounter (HOF-ENC-05)");
    }
  }
}
