package org.lawspeaker.gloomkilforth.faces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Setup;
import org.lawspeaker.gloomkilforth.OwnPack;
import org.lawspeaker.gloomkilforth.Scene;

/** What a hero reads of the gloom where it stands. On Ashen Waste it costs 2 HP. */
class GloomLossTest {
  private static final Seat BEN = Seat.of(1);
  private static final String ZONES =
      """
      turn-of: 1
      heroes: {1: {at: ashen-waste, hp: 2, ap: 1, assets: [%s]}}
      places: {ashen-waste: {gloom: true}}
      """;

  @Test
  void theCampSaysWhatTheGloomCostsWhoLosesFewer() {
    Seen seen = new Seen(Scene.of(2, ZONES.formatted("plate-of-dawn")), BEN);

    assertThat(seen.reads("camp"))
        .isEqualTo("Make Camp | your Day is over; 1 AP is lost; at Night the gloom costs 1 HP");
    assertThat(seen.zone("here-1").notes())
        .containsExactly("Ashen Waste, Badlands; in gloom, at Night 1 HP.");
  }

  @Test
  void whatIsOverBeforeTheNightLessensNothing() {
    String card =
        OwnPack.titled(
            "Captain",
            "abilities: [{on: any-time, deed: true, limit: once-per-day, effects:"
                + " [{modify: {gives: {less-harm: 1}, until: %s}}]}]");

    assertThat(campAfterDeed(card.formatted("turn"))).endsWith("the gloom costs 2 HP !");
    assertThat(campAfterDeed(card.formatted("night"))).endsWith("the gloom costs 2 HP !");
    assertThat(campAfterDeed(card.formatted("day"))).endsWith("the gloom costs 1 HP");
  }

  private static String campAfterDeed(String captain) {
    Scene scene =
        Scene.of(OwnPack.instead("Captain", captain), Setup.of(2), ZONES.formatted("captain"));
    return new Seen(scene.then("resolve captain"), BEN).reads("camp");
  }

  @Test
  void aLossThatIsWhollyMadeUpForIsNotSpokenOf() {
    Scene scene =
        Scene.of(
            OwnPack.captain("lasting: [{gives: {less-harm: 3}}]"),
            Setup.of(2),
            ZONES.formatted("captain"));

    assertThat(new Seen(scene, BEN).reads("camp"))
        .isEqualTo("Make Camp | your Day is over; 1 AP is lost");
    assertThat(new Seen(scene, BEN).zone("here-1").notes())
        .first()
        .isEqualTo("Ashen Waste, Badlands; in gloom.");
  }

  @Test
  void afterTheLastDayComesNoNight() {
    Scene scene = Scene.of(2, ZONES.formatted("") + "clock: {day: 25}\n");

    assertThat(new Seen(scene, BEN).zone("here-1").notes())
        .containsExactly("Ashen Waste, Badlands; in gloom.");
  }
}
