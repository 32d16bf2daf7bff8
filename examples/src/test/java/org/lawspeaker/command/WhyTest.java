package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers with {@code --why} say what was tried and did not apply, in every finished game. */
class WhyTest {
  private static final Pattern SPACE = Pattern.compile("\\s+");

  /** The answer to the question with these words, on one line. */
  private static String answer(String file, String question) {
    String all = Ran.of("ask", "--why", "../" + file).out();
    return Arrays.stream(all.split("\n\n"))
        .map(answer -> SPACE.matcher(answer).replaceAll(" "))
        .filter(answer -> answer.contains(question))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no question: " + question));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "thorgal/damage|cards of a pool|5 cards in the pool of seat 0 cannot pay [THO-DMG-05]",
        "thorgal/damage|One card is left in hand|seat 0 has 0 cards in hand and deck [THO-DMG-10]",
        "thorgal/aricia|with an empty hand|Aricia cannot meet the condition [THO-UPKEEP-05]",
        "thorgal/aricia|one card is held|is not given up: the condition can be met [THO-UPKEEP-06]",
        "thorgal/stun|Is Stun attached|it shows no attribute symbol [THO-ATTACH-01]",
        "prestige-rpg/abilities|in the seventh|in a Bonus Round no attack is protected by an"
            + " ability [PRE-ABILITY-04]",
        "prestige-rpg/edge-out|before its extra turn|the set card did not come in place of a Stand"
            + " In [PRE-EDGE-02]",
        "prestige-rpg/abilities|Does it hurt him|93 life is left [PRE-DEATH-01]",
        "prestige-rpg/riders|A second Slip Behind|110 damage against 200 life [PRE-TURN-06]",
        "hand-of-destiny/slot-ability-alone|Is it slotted|no Normal ability has damaged Brute 4"
            + " [HOD-NORMAL-01]",
        "hand-of-destiny/defeat-a-warrior|Is it slotted|no strength attack has hit Brute 11"
            + " [HOD-STRENGTH-04]",
        "hand-of-destiny/melee-reach|a ranged hero|not bound to the front monster [HOD-HERO-04]",
      })
  void saysWhatDidNotApply(String ruling, String question, String reason) {
    String file = ruling.replace("/", "/src/test/resources/rulings/") + ".yaml";

    assertThat(answer(file, question))
        .containsPattern("does not apply: [^\\[]*" + Pattern.quote(reason));
  }
}
