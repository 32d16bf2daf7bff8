package org.lawspeaker.thorgal.pack;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;

/** Reads card packs, and says everything that is wrong with one. */
public final class PackFile {
  private PackFile() {}

  /** The pack of this text, or all its problems with their places. */
  public static Checked<CardPack> read(PackText text) {
    return Document.yaml(text.name(), text.text())
        .then(document -> Records.STANDARD.read(document, CardPack.class));
  }

  /** The JSON Schema of packs. */
  public static JsonNode schema() {
    return Records.STANDARD.schema(CardPack.class);
  }
}
