package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Several people at one screen, each with secrets. */
class SharedScreenTest {
  private static final String[] SHARED = {
    "play",
    "prestige-rpg",
    "--seats",
    "3",
    "--seed",
    "4",
    "--seat",
    "1=human",
    "--seat",
    "2=human",
    "--seat",
    "0=human"
  };

  /** What is on the screen between one hand-over and the next. */
  private static List<String> screens(String typed, String... args) {
    return Splitter.on("Hand the screen to ").splitToList(Ran.typing(typed, args).out());
  }

  @Test
  void handsTheScreenOverBeforeItShowsTheSecretsOfAnotherPerson() {
    List<String> screens = screens("\n1\na\n".repeat(60), SHARED);

    assertThat(screens).hasSizeGreaterThan(20);
    assertThat(whoseHands(screens.get(0))).isEmpty();
    for (String screen : screens.subList(1, screens.size() - 1)) {
      assertThat(screen).contains("), who presses Enter when nobody else looks. \n\n\n");
      assertThat(whoseHands(screen)).isSubsetOf(List.of(holder(screen)));
    }
  }

  /** To whom a screen was handed over. */
  private static String holder(String screen) {
    return screen.substring(screen.indexOf("seat "), screen.indexOf("), who presses"));
  }

  /** The seats whose hands are seen card by card. */
  private static List<String> whoseHands(String screen) {
    return Pattern.compile(
            "\\(human, (seat \\d)\\)(?:(?!\\(human)[\\s\\S])*?\\n  Hand +(?!\\d+ cards?\\n)\\S")
        .matcher(screen)
        .results()
        .map(hand -> hand.group(1))
        .distinct()
        .toList();
  }

  @Test
  void showsNothingIfNobodyTakesTheScreen() {
    assertThat(Ran.typing("", SHARED).out())
        .endsWith(
            "Hand the screen to Edaiyn Bloodthorn (human, seat 0), who presses Enter when nobody"
                + " else looks. \n");
  }

  @Test
  void clearsTheScreenBeforeItHandsItOver() {
    assertThat(Ran.typing("\n1\n", SHARED).out()).contains("\n".repeat(70) + "Hand the screen to ");
  }

  @Test
  void doesNotTellThePeopleAtOneScreenWhatOneOfThemChoseInSecret() {
    String out = Ran.typing("\n1\na\n".repeat(60), SHARED).out();

    assertThat(out).contains("Edaiyn Bloodthorn chooses in secret").contains("\nYou: set ");
    assertThat(out.lines().filter(line -> line.matches("(?!You).*: set .*"))).isEmpty();
  }

  @Test
  void tellsWhoeverGetsTheScreenWhatOnlyTheyMayKnow() {
    assertThat(screens("\n1\n\n1\n", SHARED).get(2))
        .startsWith("Vasha the Red (human, seat 1), who")
        .containsPattern("\nYou draw [A-Z]")
        .contains("\nEdaiyn Bloodthorn chooses in secret\n");
  }
}
