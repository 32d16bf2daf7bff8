package org.lawspeaker.hofordeals.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.hofordeals.Scene;
import org.lawspeaker.testkit.coverage.Shows;

/** The Acquire step and Rest. */
class AcquireTest {
  private static final String ROW =
      "decks: {row: [veteran, recall, trail-rations, iron-helm, champion, long-sword]}";

  private static Scene at(String hero, String site) {
    String sites = site.isEmpty() ? "" : ", sites: {c2: {card: " + site + "}}";
    String space = site.isEmpty() ? "" : ", space: c2";
    return Scene.of(
        2, "{step: acquire, heroes: {1: {" + hero + space + "}}" + sites + ", " + ROW + "}");
  }

  @Test
  @Shows({"HOF-ACQUIRE-01", "HOF-ACQUIRE-06", "HOF-EFFORT-02", "HOF-Q-14"})
  void acquiresASkillIntoTheDiscardPile() {
    Scene scene = at("effort: 9", "").then("buy veteran", "draw rally");

    assertThat(scene.hero(1).effort()).isEqualTo(5);
    assertThat(scene.hero(1).discard().count(Scene.card("veteran"))).isEqualTo(1);
    assertThat(scene.state().decks().row().size()).isEqualTo(6);
  }

  @Test
  @Shows({"HOF-ACQUIRE-03", "HOF-Q-15"})
  void refusesArchetypesThatAreNotShown() {
    Scene scene = at("effort: 9", "trash-pile");

    assertThat(scene.refused("buy veteran")).containsExactly("HOF-ACQUIRE-03");
    assertThat(scene.allowed("buy recall")).contains("HOF-ACQUIRE-01");
  }

  @Test
  @Shows("HOF-ACQUIRE-05")
  void refusesEquipmentWhereNoneIsSold() {
    assertThat(at("effort: 9", "trash-pile").refused("buy iron-helm"))
        .containsExactly("HOF-ACQUIRE-05");
  }

  @Test
  @Shows("HOF-EFFORT-02")
  void refusesWhatIsTooDear() {
    assertThat(at("effort: 3", "").refused("buy veteran")).containsExactly("HOF-EFFORT-02");
  }

  @Test
  @Shows({"HOF-ACQUIRE-12", "HOF-FLOURISH-02", "HOF-FLOURISH-01"})
  void acquiresAFlourishAnywhere() {
    Scene scene = at("effort: 6", "trash-pile").then("buy flourish", "buy flourish");

    assertThat(scene.hero(1).discard().count(Scene.card("flourish"))).isEqualTo(2);
    assertThat(scene.state().decks().flourish()).isEqualTo(14);
  }

  @Test
  @Shows({"HOF-ACQUIRE-07", "HOF-ACQUIRE-08", "HOF-STASH-01", "HOF-STASH-02", "HOF-EQUIP-05"})
  void stashesWhatLiesInTheSlot() {
    Scene scene = at("effort: 9, gear: {weapon: twin-daggers}", "").then("buy long-sword").chance();

    assertThat(scene.hero(1).gear()).containsValue(Scene.card("long-sword"));
    assertThat(scene.hero(1).fame()).isEqualTo(2);
    assertThat(scene.state().decks().box().count(Scene.card("twin-daggers"))).isEqualTo(1);
  }

  @Test
  @Shows({"HOF-ACQUIRE-09", "HOF-RELIC-04", "HOF-STASH-03"})
  void refusesEquipmentForASlotWithARelic() {
    Scene scene = at("effort: 9, gear: {weapon: blade-of-dawn}", "");

    assertThat(scene.refused("buy long-sword"))
        .containsExactly("HOF-ACQUIRE-09", "HOF-RELIC-04", "HOF-STASH-03");
  }

  @Test
  @Shows({"HOF-BIND-02", "HOF-Q-49"})
  void discardsBoundCardsBeyondTheLimitOfANewWeapon() {
    String bound =
        "bound: [{id: 1, card: hack, power: 1}, {id: 2, card: vanguard, power: 2}, {id: 3, card:"
            + " shield-wall, power: 2}]";
    Scene scene =
        Scene.of(
            2,
            "{step: acquire, heroes: {1: {effort: 9, " + bound + "}}, decks: {row: [war-maul]}}");
    scene.then("buy war-maul", "choose bound hack", "choose bound vanguard").chance();

    assertThat(scene.hero(1).bound()).hasSize(1);
    assertThat(scene.window()).isEqualTo("acquire");
  }

  @Test
  @Shows({
    "HOF-REST-01",
    "HOF-REST-02",
    "HOF-REST-03",
    "HOF-REST-04",
    "HOF-EFFORT-06",
    "HOF-PLAY-08"
  })
  void restsWithANewHandAndKeepsBoundCards() {
    Scene scene =
        at(
            "effort: 2, hand: [strive, forage], played: [strive], bound: [{id: 1, card: hack,"
                + " power: 1}]",
            "");
    scene.then("done").chance();

    assertThat(scene.hero(1).hand().size()).isEqualTo(5);
    assertThat(scene.hero(1).discard().size()).isEqualTo(3);
    assertThat(scene.hero(1).bound()).hasSize(1);
    assertThat(scene.hero(1).effort()).isZero();
    assertThat(scene.state().turn().active().index()).isZero();
  }

  @Test
  @Shows("HOF-ACQUIRE-10")
  void refusesToBuyWhileExploring() {
    Scene scene = Scene.of(2, "{step: explore, heroes: {1: {effort: 9}}, " + ROW + "}");

    assertThat(scene.refused("buy veteran")).containsExactly("HOF-ACQUIRE-10");
  }
}
