package org.lawspeaker.thorgal.pack;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.thorgal.table.CardPack;

/** Reads card packs, and says everything that is wrong with one. */
public final class PackFile {
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
    NameCheck.of(pack, places);
    for (int faction = 0; faction < pack.factions().size(); faction++) {
      FactionCheck.of(pack.factions().get(faction), "/factions/" + faction, places);
      WorkCheck.of(pack.factions().get(faction), "/factions/" + faction, places);
    }
    for (int deck = 0; deck < pack.decks().size(); deck++) {
      DeckCheck.of(pack, pack.decks().get(deck), "/decks/" + deck, places);
    }
    Mentions.of(pack, places);
    return places.checked(pack);
  }
}
