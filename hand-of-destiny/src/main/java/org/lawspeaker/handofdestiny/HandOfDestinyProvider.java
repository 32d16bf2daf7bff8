package org.lawspeaker.handofdestiny;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.WrittenPack;
import org.lawspeaker.engine.rulebook.RulebookFile;
import org.lawspeaker.handofdestiny.pack.PackFile;

/** Provides The Hand of Destiny, with the reference pack or another one. */
public final class HandOfDestinyProvider implements GameProvider {
  @Override
  public String id() {
    return HandOfDestiny.ID;
  }

  @Override
  public GameSummary summary() {
    return HandOfDestiny.SUMMARY;
  }

  @Override
  public Rulebook rulebook() {
    return Rules.BOOK;
  }

  @Override
  public HandOfDestiny game() {
    return Reference.GAME;
  }

  @Override
  public Checked<Game<?, ?, ?>> game(String name, String yaml) {
    return read(new PackText(name, yaml)).map(game -> game);
  }

  /** The game with another pack. */
  public static Checked<HandOfDestiny> read(PackText text) {
    return WrittenPack.read(
        text,
        HandOfDestinyProvider::reference,
        written ->
            PackFile.read(written.document())
                .map(pack -> new HandOfDestiny(pack, written.hash(), Rules.BOOK)));
  }

  private static PackText reference() {
    return PackText.resource(HandOfDestinyProvider.class, "reference-pack.yaml");
  }

  @Override
  public JsonNode packSchema() {
    return WrittenPack.schema(PackFile.schema());
  }

  /** The rulebook, which other packs need without the reference pack. */
  private static final class Rules {
    static final Rulebook BOOK =
        RulebookFile.resource(HandOfDestinyProvider.class, "rulebook.yaml");
  }

  /** The game with the reference pack, made when it is first asked for. */
  private static final class Reference {
    static final HandOfDestiny GAME = read(reference()).orThrow();
  }
}
