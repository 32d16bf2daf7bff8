package org.lawspeaker.command.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Seat;

class TellingTest {
  private static final SeatNames NAMES = Tavern.NAMES.playing(Tavern.scene().seats());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          seat 0 draws a card                        | You draw a card
          seat 0 passes                              | You pass
          seat 0 carries the Axe                     | You carry the Axe
          seat 0 dies                                | You die
          seat 0 is out                              | You are out
          seat 0 also has 2 cards                    | You also have 2 cards
          seat 0 may keep 1                          | You may keep 1
          seat 0 loses 1 and gains 2                 | You lose 1 and gain 2
          seat 0's disc rests                        | Your disc rests
          seat 0 chooses: he draws and gains 2       | You choose: he draws and gains 2
          the attack of seat 0 does 40 damage        | Your attack does 40 damage
          seat 1 takes the Axe of seat 0             | Outlaws take your Axe
          seat 1 draws a card and loses 2            | Outlaws draw a card and lose 2
          seat 1 now has 2 cards                     | Outlaws now have 2 cards
          seat 1's disc rests                        | Outlaws' disc rests
          seat 12 is none of these                   | Seat 12 is none of these
          seat 0 is Vikings                          | You are Vikings
          seat 1 is Outlaws                          | Seat 1 is Outlaws
          Encounter 1 begins                         | Encounter 1 begins
          """)
  void tellsWhoeverSitsThere(String says, String told) {
    assertThat(new Telling(NAMES).sentence(says)).isEqualTo(told);
  }

  @Test
  void aSeatWithoutANameBeginsASentenceAsAWordDoes() {
    Telling telling =
        new Telling(SeatNames.numbered(2, ImmutableList.of(), Optional.of(Seat.of(0))));

    assertThat(telling.sentence("seat 1 draws a card")).isEqualTo("Seat 1 draws a card");
    assertThat(telling.names().first(Seat.of(1))).isEqualTo("Seat 1");
    assertThat(telling.names().first(Seat.of(0))).isEqualTo("You");
    assertThat(
            new SeatNames(
                    ImmutableList.of("x"), ImmutableList.of(), ImmutableSet.of(), Optional.empty())
                .first(Seat.of(0)))
        .isEqualTo("x");
  }

  @Test
  void tellsWhatOneSeatAloneIsTold() {
    Event event =
        Event.secret(
            Citation.of("TAV-DRAW-01"),
            "drawn",
            "seat 0 draws Attack 30",
            ImmutableMap.of(),
            ImmutableSet.of(Seat.of(0)));

    assertThat(new Telling(NAMES).of(event)).isEqualTo("You draw Attack 30");
    assertThat(new Telling(NAMES.forAll()).of(event)).isEqualTo("Vikings draws Attack 30");
  }
}
