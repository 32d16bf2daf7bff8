package org.lawspeaker.thorgal.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;

import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.thorgal.Altered;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.moves.Accept;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.RoundStep;

/** What several effects of one text do is said in the order in which they are carried out. */
class EffectOrderTest {
  private static final String EFFECTS = "{draw-cards: {cards: 1}}, {hurt: {damage: 2}}";
  private static final String IN_ORDER =
      "you draw 1 card, then the destiny player receives 2 damage";

  @Test
  void ofAnOffer() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS).begins().does(BEN, "{perhaps: [" + EFFECTS + "]}");

    assertThat(new Seen(at, BEN).choice("accept").hint()).contains(IN_ORDER);
  }

  @Test
  void ofAPartThatIsChosen() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .begins()
            .does(BEN, "{one-of: [[" + EFFECTS + "], [{draw-cards: {cards: 1}}]]}");

    assertThat(new Seen(at, BEN).choice("option 1").label())
        .isEqualTo("You draw 1 card, then the destiny player receives 2 damage");
  }

  @Test
  void ofAHornEffect() {
    String horn = "phases: [dusk],\n         horn: [";
    Altered cards = Altered.with(horn, horn + "{hurt: {damage: 2}}, ");
    Position at =
        Position.at(RoundStep.JOURNEY_END)
            .journeyTo("marsh")
            .journey(journey -> journey.withStage(Journey.Stage.SUCCEEDED))
            .begins();

    Choice accept =
        new ThorgalShowing(cards.game().cards()).choice(at.seenBy(ANN), new Accept(ANN));

    assertThat(accept.hint())
        .contains("the destiny player receives 2 damage, then you draw 1 card");
  }
}
