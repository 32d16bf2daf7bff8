package org.lawspeaker.gloomkilforth.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.engine.cards.References;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.gloomkilforth.state.RewardType;
import org.lawspeaker.gloomkilforth.state.Terrain;
import org.lawspeaker.gloomkilforth.table.AncientCard;
import org.lawspeaker.gloomkilforth.table.Card;
import org.lawspeaker.gloomkilforth.table.CardPack;
import org.lawspeaker.gloomkilforth.table.Saga;

/** Reads card packs, and says everything that is wrong with one. */
public final class PackFile {
  private static final Citation CITY = Citation.of("GOK-LOC-01");
  private static final Citation DECKS = Citation.of("GOK-SETUP-14");
  private static final Citation SAFE = Citation.of("GOK-LOC-08");
  private static final Citation ANCIENTS = Citation.of("GOK-ANCIENT-03");
  private static final int FEWEST = 3;
  private static final int SIX = 6;

  private PackFile() {}

  /** The pack of this text, or all its problems with their places. */
  public static Checked<CardPack> read(PackText text) {
    return Document.yaml(text.name(), text.text()).then(PackFile::read);
  }

  /** The pack of this document, or all its problems with their places. */
  public static Checked<CardPack> read(Document document) {
    return Records.STANDARD
        .read(document, CardPack.class)
        .then(pack -> checked(pack, new Places(document)));
  }

  /** The JSON Schema of packs. */
  public static JsonNode schema() {
    return Records.STANDARD.schema(CardPack.class);
  }

  private static Checked<CardPack> checked(CardPack pack, Places places) {
    names(pack, places);
    List<String> locations = pack.locations().stream().map(Card::name).toList();
    new References(places)
        .key("location", "location", locations)
        .tag("at-location", "location", locations)
        .check("");
    new References(places)
        .tag("faces", "keyword", keywords(pack))
        .tag("has-keyword", "keyword", keywords(pack))
        .key("weakness", "keyword", keywords(pack))
        .key("rumour-with", "keyword", keywords(pack))
        .tag("seek-encounter", "keyword", keywords(pack))
        .check("");
    locations(pack, places);
    EncounterCheck.check("/encounters/", pack.encounters(), false, places);
    EncounterCheck.check("/night-encounters/", pack.nightEncounters(), true, places);
    decks(pack, places);
    ancients(pack, places);
    sagas(pack, places);
    SenseCheck.check(pack, places);
    NeverCheck.check(pack, places);
    CircleCheck.check(places);
    WorkCheck.check(places);
    return places.checked(pack);
  }

  /** All keywords that a card of the pack has. */
  private static ImmutableSet<String> keywords(CardPack pack) {
    ImmutableSet.Builder<String> all = ImmutableSet.builder();
    Stream.of(
            pack.races(),
            pack.classes(),
            pack.skills(),
            pack.sagas().stream().map(Saga::totem).toList(),
            pack.encounters(),
            pack.rewards(),
            pack.nightEncounters(),
            pack.plots())
        .<Card>flatMap(List::stream)
        .forEach(each -> all.addAll(each.allKeywords()));
    return all.build();
  }

  /** Every card has a name of its own: moves, events and positions write it. */
  private static void names(CardPack pack, Places places) {
    Places.Names names = places.names();
    add(names, "locations", pack.locations());
    add(names, "races", pack.races());
    add(names, "classes", pack.classes());
    add(names, "skills", pack.skills());
    for (int i = 0; i < pack.sagas().size(); i++) {
      Saga saga = pack.sagas().get(i);
      add(names, "sagas/" + i + "/chapters", saga.chapters());
      names.add("/sagas/" + i + "/finale/name", saga.finale().name());
      names.add("/sagas/" + i + "/totem/name", saga.totem().name());
    }
    add(names, "encounters", pack.encounters());
    add(names, "rewards", pack.rewards());
    add(names, "night", pack.night());
    add(names, "night-encounters", pack.nightEncounters());
    add(names, "ancients", pack.ancients());
    add(names, "abilities", pack.abilities());
    add(names, "plots", pack.plots());
    add(names, "loot", pack.loot());
  }

  private static void add(Places.Names names, String list, ImmutableList<? extends Card> cards) {
    names.addAll("/" + list + "/%d/name", cards.stream().map(Card::name).toList());
  }

  /** One City, and places of every terrain (GOK-LOC-01). */
  private static void locations(CardPack pack, Places places) {
    long cities = pack.locations().stream().filter(each -> !each.terrain().isWild()).count();
    if (cities != 1) {
      places.add("/locations", "one location is the City; found " + cities + " (" + CITY + ")");
    }
    for (Terrain terrain : Terrain.WILD) {
      long found = pack.locations().stream().filter(each -> each.terrain() == terrain).count();
      if (found != SIX) {
        String six = "six locations are " + terrain.keyword() + "; found ";
        places.add("/locations", six + found + " (" + CITY + ")");
      }
    }
  }

  /** Nobody is dealt from an empty deck. */
  private static void decks(CardPack pack, Places places) {
    for (Terrain terrain : Terrain.WILD) {
      if (pack.encounters().stream()
          .noneMatch(each -> each.terrain().equals(Optional.of(terrain)))) {
        places.add("/encounters", "no card for " + terrain.keyword() + " (" + DECKS + ")");
      }
    }
    for (RewardType type : RewardType.values()) {
      if (pack.rewards().stream().filter(each -> each.type() == type).count() < FEWEST) {
        places.add("/rewards", "fewer than " + FEWEST + " cards of the type " + type.says());
      }
    }
  }

  private static void ancients(CardPack pack, Places places) {
    List<String> names = pack.ancients().stream().map(Card::name).toList();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      if (pack.abilities().stream().noneMatch(each -> each.of().equals(name))) {
        places.add("/ancients/" + i, "no Abilities card is of it (" + ANCIENTS + ")");
      }
      safe("/ancients/" + i, pack.ancients().get(i), pack, places);
    }
    for (int i = 0; i < pack.abilities().size(); i++) {
      known("/abilities/" + i + "/of", pack.abilities().get(i).of(), names, places);
    }
    for (int i = 0; i < pack.plots().size(); i++) {
      known("/plots/" + i + "/of", pack.plots().get(i).of(), names, places);
    }
  }

  /** Neither an Ancient nor a plot comes into the City. */
  private static void safe(String at, AncientCard ancient, CardPack pack, Places places) {
    if (!ancient.terrain().isWild()) {
      places.add(at + "/terrain", "no plot is placed in the City (" + SAFE + ")");
    }
    if (pack.locations().stream()
        .anyMatch(each -> !each.terrain().isWild() && each.name().equals(ancient.location()))) {
      places.add(at + "/location", "no Ancient is placed in the City (" + SAFE + ")");
    }
  }

  private static void sagas(CardPack pack, Places places) {
    List<String> classes = pack.classes().stream().map(Card::name).toList();
    for (int i = 0; i < pack.sagas().size(); i++) {
      known("/sagas/" + i + "/suits", pack.sagas().get(i).suits(), classes, places);
    }
  }

  private static void known(String at, String name, List<String> names, Places places) {
    if (!names.contains(name)) {
      places.add(at, "unknown: " + name);
    }
  }
}
