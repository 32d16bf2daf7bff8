package org.lawspeaker.command.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.play.Ink;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.engine.show.Offer;

class ChoiceListTest {
  private static final String COSTS =
      "costs an arm, a leg and all that there is to lose in such a fight";

  private static ChoiceList of(String... labels) {
    return ChoiceList.of(
        Arrays.stream(labels)
            .map(label -> new Offer("move " + label, Choice.of(label.split(" ")[0], label)))
            .collect(ImmutableList.toImmutableList()));
  }

  private static ImmutableList<String> keys(ChoiceList list) {
    return list.entries().stream()
        .map(entry -> entry.key() + " " + entry.choice().label())
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void sameVerbsStandTogether() {
    assertThat(keys(of("Attack Imp", "Pass", "Attack Orc")))
        .containsExactly("1 Attack Imp", "2 Attack Orc", "3 Pass");
  }

  @Test
  void aNumberThatTellsAllApartIsTheKey() {
    assertThat(keys(of("Seal a 7", "Seal a 5"))).containsExactly("7 Seal a 7", "5 Seal a 5");
  }

  @Test
  void noKeyIsTakenForAValue() {
    assertThat(keys(of("Stoke with a 5", "Pass"))).containsExactly("a Stoke with a 5", "b Pass");
    assertThat(keys(of("Lose 2 Health", "Lose 1 card")))
        .containsExactly("a Lose 2 Health", "b Lose 1 card");
    assertThat(keys(of("Play 5 on A", "Play 5 on B")))
        .containsExactly("a Play 5 on A", "b Play 5 on B");
    String[] many = IntStream.range(0, 28).mapToObj(i -> "Play 5 on X" + i).toArray(String[]::new);
    assertThat(keys(of(many))).startsWith("a Play 5 on X0").endsWith("ab Play 5 on X27");
  }

  @Test
  void findsByKeyByNotationAndByWords() {
    ChoiceList list = of("Attack Imp with Axe", "Attack Orc with Axe", "Pass");
    assertThat(list.typed("2").get(0).choice().label()).isEqualTo("Attack Orc with Axe");
    assertThat(list.typed("move Pass").get(0).key()).isEqualTo("3");
    assertThat(list.typed("Orc")).isEmpty();
    assertThat(list.having("orc axe")).hasSize(1);
    assertThat(list.having("att or")).hasSize(1);
    assertThat(list.having("axe")).hasSize(2);
    assertThat(list.having("a")).isEmpty();
    assertThat(of("Seal a 5", "Pass", "Seal a 55").having("5")).hasSize(1);
  }

  @Test
  void aTallListShowsTheFirstChoiceOfEachPieceAndTheOthersOnOneLine() {
    ImmutableList<Offer> offers =
        IntStream.range(0, 16)
            .mapToObj(
                i ->
                    new Offer(
                        "move " + i,
                        Choice.of(
                                "Use",
                                "Use " + "ABCD".charAt(i / 4) + " with " + "qrst".charAt(i % 4),
                                "card-" + i / 4)
                            .withHint("costs as much as it takes to fill a line of the screen")))
            .collect(ImmutableList.toImmutableList());

    ImmutableList<String> brief = ChoiceList.of(offers).brief(Tavern.look(60));

    assertThat(brief)
        .contains("   1   Use A with q", "  2-4  Use A with r … Use A with t")
        .endsWith("Type a word of a choice to see all that have it; moves lists every choice.")
        .hasSize(17);
  }

  @Test
  void manyChoicesAreToldByWhatTheyBeginWith() {
    ImmutableList<Offer> offers =
        IntStream.range(0, 40)
            .mapToObj(
                i ->
                    new Offer(
                        "move " + i,
                        Choice.of(
                            "Start",
                            "Start with "
                                + "ABCD".charAt(i / 10)
                                + " and "
                                + "qrstuvwxyz".charAt(i % 10),
                            "card-" + i / 10)))
            .collect(ImmutableList.toImmutableList());
    ChoiceList many = ChoiceList.of(offers);

    assertThat(many.brief(Tavern.look(80)))
        .containsExactly(
            " 1-10  Start with A and q … Start with A and z",
            "11-20  Start with B and q … Start with B and z",
            "21-30  Start with C and q … Start with C and z",
            "31-40  Start with D and q … Start with D and z",
            "Type a word of a choice to see all that have it; moves lists every choice.");
    assertThat(many.within(3, Tavern.look(80)))
        .containsExactly(
            " 1-10  Start with A and q … Start with A and z",
            "11-20  Start with B and q … Start with B and z",
            "Type a word of a choice to see all that have it; moves lists every choice.");
    assertThat(many.lines(Tavern.look(80))).hasSizeGreaterThanOrEqualTo(20);
    assertThat(of("Pass", "Draw").brief(Tavern.look(80)))
        .isEqualTo(of("Pass", "Draw").lines(Tavern.look(80)));
  }

  @Test
  void aListThatIsTooHighForTheScreenLeavesOutWhatIsNotGrave() {
    ImmutableList<Offer> offers =
        Stream.of("Hide", "Jump", "Run", "Climb", "Wait")
            .map(
                label ->
                    new Offer(
                        label,
                        Choice.of(label, label)
                            .withHint("costs a life, or a leg and arm")
                            .withIsGrave(label.equals("Jump"))))
            .collect(ImmutableList.toImmutableList());

    assertThat(ChoiceList.of(offers).within(8, Tavern.look(40)))
        .containsExactly(
            "   1   Hide",
            "   2!  Jump",
            "         costs a life, or a leg and arm",
            "   3   Run",
            "   4   Climb",
            "   5   Wait",
            "moves tells what each of them costs and",
            "does.");
  }

  @Test
  void theLastChoiceIsSeenEvenOfAListThatIsTooHighWithoutWhatItCosts() {
    ImmutableList.Builder<Offer> offers = ImmutableList.builder();
    for (String piece : List.of("Axe", "Bow", "Club", "Dirk")) {
      for (String payment : List.of("Ash", "Elm", "Fir", "Oak")) {
        String label = "Use " + piece + " with " + payment;
        offers.add(new Offer(label, Choice.of("Use", label, piece).withHint(COSTS)));
      }
    }
    offers.add(new Offer("flee", Choice.of("Flee", "Flee")));

    assertThat(ChoiceList.of(offers.build()).within(10, Tavern.look(80)))
        .contains("   1   Use Axe with Ash", "  2-4  Use Axe with Elm … Use Axe with Oak")
        .contains("  17   Flee")
        .hasSizeLessThanOrEqualTo(10);
  }

  @Test
  void longListsHaveHeads() {
    String[] labels =
        IntStream.range(0, 12)
            .mapToObj(i -> (i % 2 == 0 ? "Attack " : "Guard ") + (char) ('A' + i) + "lf")
            .toArray(String[]::new);
    assertThat(of(labels).lines(Tavern.look(80)))
        .startsWith("  Attack", "   1   Attack Alf")
        .containsSequence("  Guard", "   7   Guard Blf");
    assertThat(of("Attack A", "Guard B").lines(Tavern.look(80)))
        .containsExactly("   1   Attack A", "   2   Guard B");
  }

  @Test
  void manyOfOneVerbStandInTwoColumns() {
    String[] labels =
        IntStream.range(0, 12).mapToObj(i -> "Go " + (char) ('A' + i)).toArray(String[]::new);
    assertThat(of(labels).lines(Tavern.look(80)))
        .hasSize(6)
        .startsWith("   1   Go A" + " ".repeat(29) + "   7   Go G");
  }

  @Test
  void whatCostsAndWhatKillsIsSaid() {
    Choice attack = Choice.builder("Attack", "Attack Imp").hint("costs 1 HP").build();
    Choice pay = Choice.builder("Pay", "Pay HP").hint("you die").isGrave(true).build();
    ImmutableList<Offer> offers =
        ImmutableList.of(new Offer("attack", attack), new Offer("pay", pay));
    assertThat(ChoiceList.of(offers).lines(Tavern.look(80)))
        .containsExactly("   1   Attack Imp  costs 1 HP", "   2!  Pay HP      you die");
  }

  @Test
  void aLongHintStandsBelow() {
    Choice choice = Choice.builder("Go", "Go home").hint("far ".repeat(12).trim()).build();
    assertThat(ChoiceList.of(ImmutableList.of(new Offer("go", choice))).lines(Tavern.look(40)))
        .hasSizeGreaterThan(2)
        .startsWith("   1   Go home", "         far far far far far far far far")
        .allMatch(line -> Lines.width(line) <= 40);
  }

  @Test
  void aRunOfAmountsStandsOnOneLine() {
    ImmutableList<Offer> offers =
        IntStream.rangeClosed(0, 7)
            .mapToObj(
                i ->
                    new Offer(
                        "fill " + i, Choice.builder("Fill", "Fill with " + i).amount(i).build()))
            .collect(ImmutableList.toImmutableList());
    assertThat(ChoiceList.of(offers).lines(Tavern.look(80)))
        .containsExactly("  0-7  Fill with 0 … Fill with 7");
  }

  @Test
  void whatTheSameObjectDoesIsSaidOnce() {
    ChoiceList list =
        ChoiceList.of(
            ImmutableList.of(
                offer("Use Axe now", "axe", "costs 1; deal 4"),
                offer("Use Axe later", "axe", "costs 2; deal 4"),
                offer("Use Bow", "bow", "costs 2; deal 4")));

    assertThat(list.lines(new Look(80, Ink.PLAIN, Tavern.NAMES)))
        .containsExactly(
            "   1   Use Axe now    costs 1; deal 4",
            "   2   Use Axe later  costs 2",
            "   3   Use Bow        costs 2; deal 4");
  }

  private static Offer offer(String label, String piece, String hint) {
    return new Offer(label, Choice.of("Use", label, piece).withHint(hint));
  }
}
