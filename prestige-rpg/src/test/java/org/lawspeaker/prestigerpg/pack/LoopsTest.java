package org.lawspeaker.prestigerpg.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;

/** No encounter and no event set each other off without end. */
class LoopsTest {
  private static final String SAYS =
      ": \"new-initiative\" when a player has received damage and \"hurt\" when new Initiative has"
          + " been drawn set each other off again and again";
  private static final String DRAWS =
      "{life: [100, 120, 140, 160], rules: [{on: hurt, effects: [new-initiative]}]}";

  @Test
  void noShippedCardsDo() {
    assertThat(new PrestigeRpgProvider().game().loops()).isEmpty();
  }

  @Test
  void anEncounterAndAnEventThatDoAreFound() {
    String pack =
        """
        extends: reference
        name: loop
        version: "1"
        add:
          events:
            - name: Whirl
              kind: event
              activation: [4]
              rules: [{on: hurt, effects: [new-initiative]}]
              provenance: house
            - name: Breeze
              kind: event
              activation: [4]
              rules: [{on: round-ends, effects: [new-initiative]}]
              provenance: house
        """;

    assertThat(PrestigeRpgProvider.read(new PackText("loop.yaml", pack)).orThrow().loops())
        .extracting(Problem::toString)
        .containsExactly("Tide Caller with Whirl" + SAYS);
  }

  private static List<String> loops(String cards) {
    String pack = "extends: reference\nname: loop\nversion: \"1\"\nadd:\n" + cards;
    return PrestigeRpgProvider.read(new PackText("loop.yaml", pack)).orThrow().loops().stream()
        .map(Problem::toString)
        .toList();
  }

  /** An encounter that draws, with an event that hurts. */
  private static List<String> eddyWithHail(String phases) {
    return loops(
        """
          encounters:
            - name: Eddy
              prestige: 3
              phases: [%s]
              provenance: house
          events:
            - name: Hail
              kind: event
              activation: [4]
              rules: [{on: initiative, effects: [{hurt: {who: {holder: 1}, damage: 1}}]}]
              provenance: house
        """
            .formatted(phases));
  }

  @Test
  void anEncounterThatDrawsWhereTheEventHurtsIsFoundToo() {
    assertThat(eddyWithHail(DRAWS)).containsExactly("Eddy with Hail" + SAYS);
  }

  @Test
  void aLaterPartOfAnEncounterIsLookedAtToo() {
    assertThat(eddyWithHail("{life: [100, 120, 140, 160]}, " + DRAWS))
        .containsExactly("Eddy with Hail" + SAYS);
  }

  @Test
  void withoutAPartThatDrawsNothingGoesRound() {
    assertThat(eddyWithHail("{life: [100, 120, 140, 160]}")).isEmpty();
  }
}
