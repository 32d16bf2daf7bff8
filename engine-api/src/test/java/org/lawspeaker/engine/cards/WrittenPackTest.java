package org.lawspeaker.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;

/** Packs that say only how they differ from the reference pack. */
class WrittenPackTest {
  private static final PackText REFERENCE =
      new PackText(
          "reference.yaml",
          """
          name: reference
          version: "1"
          kinds: [fire, rest]
          rows: 3
          cards:
            - {name: Ember, heat: 3, effects: [{burn: 1}], provenance: rulebook}
            - {name: Ash, heat: 0, provenance: house}
          pairs:
            - sides: [{name: Left, heat: 1}, {name: Right, heat: 2}]
          boxes:
            - {name: Small, cards: [{name: Spark}]}
          """);

  private static Checked<WrittenPack> read(String changes) {
    String text = "extends: reference\nname: mine\nversion: \"7\"\n" + changes;
    return WrittenPack.of(new PackText("mine.yaml", text), () -> REFERENCE);
  }

  private static String at(String pointer, String changes) {
    return read(changes).orThrow().document().root().at(pointer).toString();
  }

  private static ImmutableList<String> problems(String changes) {
    return read(changes).problems().stream()
        .map(Problem::toString)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void aPackThatExtendsNothingIsWhatItSays() {
    WrittenPack pack = WrittenPack.of(REFERENCE, () -> new PackText("not asked for", "")).orThrow();

    assertThat(pack.document().place("/cards/1")).isEqualTo("reference.yaml:7 /cards/1");
    assertThat(pack.hash()).isEqualTo(ContentHash.of(REFERENCE.text()));
  }

  @Test
  void whatCannotBeRemovedDoesNotHideOtherMistakes() {
    String text = "extends: reference\nname: mine\nversion: \"7\"\nremove: {cards: [Asch]}\n";

    Checked<Object> read =
        WrittenPack.read(
            new PackText("mine.yaml", text),
            () -> REFERENCE,
            pack -> Checked.bad(pack.document().place("/rows"), "is too few"));

    assertThat(read.problems())
        .extracting(Problem::toString)
        .containsExactly(
            "mine.yaml:4 /remove/cards/0: there is no \"Asch\" here; did you mean \"Ash\"?",
            "reference.yaml:4 /rows: is too few");
  }

  @Test
  void whatIsNotMentionedStays() {
    Document pack = read("").orThrow().document();

    assertThat(pack.root().toString())
        .isEqualTo(
            Document.yaml("whole", REFERENCE.text())
                .orThrow()
                .root()
                .toString()
                .replace("\"reference\",\"version\":\"1\"", "\"mine\",\"version\":\"7\""));
    assertThat(pack.place("/cards/1/heat")).isEqualTo("reference.yaml:7 /cards/1/heat");
    assertThat(pack.place("/name")).isEqualTo("mine.yaml:2 /name");
  }

  @Test
  void cardsAreAddedAtTheEndOfTheirList() {
    String changes = "add:\n  cards: [{name: Coal, heat: 5}]\n  kinds: [cold]\n  lands: [x]";

    assertThat(at("/cards/2", changes)).isEqualTo("{\"name\":\"Coal\",\"heat\":5}");
    assertThat(at("/kinds", changes)).isEqualTo("[\"fire\",\"rest\",\"cold\"]");
    assertThat(at("/lands", changes)).isEqualTo("[\"x\"]");
    assertThat(read(changes).orThrow().document().place("/cards/2/heat"))
        .isEqualTo("mine.yaml:5 /add/cards/0/heat");
  }

  @Test
  void aListInsideOfACardIsReachedByTheCardsName() {
    String changes = "add: {boxes: {small: {cards: [{name: Coal}]}}}";

    assertThat(at("/boxes/0/cards", changes))
        .isEqualTo("[{\"name\":\"Spark\"},{\"name\":\"Coal\"}]");
  }

  @Test
  void aWholeCardTakesThePlaceOfTheOneOfItsName() {
    String changes = "replace: {cards: [{name: Ember, cold: 1}]}";

    assertThat(at("/cards/0", changes)).isEqualTo("{\"name\":\"Ember\",\"cold\":1}");
    assertThat(at("/cards/1/name", changes)).isEqualTo("\"Ash\"");
  }

  @Test
  void oneNumberOfACardCanBeReplacedAndTheCardIsThenOfTheHouse() {
    String changes = "replace: {cards: {Ember: {heat: 4, effects: [{burn: 2}]}}}";

    assertThat(at("/cards/0", changes))
        .isEqualTo(
            "{\"name\":\"Ember\",\"heat\":4,\"effects\":[{\"burn\":2}],\"provenance\":\"house\"}");
    assertThat(at("/cards/0/provenance", "replace: {cards: {Ember: {provenance: public}}}"))
        .isEqualTo("\"public\"");
  }

  @Test
  void aCardOfSeveralSidesIsCalledByAnyOfThem() {
    assertThat(at("/pairs/0/sides", "replace: {pairs: {Right: {sides: {Left: {heat: 9}}}}}"))
        .isEqualTo("[{\"name\":\"Left\",\"heat\":9},{\"name\":\"Right\",\"heat\":2}]");
    assertThat(at("/pairs", "remove: {pairs: [Left]}")).isEqualTo("[]");
  }

  @Test
  void whatIsNoCardIsReplacedAsAWhole() {
    assertThat(at("/rows", "replace: {rows: 5, kinds: [cold]}")).isEqualTo("5");
    assertThat(at("/kinds", "replace: {rows: 5, kinds: [cold]}")).isEqualTo("[\"cold\"]");
  }

  @Test
  void cardsAndPartsOfCardsAreRemoved() {
    assertThat(at("/cards", "remove: {cards: [Ember], kinds: [rest]}"))
        .isEqualTo("[{\"name\":\"Ash\",\"heat\":0,\"provenance\":\"house\"}]");
    assertThat(at("/cards/0", "remove: {cards: {Ember: [effects]}}"))
        .isEqualTo("{\"name\":\"Ember\",\"heat\":3,\"provenance\":\"house\"}");
    assertThat(at("/boxes/0/cards", "remove: {boxes: {Small: {cards: [Spark]}}}")).isEqualTo("[]");
  }

  @Test
  void whatWasRemovedCanBeAddedAnew() {
    assertThat(at("/cards/1", "add: {cards: [{name: Ash, heat: 1}]}\nremove: {cards: [Ash]}"))
        .isEqualTo("{\"name\":\"Ash\",\"heat\":1}");
  }

  @Test
  void whatIsNotThereIsNeitherRemovedNorReplaced() {
    assertThat(
            problems(
                """
                remove: {cards: [Embre, Stone, 3], card: [Ash], kinds: {fyre: [x]}, rows: [x]}
                replace:
                  cards: [{name: Ashe}, {heat: 1}]
                  boxes: {Smal: {cards: []}}
                  row: 4
                """))
        .containsExactly(
            "mine.yaml:4 /remove/cards/0: there is no \"Embre\" here; did you mean \"Ember\"?",
            "mine.yaml:4 /remove/cards/1: there is no \"Stone\" here",
            "mine.yaml:4 /remove/cards/2: a name is expected of what is removed",
            "mine.yaml:4 /remove/card: there is no \"card\" here; did you mean \"cards\"?",
            "mine.yaml:4 /remove/kinds/fyre: there is no \"fyre\" here; did you mean \"fire\"?",
            "mine.yaml:4 /remove/rows/0: what is here has no names; the list can be replaced",
            "mine.yaml:6 /replace/cards/0: there is no \"Ashe\" here; did you mean \"Ash\"?",
            "mine.yaml:6 /replace/cards/1: a name is expected of the entry that this one replaces",
            "mine.yaml:7 /replace/boxes/Smal: there is no \"Smal\" here; did you mean \"Small\"?",
            "mine.yaml:8 /replace/row: there is no \"row\" here; did you mean \"rows\"?");
  }

  @Test
  void nothingIsAddedTwice() {
    assertThat(
            problems(
                """
                add:
                  cards: [{name: EMBER}, {name: Coal}, {name: Coal}]
                  kinds: [fire]
                  rows: 4
                  pairs: [{sides: [{name: Right}, {name: Top}]}]
                """))
        .containsExactly(
            "mine.yaml:5 /add/cards/0: \"EMBER\" is there already; it can be replaced",
            "mine.yaml:5 /add/cards/2: \"Coal\" is there already; it can be replaced",
            "mine.yaml:6 /add/kinds/0: \"fire\" is there already; it can be replaced",
            "mine.yaml:7 /add/rows: \"rows\" is there already; it can be replaced",
            "mine.yaml:8 /add/pairs/0: \"Right\" and \"Top\" is there already; it can be replaced");
  }

  @Test
  void whatHasNotTheFormOfAChangeIsRefused() {
    assertThat(problems("add: [x]\nreplace: 3\nremove: cards\ncards: []\nadds: {}"))
        .containsExactly(
            "mine.yaml:7 /cards: a pack that extends another says \"cards\" under add, replace or"
                + " remove",
            "mine.yaml:8 /adds: unknown key \"adds\"; did you mean \"add\"? Known: extends, name,"
                + " version, remove, replace, add",
            "mine.yaml:6 /remove: a list is expected of the names of what is removed",
            "mine.yaml:5 /replace: an object is expected, of what is replaced by what",
            "mine.yaml:4 /add: a list is expected of what is added");
  }

  @Test
  void onlyTheReferencePackIsExtendedAndTheResultHasItsOwnName() {
    assertThat(
            WrittenPack.of(new PackText("m", "extends: ../mine.yaml"), () -> REFERENCE).problems())
        .extracting(Problem::toString)
        .containsExactly(
            "m:1: missing key \"name\"",
            "m:1: missing key \"version\"",
            "m:1 /extends: unknown pack \"../mine.yaml\". Known: reference");
    assertThat(WrittenPack.of(new PackText("m", "extends: [reference]"), () -> REFERENCE).isOk())
        .isFalse();
  }

  @Test
  void theHashIsOfBothTexts() {
    String hash = read("").orThrow().hash();

    assertThat(hash).isNotEqualTo(read("\n").orThrow().hash());
    PackText other = new PackText("reference.yaml", REFERENCE.text() + "\n");
    String text = "extends: reference\nname: mine\nversion: \"7\"\n";
    assertThat(WrittenPack.of(new PackText("mine.yaml", text), () -> other).orThrow().hash())
        .isNotEqualTo(hash);
  }

  @Test
  void theSchemaAllowsBothForms() {
    Document whole =
        Document.yaml(
                "schema",
                """
                {$schema: x, $ref: "#/$defs/pack", $defs: {pack: {type: object, properties: {
                  name: {type: string}, version: {type: string},
                  cards: {type: array, minItems: 9, items: {type: object}}}}}}
                """)
            .orThrow();

    assertThat(WrittenPack.schema(whole.root()).at("/else/$ref").asText())
        .isEqualTo("#/$defs/pack");
    assertThat(
            WrittenPack.schema(whole.root())
                .at("/$defs/extension/properties/add/properties/cards/anyOf/0")
                .toString())
        .isEqualTo("{\"type\":\"array\",\"items\":{\"type\":\"object\"}}");
  }
}
