package org.lawspeaker.prestigerpg.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.Scene.FAY;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.attack.Claiming;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.setting.SetCards;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.view.PrestigeView;
import org.lawspeaker.prestigerpg.windows.Announced;
import org.lawspeaker.prestigerpg.windows.Doubting;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.coverage.Shows;

/** What a seat knows is the same in every twin of a position; the rest is dealt anew. */
class TwinsTest {
  private static final int TWINS = 60;

  /** What is looked at in a position. */
  private interface Look extends Function<PrestigeState, Object> {}

  private static List<PrestigeState> twins(Scene scene, Seat seat) {
    Redeal redeal = new Redeal(scene.cards());
    List<PrestigeState> twins = new ArrayList<>();
    for (int seed = 0; seed < TWINS; seed++) {
      redeal.redeal(scene.state(), seat, new SplittableRandom(seed)).ifPresent(twins::add);
    }
    return twins;
  }

  private static <F extends PrestigeFrame> F step(PrestigeState state, Class<F> kind) {
    return state.agenda().toList().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .reduce((below, above) -> above)
        .orElseThrow();
  }

  private static Scene fog() {
    return Scene.ofReference(4).faces("ripper").event("t-is-the-fog-of-war");
  }

  private static Scene twoCardsSet() {
    return Scene.of(3)
        .faces("dummy")
        .set(BEN, "attack-5")
        .set(BEN, "attack-10")
        .hand(BEN, "rally", "trip")
        .hand(CID, "feint")
        .turns();
  }

  private static Scene announced() {
    Scene scene = fog().set(ANN, "attack-20").hand(BEN, "attack-5", "feint").hand(CID, "feint");
    return scene.turns().plays("cid: pass", "dan: pass", "ben: play trip hiding attack-5");
  }

  private static Scene claimed(String set, String said) {
    Scene scene = fog().set(ANN, set).hand(BEN, "feint").turns().passesUntil("announce");
    return scene.plays("ann: choose " + said);
  }

  private static Scene fought() {
    Scene scene = fog().set(ANN, "attack-5").set(BEN, "attack-10").hand(DAN, "feint").turns();
    scene.passesUntil("announce").plays("ann: choose focus-strength");
    scene.plays("ben: choose believe", "cid: choose believe", "dan: choose believe");
    scene.passesUntil("announce").plays("ben: choose attack-20");
    return scene.plays("ann: choose believe", "cid: choose believe", "dan: choose believe");
  }

  private static Scene robbed() {
    Scene scene = Scene.of(6, "deeper-and-darker=yes").faces("dummy").hand(ANN, "attack-100");
    scene.hand(BEN, "attack-10").hand(CID, "attack-20").potions().plays("fay: ability");
    return scene.passesUntil("nature").plays("random attack-100", "random attack-10");
  }

  private static Scene answered() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-20");
    scene.hand(BEN, "edge-out", "trip").hand(CID, "edge-out").turns();
    return scene.plays("ben: pass");
  }

  private static Scene setting() {
    Scene scene = Scene.of(3).faces("dummy").hand(ANN, "attack-5").hand(CID, "attack-10");
    return scene.hand(BEN, "attack-20", "feint", "rally").setting().plays("ben: set attack-20");
  }

  /** Ann and Ben have secret quests. */
  private static Scene quests() {
    Scene scene = Scene.ofReference(3).faces("ripper").hand(BEN, "feint");
    List<Integer> secret = new ArrayList<>();
    for (int quest = 0; quest < scene.cards().pack().quests().size(); quest++) {
      if (scene.cards().pack().quests().get(quest).secret()) {
        secret.add(quest);
      }
    }
    scene.sheet(ANN, sheet -> sheet.withQuest(secret.get(0)));
    return scene.sheet(BEN, sheet -> sheet.withQuest(secret.get(1))).turns();
  }

  static Stream<Arguments> secrets() {
    Look set = state -> state.sheets().get(1).set();
    Look hand = state -> state.sheets().get(1).hand();
    Look under = state -> step(state, Announced.class).under();
    Look claim = state -> step(state, Claiming.class).under();
    Look taken = state -> step(state, Robbing.class).taken();
    Look answers = state -> step(state, PlayWindow.class).answers().choices().choiceOf(BEN);
    Look doubts = state -> step(state, Doubting.class).answers().choiceOf(BEN);
    Look attack = state -> state.stack().get(0).under();
    Look rider = state -> state.sheets().get(2).riders().get(0).under();
    Look quest = state -> state.sheets().get(1).quest();
    Look chosen = state -> step(state, SetCards.class).choices().choiceOf(BEN);
    Scene doubted = claimed("attack-5", "focus-strength").plays("ben: choose believe");
    return Stream.of(
        arguments("the cards that Ben has set", twoCardsSet(), set, BEN, CID),
        arguments("Ben's hand", twoCardsSet(), hand, BEN, CID),
        arguments("the card that Ben hides", announced(), under, BEN, CID),
        arguments("the card that Ann announces", claimed("attack-5", "attack-50"), claim, ANN, BEN),
        arguments("an attack in the fog", fought(), attack, BEN, CID),
        arguments("a Rider in the fog", fought(), rider, ANN, CID),
        arguments("the card taken from Ann", robbed(), taken, FAY, CID),
        arguments("whether Ben has answered", answered(), answers, BEN, CID),
        arguments("whether Ben doubts", doubted, doubts, BEN, CID),
        arguments("Ben's quest", quests(), quest, BEN, ANN),
        arguments("what Ben has set in secret", setting(), chosen, BEN, CID));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("secrets")
  void isKnownToOneAndDealtAnewToAnother(
      String what, Scene scene, Function<PrestigeState, Object> look, Seat knows, Seat knowsNot) {
    Object truth = look.apply(scene.state());

    assertThat(twins(scene, knows)).as(what).hasSizeGreaterThan(TWINS / 2);
    assertThat(twins(scene, knows)).as(what).extracting(look).containsOnly(truth);
    assertThat(twins(scene, knowsNot).stream().map(look).distinct()).as(what).hasSizeGreaterThan(1);
    for (Seat seat : List.of(knows, knowsNot)) {
      assertThat(twins(scene, seat))
          .extracting(twin -> PrestigeView.of(twin, seat))
          .containsOnly(PrestigeView.of(scene.state(), seat));
    }
  }

  private static List<SetCard> setByBen(Scene scene) {
    return twins(scene.hand(CID, "feint").turns(), CID).stream()
        .flatMap(twin -> twin.sheets().get(1).set().stream())
        .toList();
  }

  @Shows("PRE-SET-04")
  @Test
  void ofSeveralCardsThatAreSetNoneIsABluff() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-5").set(BEN, "attack-10");

    assertThat(setByBen(scene)).isNotEmpty().allMatch(card -> scene.cards().isAttack(card.card()));
    assertThat(setByBen(Scene.of(3).faces("dummy").set(BEN, "attack-5")))
        .anyMatch(card -> !scene.cards().isAttack(card.card()));
  }

  @Shows("PRE-Q-25")
  @Test
  void aSecondCardIsAnAttackCardButNoStandIn() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-20");
    SetCard second = new SetCard(scene.numberOf("attack-20"), true);
    scene.sheet(BEN, sheet -> sheet.withSet(ImmutableList.of(second)));

    assertThat(setByBen(scene))
        .isNotEmpty()
        .allMatch(card -> card.second() && scene.cards().isPlainAttack(card.card()));
  }
}
