package org.lawspeaker.testkit.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.laws.LawsProvider;
import org.lawspeaker.engine.laws.Options;
import org.lawspeaker.engine.laws.Report;
import org.lawspeaker.engine.laws.Verifier;

/** A card pack whose cards have parts of each other. */
record GraftedPacks(GameProvider provider, String pack) {
  private static final int MOST_GRAFTS = 12;
  private static final int TRIES = 60;
  private static final int GAMES = 2;

  /** So many positions are tried with each pack. */
  private static final int POSITIONS = 12;

  /** Plays with so many packs that are accepted. */
  void keepLaws(int packs, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    JsonNode written = Document.yaml("pack", pack).orThrow().root();
    Grafts grafts = Grafts.of(ImmutableList.of(written));
    for (int i = 0; i < packs; i++) {
      SplittableRandom own = random.split();
      keepLaws(grafted(grafts, written, own), own);
    }
  }

  /** Plays with so many packs that are accepted from positions that they accept. */
  void playFrom(ImmutableList<String> rulings, int packs, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    JsonNode written = Document.yaml("pack", pack).orThrow().root();
    Grafts grafts = Grafts.of(ImmutableList.of(written));
    for (int i = 0; i < packs; i++) {
      SplittableRandom own = random.split();
      String text = grafted(grafts, written, own);
      Game<?, ?, ?> game = provider.game("grafted", text).orThrow();
      try {
        GraftedPositions.of(game, rulings).playAsWritten(POSITIONS, own);
      } catch (AssertionError e) {
        throw new AssertionError(e.getMessage() + "\nwith the pack\n" + text, e.getCause());
      }
    }
  }

  /** As many grafts as are accepted; JSON is YAML, too. */
  private String grafted(Grafts grafts, JsonNode written, SplittableRandom random) {
    JsonNode last = written;
    int wanted = random.nextInt(MOST_GRAFTS) + 1;
    for (int i = 0; wanted > 0 && i < TRIES; i++) {
      JsonNode next = grafts.graft(last, random);
      if (provider.game("grafted", next.toString()).isOk()) {
        last = next;
        wanted--;
      }
    }
    return last.toString();
  }

  private void keepLaws(String text, SplittableRandom random) {
    Game<?, ?, ?> game = provider.game("grafted", text).orThrow();
    Options options =
        Options.of(game.info())
            .withGames(GAMES)
            .withShortening(false)
            .withFirst(random.nextInt(Options.PRODUCT))
            .withSeed(random.nextLong());
    Report report = Verifier.verify(LawsProvider.find(game), options);
    report
        .counterexample()
        .ifPresent(
            found -> {
              throw new AssertionError(
                  found.describe() + "\nseed: " + options.seed() + ", with the pack\n" + text);
            });
  }
}
