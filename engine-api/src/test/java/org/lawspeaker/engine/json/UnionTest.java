package org.lawspeaker.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.lawspeaker.engine.json.Samples.problems;
import static org.lawspeaker.engine.json.Samples.read;

import com.fasterxml.jackson.databind.node.IntNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Nature;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Viewer;
import org.lawspeaker.engine.json.Samples.All;
import org.lawspeaker.engine.json.Samples.Banish;
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

class UnionTest {
  private static void assertWritten(Effect effect, String json) {
    assertThat(Records.STANDARD.write(effect, Effect.class)).hasToString(json);
    assertThat(read(Effect.class, json)).isEqualTo(effect);
  }

  @Test
  void namesTheRecordByItsKey() {
    assertWritten(new Damage(4, Target.BACK), "{\"damage\":{\"amount\":4,\"target\":\"back\"}}");
    assertWritten(new Damage(4, Target.FRONT), "{\"damage\":{\"amount\":4}}");
  }

  @Test
  void writesASingleComponentShort() {
    assertWritten(new Heal(2), "{\"heal\":2}");
    assertWritten(
        new All(ImmutableList.of(new Peek(), new Heal(1))), "{\"all\":[\"peek\",{\"heal\":1}]}");
    assertWritten(new Maybe(Optional.of("x")), "{\"maybe\":\"x\"}");
    assertThat(read(Effect.class, "heal: {amount: 2}")).isEqualTo(new Heal(2));
  }

  @Test
  void writesARecordOfWhichNothingNeedBeSaidAsText() {
    assertWritten(new Peek(), "\"peek\"");
    assertWritten(new DrawCards(1), "\"draw-cards\"");
    assertWritten(new DrawCards(2), "{\"draw-cards\":2}");
    assertWritten(new Maybe(Optional.empty()), "\"maybe\"");
    assertThat(read(Effect.class, "peek: {}")).isEqualTo(new Peek());
    assertThat(read(Effect.class, "draw-cards: {}")).isEqualTo(new DrawCards(1));
  }

  @Test
  void writesAComponentThatIsAnObjectInFull() {
    assertWritten(new Unless(new Heal(3)), "{\"unless\":{\"effect\":{\"heal\":3}}}");
    assertWritten(new Unless(new Peek()), "{\"unless\":\"peek\"}");
    assertWritten(new Pay(ImmutableMap.of(Suit.BLUE, 1)), "{\"pay\":{\"price\":{\"blue\":1}}}");
    assertWritten(new Pay(ImmutableMap.of()), "{\"pay\":{\"price\":{}}}");
    assertWritten(new Note(IntNode.valueOf(3)), "{\"note\":3}");
  }

  @Test
  void readsAnObjectWithoutTheComponentsKeyAsTheComponent() {
    assertThat(read(Effect.class, "unless: {heal: 3}")).isEqualTo(new Unless(new Heal(3)));
    assertThat(read(Effect.class, "pay: {blue: 1}"))
        .isEqualTo(new Pay(ImmutableMap.of(Suit.BLUE, 1)));
  }

  record Effecting(Wrap wrap) implements Wrap {}

  sealed interface Wrap {}

  record End() implements Wrap {}

  @Test
  void takesAnObjectWithTheComponentsKeyAsTheLongForm() {
    Wrap twice = new Effecting(new Effecting(new End()));
    assertThat(Records.STANDARD.write(twice, Wrap.class))
        .hasToString("{\"effecting\":{\"wrap\":{\"effecting\":\"end\"}}}");
    assertThat(read(Wrap.class, "effecting: {wrap: end}")).isEqualTo(new Effecting(new End()));
    assertThat(read(Wrap.class, "effecting: {effecting: end}")).isEqualTo(twice);
  }

  @Test
  void collectsNestedInterfacesAndEnums() {
    assertWritten(new Banish(9), "{\"banish\":9}");
    assertWritten(Simple.LOSE_ALL, "\"lose-all\"");
    assertThat(Records.STANDARD.write(Simple.WIN)).hasToString("\"win\"");
  }

  @Test
  void writesTheRecordItselfWithoutItsKey() {
    assertThat(Records.STANDARD.write(new Heal(2))).hasToString("{\"amount\":2}");
    assertThat(read(Heal.class, "amount: 2")).isEqualTo(new Heal(2));
  }

  @Test
  void readsViewers() {
    assertThat(read(Viewer.class, "seat: 1")).isEqualTo(new Seat(1));
    assertThat(Records.STANDARD.write(Nature.NATURE, org.lawspeaker.engine.Actor.class))
        .hasToString("\"nature\"");
  }

  @Test
  void saysWhatIsWrong() {
    String known =
        "Known: win, lose-all, damage, heal, peek, draw-cards, all, unless, pay, note, maybe,"
            + " banish";
    assertThat(
            problems(
                All.class,
                "effects:",
                "- 3",
                "- {heal: 1, peek: {}}",
                "- {}",
                "- heel: 2",
                "- quaff",
                "- heal",
                "- heal: x",
                "- {heal: {amonut: 1}}",
                "- heal:",
                "- banish: 10",
                "- damage: 3",
                "- unless: {effect: zzzzz}"))
        .containsExactly(
            "pack.yaml:2 /effects/0: expected an effect, found the number 3",
            "pack.yaml:3 /effects/1: expected one key that names an effect, found heal, peek",
            "pack.yaml:4 /effects/2: expected one key that names an effect, found none",
            "pack.yaml:5 /effects/3/heel: unknown effect \"heel\"; did you mean \"heal\"? " + known,
            "pack.yaml:6 /effects/4: unknown effect \"quaff\". " + known,
            "pack.yaml:7 /effects/5: \"heal\" needs values: write \"heal: …\"",
            "pack.yaml:8 /effects/6/heal/amount: expected a whole number, found the text \"x\"",
            "pack.yaml:9 /effects/7/heal/amonut: unknown key \"amonut\"; did you mean \"amount\"?"
                + " Known: amount",
            "pack.yaml:9 /effects/7/heal: missing key \"amount\"",
            "pack.yaml:10 /effects/8/heal: expected an object with amount, found nothing",
            "pack.yaml:11 /effects/9/banish/up-to: expected a number from 0 to 9,"
                + " found the number 10",
            "pack.yaml:12 /effects/10/damage: expected an object with amount, found the number 3",
            "pack.yaml:13 /effects/11/unless/effect: unknown effect \"zzzzz\". " + known);
  }

  sealed interface Clash {}

  record Win() implements Clash {}

  enum Ending implements Clash {
    WIN
  }

  sealed interface Twice {}

  enum First implements Twice {
    GO
  }

  enum Second implements Twice {
    GO
  }

  @Test
  void throwsForNamesThatWouldMeanTwoThings() {
    assertThatThrownBy(() -> read(Clash.class, "win"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("a constant has the name of a record");
    assertThatThrownBy(() -> read(Twice.class, "go"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("\"go\" would mean two things");
  }
}
