package org.lawspeaker.prestigerpg.pack;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.Places;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;
import org.lawspeaker.prestigerpg.table.CardPack;
import org.lawspeaker.prestigerpg.table.CharacterCard;
import org.lawspeaker.prestigerpg.table.RelicCard;

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
    for (int i = 0; i < pack.characters().size(); i++) {
      CharacterCard character = pack.characters().get(i);
      UseCheck.of(character.name(), character.ability(), "/characters/" + i + "/ability", places);
    }
    DeckCheck.of(pack, places);
    EncounterCheck.of(pack, places);
    for (int i = 0; i < pack.events().size(); i++) {
      EventCheck.of(pack.events().get(i), "/events/" + i, places);
    }
    for (int i = 0; i < pack.relics().size(); i++) {
      RelicCard relic = pack.relics().get(i);
      KitCheck.of(relic.name(), relic.kit(), "/relics/" + i + "/kit", places);
    }
    for (int i = 0; i < pack.quests().size(); i++) {
      QuestCheck.of(pack.quests().get(i), "/quests/" + i, places);
    }
    for (int i = 0; i < pack.modules().size(); i++) {
      StoryCheck.of(pack.modules().get(i), "/modules/" + i, places);
    }
    Mentions.of(pack, places);
    return places.checked(pack);
  }
}
