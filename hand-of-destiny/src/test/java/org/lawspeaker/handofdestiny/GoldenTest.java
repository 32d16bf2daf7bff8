package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.testkit.golden.Golden;
import org.lawspeaker.testkit.golden.GoldenFiles;

class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources/goldens/hand-of-destiny");

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
              "korga-easy", setup("korga", "hollow-mage", "easy").with("instants", "first"), 10),
          Golden.greedy(
              "lysa-heroic",
              setup("lysa", "thorn-queen", "heroic").with("partial-attacks", "forbidden"),
              52),
          Golden.greedy(
              "quill-legendary",
              setup("quill", "hollow-mage", "legendary").with("weapon-timing", "with-abilities"),
              18),
          Golden.greedy(
              "bram-casual",
              setup("bram", "ogre-king", "casual").with("attacking-cards", "slotted"),
              87),
          Golden.greedy("galathar-wins", setup("galathar", "thorn-queen", "casual"), 651).brief());

  private static Setup setup(String hero, String boss, String difficulty) {
    return Setup.of(1).with("hero", hero).with("boss", boss).with("difficulty", difficulty);
  }

  @Test
  void everyPlaythroughGoesAsItsFileSaysWithBossesBeatenByBothClassesAndAWin() throws IOException {
    GoldenFiles.check(new HandOfDestinyProvider().game(), FOLDER, GOLDENS);

    for (String name : ImmutableList.of("galathar-normal", "bram-casual")) {
      assertThat(Files.readString(FOLDER.resolve(name + ".txt")))
          .as(name)
          .contains(
              "seat 0, boss: ", "HOD-REWARD-01", "seat 0, merchant: buy ", "wave 2 is set up");
    }
    assertThat(Files.readString(FOLDER.resolve("galathar-wins.txt")))
        .contains("The game is over: the final boss is defeated [HOD-WIN-01]\nseat 0 won");
  }
}
