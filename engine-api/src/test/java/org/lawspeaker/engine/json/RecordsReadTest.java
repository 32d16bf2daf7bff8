package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lawspeaker.engine.json.Samples.problems;
import static org.lawspeaker.engine.json.Samples.read;

import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.json.Samples.Card;
import org.lawspeaker.engine.json.Samples.Heal;
import org.lawspeaker.engine.json.Samples.Pack;
import org.lawspeaker.engine.json.Samples.Pair;
import org.lawspeaker.engine.json.Samples.Pairs;
import org.lawspeaker.engine.json.Samples.Peek;
import org.lawspeaker.engine.json.Samples.Suit;

class RecordsReadTest {
  private static final Card PLAIN =
      new Card(
          "Rat",
          2,
          7,
          false,
          Suit.BLUE,
          Optional.empty(),
          Optional.empty(),
          Fraction.of(1, 2),
          ImmutableList.of(),
          ImmutableSet.of(),
          ImmutableMap.of());

  private static final String[] RAT = {"name: Rat", "hp: 2", "seed: 7", "suit: blue"};

  private static String[] ratAnd(String... more) {
    return ImmutableList.<String>builder().add(RAT).add(more).build().toArray(String[]::new);
  }

  /** A record that nobody outside can make. */
  private record Secret(int code) {}

  @Test
  void readsARecordThatIsPrivate() {
    assertThat(read(Secret.class, "code: 7")).isEqualTo(new Secret(7));
  }

  @Test
  void fillsInDefaultsAndOptionals() {
    assertThat(read(Card.class, RAT)).isEqualTo(PLAIN);
  }

  @Test
  void readsEveryKindOfComponent() {
    Card card =
        read(
            Card.class,
            "name: Owl",
            "hp: 20",
            "seed: 9007199254740993",
            "unique: true",
            "suit: red-moon",
            "level: 3",
            "rule: HOD-HP-01",
            "odds: 2/12",
            "effects: [peek, {heal: 2}]",
            "tags: [night, bird]",
            "fail-penalty: {blue: 1, red-moon: -2}");
    assertThat(card)
        .isEqualTo(
            new Card(
                "Owl",
                20,
                9007199254740993L,
                true,
                Suit.RED_MOON,
                Optional.of(3),
                Optional.of(Citation.of("HOD-HP-01")),
                Fraction.of(1, 6),
                ImmutableList.of(new Peek(), new Heal(2)),
                ImmutableSet.of("night", "bird"),
                ImmutableMap.of(Suit.BLUE, 1, Suit.RED_MOON, -2)));
    assertThat(card.tags()).containsExactly("night", "bird");
    assertThat(card.failPenalty().keySet()).containsExactly(Suit.BLUE, Suit.RED_MOON);
  }

  @Test
  void readsGenericRecords() {
    assertThat(
            read(Pairs.class, "numbers: {left: 1, right: 2}", "effects: {left: peek, right: win}"))
        .isEqualTo(new Pairs(new Pair<>(1, 2), new Pair<>(new Peek(), Samples.Simple.WIN)));
  }

  @Test
  void listsEveryProblemWithItsPlace() {
    assertThat(
            problems(
                Pack.class,
                "cards:",
                "  - name: Rat",
                "    hp: 21",
                "    seed: x",
                "    suit: bleu",
                "  - name: 12",
                "    hpp: 3",
                "    unique: yes",
                "    seed: 1",
                "    suit: [blue]",
                "    level:",
                "    rule: HOD",
                "    odds: half",
                "    effects: {}",
                "    tags: [a, b, c]",
                "    fail-penalty: {green: 1, blue: 1.0}"))
        .containsExactly(
            "pack.yaml:3 /cards/0/hp: expected a number from 0 to 20, found the number 21",
            "pack.yaml:4 /cards/0/seed: expected a whole number, found the text \"x\"",
            "pack.yaml:5 /cards/0/suit: unknown suit \"bleu\"; did you mean \"blue\"? Known:"
                + " red-moon, blue",
            "pack.yaml:7 /cards/1/hpp: unknown key \"hpp\"; did you mean \"hp\"? Known: name, hp,"
                + " seed, unique, suit, level, rule, odds, effects, tags, fail-penalty",
            "pack.yaml:6 /cards/1/name: expected text, found the number 12; put it in quotes",
            "pack.yaml:6 /cards/1: missing key \"hp\"",
            "pack.yaml:8 /cards/1/unique: expected true or false, found the text \"yes\"",
            "pack.yaml:10 /cards/1/suit: expected text, found a list",
            "pack.yaml:11 /cards/1/level: expected a whole number, found nothing",
            "pack.yaml:12 /cards/1/rule: not the id of a clause or ruling: HOD",
            "pack.yaml:13 /cards/1/odds: expected a fraction such as 1/6, found \"half\"",
            "pack.yaml:14 /cards/1/effects: expected a list, found an object",
            "pack.yaml:15 /cards/1/tags: expected 0 to 2 entries, found 3",
            "pack.yaml:16 /cards/1/fail-penalty/green: unknown suit \"green\"."
                + " Known: red-moon, blue",
            "pack.yaml:16 /cards/1/fail-penalty/blue: expected a whole number,"
                + " found the number 1.0");
  }

  @Test
  void reportsWhatTheConstructorRefuses() {
    assertThat(problems(Card.class, "name: ' '", "hp: 2", "seed: 7", "suit: blue"))
        .containsExactly("pack.yaml:1: a card needs a name");
  }

  @Test
  void givesBarePointersForATreeWithoutAName() {
    assertThat(
            problems(
                Records.STANDARD.read(
                    Samples.yaml("cards: [{name: Rat, hp: 1, seed: 1, suit: no}]").root(),
                    Pack.class)))
        .containsExactly("/cards/0/suit: unknown suit \"no\". Known: red-moon, blue");
  }

  @Test
  void refusesASetWithTheSameEntryTwice() {
    assertThat(problems(Card.class, ratAnd("tags: [a, a]")))
        .containsExactly("pack.yaml:5 /tags/1: this comes twice in the set");
  }

  @Test
  void refusesTooFewEntries() {
    assertThat(problems(Pack.class, "cards: []"))
        .containsExactly("pack.yaml:1 /cards: expected at least 1 entries, found 0");
  }

  record Exact(@Size(min = 2, max = 2) ImmutableMap<String, Integer> map) {}

  @Test
  void boundsTheSizeOfMaps() {
    assertThat(problems(Exact.class, "map: {a: 1}"))
        .containsExactly("pack.yaml:1 /map: expected exactly 2 entries, found 1");
    assertThat(read(Exact.class, "map: {a: 1, b: 2}").map()).hasSize(2);
  }

  record Odds(ImmutableMap<Fraction, Boolean> map) {}

  @Test
  void refusesTwoKeysThatMeanTheSame() {
    assertThat(problems(Odds.class, "map: {1/2: true, 2/4: true}"))
        .containsExactly("pack.yaml:1 /map/2~14: another key of this object means the same");
  }

  record Numbers(
      @Range(min = 1) Optional<Integer> one, @Range(max = 5) ImmutableList<Integer> many) {}

  @Test
  void boundsTheNumbersInsideOptionalsAndLists() {
    assertThat(problems(Numbers.class, "one: 0", "many: [5, 6]"))
        .containsExactly(
            "pack.yaml:1 /one: expected a number of at least 1, found the number 0",
            "pack.yaml:2 /many/1: expected a number from -2147483648 to 5, found the number 6");
  }

  @Test
  void refusesNumbersThatDoNotFit() {
    assertThat(problems(Heal.class, "amount: 2147483648"))
        .containsExactly(
            "pack.yaml:1 /amount: expected a number from -2147483648 to 2147483647,"
                + " found the number 2147483648");
    assertThat(
            problems(Card.class, "name: Rat", "hp: 2", "seed: 9223372036854775808", "suit: blue"))
        .containsExactly(
            "pack.yaml:3 /seed: expected a number from -9223372036854775808 to"
                + " 9223372036854775807, found the number 9223372036854775808");
    assertThat(read(Heal.class, "amount: 2147483647").amount()).isEqualTo(2147483647);
  }

  @Test
  void cutsLongTextsShortInMessages() {
    assertThat(problems(Heal.class, "amount: " + "x".repeat(100)))
        .containsExactly(
            "pack.yaml:1 /amount: expected a whole number, found the text \""
                + "x".repeat(59)
                + "…\"");
  }

  /** The name of a card, in capitals. */
  record CardName(String text) {}

  record Deck(ImmutableList<CardName> order, ImmutableMap<CardName, Integer> counts) {}

  @Test
  void readsAndWritesALeafAsText() {
    Records records =
        Records.STANDARD.with(
            CardName.class,
            Leaf.of(
                text -> {
                  if (!text.startsWith("#")) {
                    throw new IllegalArgumentException("a card begins with #");
                  }
                  return new CardName(text.substring(1));
                },
                name -> "#" + name.text()));
    Deck deck =
        new Deck(ImmutableList.of(new CardName("a")), ImmutableMap.of(new CardName("b"), 2));
    assertThat(records.write(deck)).hasToString("{\"order\":[\"#a\"],\"counts\":{\"#b\":2}}");
    assertThat(records.read(records.write(deck), Deck.class).orThrow()).isEqualTo(deck);
    assertThat(problems(records.read(Samples.yaml("order: [a]", "counts: {b: 1}"), Deck.class)))
        .containsExactly(
            "pack.yaml:1 /order/0: a card begins with #",
            "pack.yaml:2 /counts/b: a card begins with #");
    assertThat(records.write(new CardName("x"))).isEqualTo(TextNode.valueOf("#x"));
    assertThat(Records.STANDARD.write(new CardName("x"))).hasToString("{\"text\":\"x\"}");
  }

  record Unfit(Object anything) {}

  record RawList(@SuppressWarnings("rawtypes") java.util.List list) {}

  record NumberKeys(ImmutableMap<Integer, String> map) {}

  record BadDefault(@Default("x") int number) {}

  record OptionalDefault(@Default("1") Optional<Integer> number) {}

  @Test
  void throwsForTypesThatFilesCannotHold() {
    assertThatThrownBy(() -> problems(Unfit.class, "anything: 1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("files cannot hold values of type java.lang.Object");
    assertThatThrownBy(() -> problems(RawList.class, "list: [1]"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("of what?");
    assertThatThrownBy(() -> problems(NumberKeys.class, "map: {}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the keys of a map must be texts");
    assertThatThrownBy(() -> problems(OptionalDefault.class, "{}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("an Optional is empty when absent");
    assertThatThrownBy(() -> problems(BadDefault.class, "{}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("@Default of number:1: expected a whole number, found the text \"x\"");
  }
}
