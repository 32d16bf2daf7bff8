package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.json.Samples.All;
import org.lawspeaker.engine.json.Samples.Banish;
import org.lawspeaker.engine.json.Samples.Card;
import org.lawspeaker.engine.json.Samples.Damage;
import org.lawspeaker.engine.json.Samples.DrawCards;
import org.lawspeaker.engine.json.Samples.Effect;
import org.lawspeaker.engine.json.Samples.Heal;
import org.lawspeaker.engine.json.Samples.Maybe;
import org.lawspeaker.engine.json.Samples.Note;
import org.lawspeaker.engine.json.Samples.Pay;
import org.lawspeaker.engine.json.Samples.Peek;
import org.lawspeaker.engine.json.Samples.Simple;
import org.lawspeaker.engine.json.Samples.Suit;
import org.lawspeaker.engine.json.Samples.Target;
import org.lawspeaker.engine.json.Samples.Unless;

class RoundTripTest {
  @Property(tries = 300, seed = "20260101")
  void aWrittenCardReadsBackEqual(@ForAll("cards") Card card) {
    JsonNode written = Records.STANDARD.write(card);
    assertThat(Records.STANDARD.read(written, Card.class).orThrow()).isEqualTo(card);
  }

  @Property(tries = 300, seed = "20260102")
  void anEffectSurvivesBothNotations(@ForAll("effects") Effect effect) {
    String text = Records.STANDARD.write(effect, Effect.class).toString();
    Document json = Document.json("p", text).orThrow();
    Document yaml = Document.yaml("p", text).orThrow();
    assertThat(yaml.root()).isEqualTo(json.root());
    assertThat(Records.STANDARD.read(json, Effect.class).orThrow()).isEqualTo(effect);
    assertThat(Records.STANDARD.read(yaml, Effect.class).orThrow()).isEqualTo(effect);
  }

  @Property(tries = 2000, seed = "20260103")
  void anyTextIsReadOrRefusedWithAReason(@ForAll("texts") String text) {
    assertThat(Document.yaml("p", text).problems().isEmpty())
        .isEqualTo(Document.yaml("p", text).isOk());
    assertThat(Document.json("p", text).problems().isEmpty())
        .isEqualTo(Document.json("p", text).isOk());
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> tokens =
        Arbitraries.of(
            "{", "}", "[", "]", ":", ": ", ",", "\n", "- ", "? ", "&a", "*a", "!t", "'", "\"", "|",
            ">", "#", "%", "@", "a", "1", "-1", "1e9", "null", "\t", "  ", "---\n", "...\n", "\\",
            "\ud83c", "\udf19", "\u0000", "<<");
    return tokens.list().ofMaxSize(12).map(parts -> String.join("", parts));
  }

  @Provide
  Arbitrary<Effect> effects() {
    return effects(3);
  }

  private static Arbitrary<Effect> effects(int depth) {
    Arbitrary<Effect> leaves =
        Arbitraries.oneOf(
            Combinators.combine(
                    Arbitraries.integers().greaterOrEqual(1), Arbitraries.of(Target.class))
                .as(Damage::new),
            Arbitraries.integers().map(Heal::new),
            Arbitraries.just(new Peek()),
            Arbitraries.integers().between(0, 2).map(DrawCards::new),
            prices().map(Pay::new),
            trees().map(Note::new),
            readable().ofMaxLength(3).optional().map(Maybe::new),
            Arbitraries.integers().between(0, 9).map(Banish::new),
            Arbitraries.of(Simple.class));
    if (depth == 0) {
      return leaves;
    }
    Arbitrary<Effect> inner = effects(depth - 1);
    return Arbitraries.oneOf(
        leaves,
        inner.map(Unless::new),
        inner.list().ofMaxSize(3).map(list -> new All(ImmutableList.copyOf(list))));
  }

  /** Any text that may be read; control characters are refused. */
  private static StringArbitrary readable() {
    return Arbitraries.strings()
        .withCharRange('\t', '\n')
        .withCharRange(' ', '~')
        .withCharRange('\u00a0', '\ud7ff')
        .withCharRange('\ue000', '\ufffd');
  }

  private static Arbitrary<ImmutableMap<Suit, Integer>> prices() {
    return Arbitraries.maps(Arbitraries.of(Suit.class), Arbitraries.integers())
        .map(ImmutableMap::copyOf);
  }

  /** Trees that look like the short and the long form of the note that holds them. */
  private static Arbitrary<JsonNode> trees() {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    return Arbitraries.of(
        NullNode.getInstance(),
        IntNode.valueOf(1),
        TextNode.valueOf("note"),
        nodes.objectNode(),
        nodes.arrayNode().add(1),
        nodes.objectNode().put("says", 1),
        nodes.objectNode().set("note", nodes.objectNode().put("says", 1)),
        nodes.objectNode().set("says", nodes.objectNode().put("says", 1)));
  }

  @Provide
  Arbitrary<Card> cards() {
    Arbitrary<String> names = readable().ofMinLength(1).ofMaxLength(8).filter(n -> !n.isBlank());
    Arbitrary<Fraction> odds =
        Combinators.combine(Arbitraries.longs(), Arbitraries.longs().greaterOrEqual(1))
            .as(Fraction::of);
    Arbitrary<ImmutableList<Effect>> effects =
        effects(1).list().ofMaxSize(3).map(ImmutableList::copyOf);
    return Combinators.combine(
            names,
            Arbitraries.integers().between(0, 20),
            Arbitraries.longs(),
            Arbitraries.of(true, false),
            Arbitraries.of(Suit.class),
            Arbitraries.integers().optional(),
            Arbitraries.of(Citation.of("HOD-HP-01")).optional(),
            Combinators.combine(odds, effects).as(java.util.Map::entry))
        .flatAs(
            (name, hp, seed, unique, suit, level, rule, more) ->
                Combinators.combine(names.set().ofMaxSize(2), prices())
                    .as(
                        (tags, penalty) ->
                            new Card(
                                name,
                                hp,
                                seed,
                                unique,
                                suit,
                                level,
                                rule,
                                more.getKey(),
                                more.getValue(),
                                ImmutableSet.copyOf(tags),
                                penalty)));
  }
}
