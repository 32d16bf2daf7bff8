package org.lawspeaker.testkit.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import java.util.SplittableRandom;
import java.util.stream.Stream;
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

  /** A pack that is accepted, and the chance of what is played with it. */
  private record Grafted(String text, SplittableRandom random) {}

  /** Plays whole games with so many packs that are accepted. */
  void keepLaws(int packs, long seed) {
    grafted(packs, seed).forEach(this::keepLaws);
  }

  /** Plays with so many packs that are accepted from positions that are accepted with them. */
  void playFrom(ImmutableList<String> rulings, int packs, long seed) {
    int played = grafted(packs, seed).mapToInt(pack -> playFrom(rulings, pack)).sum();
    if (played == 0 && !GraftedPositions.of(provider.game(), rulings).isEmpty()) {
      throw new AssertionError("no position was accepted with any pack");
    }
  }

  private Stream<Grafted> grafted(int packs, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    JsonNode written = Document.yaml("pack", pack).orThrow().root();
    Grafts grafts = Grafts.of(ImmutableList.of(written));
    return Stream.generate(random::split)
        .limit(packs)
        .map(own -> new Grafted(grafted(grafts, written, own), own));
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

  private void keepLaws(Grafted grafted) {
    Game<?, ?, ?> game = provider.game("grafted", grafted.text()).orThrow();
    Options options =
        Options.of(game.info())
            .withGames(GAMES)
            .withShortening(false)
            .withFirst(grafted.random().nextInt(Options.PRODUCT))
            .withSeed(grafted.random().nextLong());
    Report report = Verifier.verify(LawsProvider.find(game), options);
    report
        .counterexample()
        .ifPresent(
            found -> {
              throw new AssertionError(
                  found.describe()
                      + "\nseed: "
                      + options.seed()
                      + ", with the pack\n"
                      + grafted.text());
            });
  }

  private int playFrom(ImmutableList<String> rulings, Grafted grafted) {
    Game<?, ?, ?> game = provider.game("grafted", grafted.text()).orThrow();
    try {
      return GraftedPositions.of(game, rulings).playAsWritten(POSITIONS, grafted.random());
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(e.getMessage() + "\nwith the pack\n" + grafted.text(), e);
    }
  }
}
