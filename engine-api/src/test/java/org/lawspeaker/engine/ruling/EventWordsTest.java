package org.lawspeaker.engine.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Problem;

/** Kinds of events and facts that the game does not have are refused, not sought in vain. */
class EventWordsTest {
  private static final Pebbles GAME = new Pebbles(Pebbles.TELLING);

  private static String problem(String then) {
    RulingFile file =
        RulingFile.read(
                "q.yaml", "game: pebbles\nasks: So?\nwhen: [roll 3, take 2]\nthen: " + then + "\n")
            .orThrow();
    RulingReport report = RulingRunner.run(file, GAME);
    assertThat(report.status()).isEqualTo(RulingReport.Status.MALFORMED);
    Problem problem = report.cases().get(0).judgement().problems().get(0);
    return problem.toString();
  }

  @Test
  void anUnknownKindIsRefusedWithTheOneThatWasMeant() {
    assertThat(problem("{events: [passed, takn]}"))
        .endsWith(
            "then/events/1: unknown kind of event \"takn\"; did you mean \"taken\"?"
                + " Known: taken, passed");
  }

  @Test
  void anUnknownKindThatMustNotHappenIsRefusedToo() {
    assertThat(problem("{not-events: [passt]}"))
        .contains("then/not-events: unknown kind of event \"passt\"");
  }

  @Test
  void anUnknownFactIsRefused() {
    assertThat(problem("{during: [{kind: taken, peble: 1}]}"))
        .endsWith(
            "then/during/0: unknown fact of taken \"peble\"; did you mean \"pebble\"?"
                + " Known: pebble");
  }

  @Test
  void aGameThatDoesNotSayRefusesNothing() {
    EventPattern pattern = EventPattern.of("anything");
    assertThat(pattern.unknown("then", ImmutableMap.of())).isEmpty();
    assertThat(pattern.unknown("then", ImmutableMap.of("else", ImmutableSet.of()))).hasSize(1);
  }

  @Test
  void aNameFitsWrittenOutOrShort() {
    assertThat(fits("Stone Troll", "stone-troll")).isTrue();
    assertThat(fits("stone-troll", "Stone Troll")).isTrue();
    assertThat(fits("Troll", "stone-troll")).isFalse();
    assertThat(fits("Hanged Men's Crossing", "hanged-men-s-crossing")).isTrue();
    assertThat(fits("-1", "1")).isFalse();
    assertThat(fits("-1", "1")).isFalse();
  }

  private static boolean fits(String asked, String told) {
    Event event =
        Event.open(
            Citation.of("TOY-HP-01"), "defeated", "defeated", ImmutableMap.of("monster", told));
    return new EventPattern("defeated", Optional.empty(), ImmutableMap.of("monster", asked))
        .fits(event);
  }
}
