package org.lawspeaker.hofordeals;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.WrittenPack;
import org.lawspeaker.engine.rulebook.RulebookFile;
import org.lawspeaker.hofordeals.pack.PackFile;

/** Provides Hand of Fate: Ordeals, with the reference pack or another one. */
public final class HofProvider implements GameProvider {
  @Override
  public String id() {
    return HofOrdeals.ID;
  }

  @Override
  public GameSummary summary() {
    return HofOrdeals.SUMMARY;
  }

  @Override
  public Rulebook rulebook() {
    return Rules.BOOK;
  }

  @Override
  public HofOrdeals game() {
    return Reference.GAME;
  }

  @Override
  public Checked<Game<?, ?, ?>> game(String name, String yaml) {
    return read(new PackText(name, yaml)).map(game -> game);
  }

  /** The game with another pack. */
  public static Checked<HofOrdeals> read(PackText text) {
    return WrittenPack.read(
        text,
        HofProvider::reference,
        written ->
            PackFile.read(written.document(), Rules.BOOK)
                .map(pack -> HofOrdeals.of(pack, written.hash(), Rules.BOOK)));
  }

  private static PackText reference() {
    return PackText.resource(HofProvider.class, "reference-pack.yaml");
  }

  @Override
  public JsonNode packSchema() {
    return WrittenPack.schema(PackFile.schema());
  }

  /** The rulebook, which other packs need without the reference pack. */
  private static final class Rules {
    static final Rulebook BOOK = RulebookFile.resource(HofProvider.class, "rulebook.yaml");
  }

  /** The game with the reference pack, made when it is first asked for. */
  private static final class Reference {
    static final HofOrdeals GAME = read(reference()).orThrow();
  }
}
