package org.lawspeaker.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person can type besides one move. */
class SessionTest {
  private static final String[] EMBER = {"play", "ember-court"};
  private static final String[] FOUR = {"play", "connect-four", "--seat", "1=human"};

  @TempDir Path folder = Path.of("");

  @Test
  void severalMovesStandOnOneLine() {
    assertThat(Ran.typing("1; 2;drop 3 ; column 4\n", FOUR).out())
        .contains("| x o x o . . . |")
        .doesNotContain("is no move here");
  }

  @Test
  void whatFollowsAMoveThatIsNoneIsNotMade() {
    assertThat(Ran.typing("1; 9; 2\n", FOUR).out())
        .contains("\"9\" is no move here")
        .contains("| x . . . . . . |")
        .doesNotContain("| x o . . . . . |");
  }

  @Test
  void whatIsNoMoveIsNotAnsweredWithAllMovesThatThereAre() {
    assertThat(Ran.typing("dropp 3\n", FOUR).out())
        .contains("\"dropp 3\" is no move here")
        .contains("did you mean \"drop\"?")
        .doesNotContain("Moves are");
  }

  @Test
  void helpFitsOnAPage() {
    String[] help = Ran.typing("help\n", FOUR).out().split("> a key ", -1);

    assertThat(help[1].lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void helpShowsAMoveThatCanBeMadeNow() {
    assertThat(Ran.typing("help\n", FOUR).out()).contains("make that move, such as drop 1\n");
  }

  @Test
  void theSameMoveIsMadeSoOftenWhileItIsAsked() {
    String[] alone = {"play", "connect-four", "--seat", "1=random", "--seed", "2"};
    String out = Ran.typing("4 3\n", alone).out();

    assertThat(out.lines().filter(line -> line.contains("our disc rests in column 4"))).hasSize(3);
    assertThat(out.split("Into which column")).hasSize(3); // at first, and after all three
  }

  @Test
  void aNumberThatBelongsToAMoveIsNotHowOftenAnotherIsMade() {
    String wounds = "take front; exhaust 0 1; take front; exhaust 0 3\n";
    String out = Ran.typing(wounds, "play", "hand-of-destiny", "--seed", "5").out();

    assertThat(out).contains("not-the-damage (HOD-TAKE-03)").contains("HP 5/6");
    assertThat(out).doesNotContain("HP 4/6");
  }

  @Test
  void everyChoiceOfAKindIsMade() {
    assertThat(Ran.typing("drop all\n", "play", "connect-four").out()).contains("The game is over");
    assertThat(Ran.typing("burn all\n", "play", "connect-four").out())
        .contains("\"burn all\" is no move here");
  }

  @Test
  void passesUntilSomethingHappens() {
    String out = Ran.typing("pass until\n5\npass until\n", EMBER).out();

    assertThat(out).contains("You cannot pass here.").contains("\n> You pass.").contains("Night 2");
    assertThat(out.lines().filter(line -> line.startsWith("Does the seat stoke"))).hasSize(1);
  }

  @Test
  void passesUntilSomethingIsSaid() {
    String pass = "5\npass until night 2\n";
    assertThat(Ran.typing(pass, EMBER).out()).endsWith("\n   5   Seal a 5\n> \n");
    // It is night all the time: the words mean the next moment that says so.
    assertThat(Ran.typing("5\npass until night\n", EMBER).out()).contains("Night 2");
  }

  @Test
  void whatOthersHaveDoneIsNoChoiceToTakeBack() {
    assertThat(Ran.typing("undo\n", EMBER).out())
        .contains("> There is no choice of yours to take back.");
  }

  @Test
  void listsTheChoicesAgain() {
    String out = Ran.typing("moves\n", FOUR).out();
    assertThat(out.split("   7   Drop a disc into column 7\n")).hasSize(3);
  }

  @Test
  void aCardIsFoundByItsNameBeforeTheCardsThatMentionIt() {
    String out = Ran.typing("card gravedigger\n", "play", "hand-of-destiny", "--seed", "5").out();

    assertThat(out.substring(out.indexOf("\n> "))).contains("Gravedigger · monster");
    assertThat(out.substring(out.indexOf("\n> "))).doesNotContain("Marsh Light · monster");
  }

  @Test
  void aNumberThatIsNoKeyIsRefusedInOneSentence() {
    String out = Ran.typing("99\n", "play", "hand-of-destiny", "--seed", "5").out();

    assertThat(out).contains("\n> \"99\" is no move here.").doesNotContain("the moves are");
  }

  @Test
  void tellsWhatCardsSay() {
    assertThat(Ran.typing("card a 5\ncard whale\ncard\n", EMBER).out())
        .contains("\n>   a 5 · ember\n    Counts 5. The lowest total of a night loses a coal.\n")
        .contains("\n> No card has these words.\n> Which? card NAME\n");
  }

  @Test
  void looksIntoPlaces() {
    assertThat(Ran.typing("look hand\nlook cellar\n", EMBER).out())
        .contains("\n>   seat 0 (you): Hand (3)\n    a 2     Counts 2.")
        .contains("\n  seat 1 (random): Hand (3)\n    3 cards\n> There is no such place.\n");
    assertThat(Ran.typing("look hand\n", "play", "pebbles", "--dice=manual").out())
        .contains("This game does not say what lies where; try table.");
  }

  @Test
  void tellsMoreOrLess() {
    String out = Ran.typing("log\nlog full\nlog clauses\n", EMBER).out();

    assertThat(out)
        .contains("\n> You draw 2. You draw 5 (2×). Seat 1 draws a card (3×).\n")
        .contains("\n> You draw 2\nYou draw 5\nYou draw 5\nSeat 1 draws a card\n")
        .contains("\n> You draw 2 [EMB-DRAW-01]\n");
  }

  @Test
  void asksWhichIfWordsAreOfSeveral() {
    assertThat(Ran.typing("drop\n", FOUR).out())
        .contains("\n> Which of these?\n   1   Drop a disc into column 1\n");
  }

  @Test
  void goesOnWithWhatHeldOfASaveOnlyIfAskedTo() throws IOException {
    Path file = folder.resolve("game.json");
    Ran.typing("1; 2; 3\n", "play", "connect-four", "--seat=1=human", "--save", "" + file);
    Files.writeString(file, Files.readString(file).replace("drop 3", "drop 9"));
    String[] load = {"play", "connect-four", "--seat=1=human", "--load", "" + file};

    assertThat(Ran.of(load).exit()).isEqualTo(2);
    assertThat(Ran.of(load).err())
        .contains("/moves/2")
        .contains("--resume-what-held: goes on after move 2; all later moves are lost");
    String[] resuming = {
      "play", "connect-four", "--seat=1=human", "--load", "" + file, "--resume-what-held"
    };
    assertThat(Ran.of(resuming).out())
        .contains("Goes on after 2 of 3 moves; the later ones are lost.\n")
        .contains("| x o . . . . . |");
  }
}
