package org.lawspeaker.prestigerpg;

import com.fasterxml.jackson.databind.JsonNode;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.GameSummary;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.cards.WrittenPack;
import org.lawspeaker.engine.rulebook.RulebookFile;
import org.lawspeaker.prestigerpg.pack.PackFile;

/** Provides Prestige RPG, with the reference pack or another one. */
public final class PrestigeRpgProvider implements GameProvider {
  @Override
  public String id() {
    return PrestigeRpg.ID;
  }

  @Override
  public GameSummary summary() {
    return PrestigeRpg.SUMMARY;
  }

  @Override
  public Rulebook rulebook() {
    return RulesText.BOOK;
  }

  @Override
  public PrestigeRpg game() {
    return Reference.GAME;
  }

  @Override
  public Checked<Game<?, ?, ?>> game(String name, String yaml) {
    return read(new PackText(name, yaml)).map(game -> game);
  }

  /** The game with another pack. */
  public static Checked<PrestigeRpg> read(PackText text) {
    return WrittenPack.read(
        text,
        PrestigeRpgProvider::reference,
        written ->
            PackFile.read(written.document())
                .map(pack -> PrestigeRpg.of(pack, written.hash(), RulesText.BOOK)));
  }

  private static PackText reference() {
    return PackText.resource(PrestigeRpgProvider.class, "reference-pack.yaml");
  }

  @Override
  public JsonNode packSchema() {
    return WrittenPack.schema(PackFile.schema());
  }

  /** The rulebook, which other packs need without the reference pack. */
  private static final class RulesText {
    static final Rulebook BOOK = RulebookFile.resource(PrestigeRpgProvider.class, "rulebook.yaml");
  }

  /** The game with the reference pack, made when it is first asked for. */
  private static final class Reference {
    static final PrestigeRpg GAME = read(reference()).orThrow();
  }
}
