package org.lawspeaker.handofdestiny;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.laws.GameMatrix;
import org.lawspeaker.engine.laws.Laws;
import org.lawspeaker.testkit.GameContract;
import org.lawspeaker.testkit.PublishedArchitecture;
import org.lawspeaker.testkit.fuzz.GameReaders;
import org.lawspeaker.testkit.fuzz.Reader;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.hygiene.Floors;
import org.lawspeaker.testkit.hygiene.Walls;
import org.lawspeaker.testkit.laws.Effort;
import org.lawspeaker.testkit.rulings.RulingFiles;

/** Everything that a game is held to. */
class HandOfDestinyContractTest implements GameContract, PublishedArchitecture {
  private static final HandOfDestinyProvider PROVIDER = new HandOfDestinyProvider();
  private static final Path RULINGS = Path.of("src/test/resources/rulings");

  /** Every hero, boss, difficulty and other answer once; the seeds are those that get far. */
  private static final ImmutableList<Golden> GOLDENS =
      ImmutableList.of(
          Golden.greedy("galathar-normal", setup("galathar", "ogre-king", "normal"), 1),
          Golden.greedy(
              "hilda-casual",
              setup("hilda", "thorn-queen", "casual")
                  .with("deck-flip", "in-place")
                  .with("newly-slotted", "in-front"),
              43),
          Golden.greedy(
              "korga-easy", setup("korga", "hollow-mage", "easy").with("instants", "first"), 1),
          Golden.greedy(
              "lysa-heroic",
              setup("lysa", "thorn-queen", "heroic").with("partial-attacks", "forbidden"),
              2),
          Golden.greedy(
              "quill-legendary",
              setup("quill", "hollow-mage", "legendary").with("weapon-timing", "with-abilities"),
              14),
          Golden.greedy(
              "bram-casual",
              setup("bram", "ogre-king", "casual").with("attacking-cards", "slotted"),
              3),
          Golden.greedy("galathar-wins", setup("galathar", "thorn-queen", "casual"), 20).brief());

  private static final ImmutableList<String> PACKS =
      ImmutableList.of(text("reference-pack.yaml"), text("/rulings/test-pack.yaml"));

  /** Made once: each is a game played. */
  private static final ImmutableList<Reader> READERS =
      GameReaders.of(PROVIDER, PACKS, RulingFiles.texts(RULINGS), RULINGS);

  private static Setup setup(String hero, String boss, String difficulty) {
    return Setup.of(1).with("hero", hero).with("boss", boss).with("difficulty", difficulty);
  }

  private static String text(String name) {
    return PackText.resource(HandOfDestinyProvider.class, name).text();
  }

  /** Limits that no move can break; tests of their chapters show what they do. */
  private static final ImmutableMap<String, String> UNBREAKABLE =
      ImmutableMap.ofEntries(
          entry("HOD-HP-05", "healing stops at 6 by itself"),
          entry("HOD-HERO-06", "it says what is not limited"),
          entry("HOD-DIFF-06", "it says what does not change"),
          entry("HOD-VISIBLE-05", "monsters are revealed by themselves"),
          entry("HOD-VISIBLE-06", "it says what the last monster counts as"),
          entry("HOD-ABILTYPE-05", "monster abilities are carried out by themselves"),
          entry("HOD-ABILTYPE-10", "monster abilities are carried out by themselves"),
          entry("HOD-PEEK-05", "it says what does not change"),
          entry("HOD-NORMAL-01", "slotting goes by itself"),
          entry("HOD-NORMAL-02", "slotting goes by itself"),
          entry("HOD-NORMAL-04", "slotting goes by itself"),
          entry("HOD-NORMAL-05", "slotting goes by itself"),
          entry("HOD-SLOTABIL-04", "slotting goes by itself"),
          entry("HOD-ACTIVATE-08", "HOD-ACTIVATE-03 and HOD-ACTIVATE-05 refuse the third time"),
          entry(
              "HOD-EXHAUST-03",
              "a move says how many abilities of a column are exhausted, from below"),
          entry(
              "HOD-EXHAUST-06",
              "HOD-EXHAUST-05 refuses it of damage; a price takes the other ability, too"),
          entry("HOD-EXHAUST-08", "it says what is not limited"),
          entry("HOD-STOCK-02", "it says what is not limited"),
          entry("HOD-ACCUM-04", "slotting goes by itself"),
          entry("HOD-RAGE-03", "Build Rage is set off by itself"),
          entry("HOD-RAGE-06", "slotting goes by itself"),
          entry("HOD-BATTACK-07", "a combination is one attack by itself"),
          entry("HOD-CRIT-07", "what has paid has left its slot"),
          entry("HOD-CRIT-08", "what has paid has left its slot"),
          entry("HOD-CRIT-12", "the damage cost is taken by itself"),
          entry("HOD-WEAPON-09", "gold goes by itself"),
          entry("HOD-POTION-02", "potions are held by themselves"),
          entry("HOD-POTION-04", "HOD-Q-67 says which moment that is, and refuses every other"),
          entry("HOD-POTION-05", "potions go by themselves"),
          entry("HOD-POTION-07", "it says what is not limited"));

  @Override
  public HandOfDestinyProvider provider() {
    return PROVIDER;
  }

  @Override
  public Floors floors() {
    return Walls.floors("org.lawspeaker.handofdestiny")
        .floor("")
        .floor("faces", "loops", "notation", "pack", "prospects", "start")
        .floor("wave")
        .floor(
            "setup",
            "combat.resolve",
            "combat.fight",
            "combat.cleanup",
            "hero",
            "boss",
            "merchant",
            "ending")
        .floor("effects")
        .floor("combat.sight", "lasting")
        .floor("table")
        .floor("moves")
        .floor("state");
  }

  /** The table, its steps, the printed cards and what they say know each other. */
  @Override
  public int mostInACircle() {
    return 22;
  }

  @Override
  public Path coveragePage() {
    return Path.of("../docs/coverage/hand-of-destiny.md");
  }

  @Override
  public ImmutableList<String> packs() {
    return PACKS;
  }

  @Override
  public ImmutableList<Reader> readers() {
    return READERS;
  }

  @Override
  public Laws<?, ?, ?> laws() {
    return Laws.of(PROVIDER.game(), new HandTwins());
  }

  /** Every answer to an open question; heroes, bosses and difficulties have a test of their own. */
  @Override
  public ImmutableList<Setup> setups() {
    return GameMatrix.of(PROVIDER.game().info(), 0);
  }

  @Override
  public int games() {
    return Effort.games(36);
  }

  @Override
  public ImmutableList<Golden> goldens() {
    return GOLDENS;
  }

  @Test
  void thePlaythroughsShowBossesBeatenByBothClassesAndAWin() throws IOException {
    for (String name : ImmutableList.of("galathar-normal", "bram-casual")) {
      assertThat(Files.readString(goldenFolder().resolve(name + ".txt")))
          .as(name)
          .contains(
              "seat 0, boss: ", "HOD-REWARD-01", "seat 0, merchant: buy ", "wave 2 is set up");
    }
    assertThat(Files.readString(goldenFolder().resolve("galathar-wins.txt")))
        .contains("The game is over: the final boss is defeated [HOD-WIN-01]\nseat 0 won");
  }

  @Override
  public ImmutableMap<String, String> unbreakable() {
    return UNBREAKABLE;
  }
}
