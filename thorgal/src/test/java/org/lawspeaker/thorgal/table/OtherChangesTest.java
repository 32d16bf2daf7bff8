package org.lawspeaker.thorgal.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.DOT;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.testkit.coverage.Shows;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;

/** Changes of opposing, resolving, Gods Fate, uniqueness and clean-up; how long they last. */
class OtherChangesTest {
  @Shows({"THO-OPP-04", "THO-GEN-03"})
  @Test
  void opposesFreeWithCompanionsThatFit() {
    Position.at(RoundStep.UNDERTAKING)
        .inForce(BEN, "{oppose-free: [{named: Watcher}]}", Span.ROUND)
        .lands("cliffs")
        .party(BEN, "watcher", "lady")
        .begins()
        .plays("travel cliffs")
        .refuses("oppose lady", "THO-OPP-06")
        .plays("oppose watcher")
        .has("opposing", "watcher");
  }

  @Shows("THO-OPP-04")
  @Test
  void opposesFreeOnlyWithTheOwnCompanions() {
    Position.at(RoundStep.UNDERTAKING)
        .inForce(ANN, "oppose-free", Span.ROUND)
        .lands("cliffs")
        .party(BEN, "watcher")
        .begins()
        .plays("travel cliffs")
        .refuses("oppose watcher", "THO-OPP-06");
  }

  @Shows({"THO-Q-33", "THO-GEN-03"})
  @Test
  void letsAsManyMoreOpposeAsTheTextSays() {
    Position.at(RoundStep.UNDERTAKING)
        .inForce(BEN, "{oppose-more: 1}", Span.ROUND)
        .inForce(BEN, "oppose-free", Span.ROUND)
        .lands("cliffs")
        .party(BEN, "watcher", "lady", "baron")
        .begins()
        .plays("travel cliffs", "oppose watcher")
        .asks(BEN, "oppose")
        .plays("oppose lady")
        .has("opposing", "watcher lady")
        .has("ben party", "baron")
        .asks(ANN, "action");
  }

  @Shows({"THO-OPP-02", "THO-GEN-03"})
  @Test
  void keepsCompanionsOfOpponentsFromOpposing() {
    Position.at(RoundStep.UNDERTAKING)
        .inForce(ANN, "{no-opposing: [{cost-at-least: 1}]}", Span.ROUND)
        .lands("meadow")
        .party(BEN, "jolan", "farmer")
        .begins()
        .plays("travel meadow")
        .refuses("oppose jolan", "THO-Q-99")
        .allows("oppose farmer");
  }

  @Shows({"THO-RES-06", "THO-GEN-03"})
  @Test
  void comparesNoAttributeThatATextDisregards() {
    Position.at(RoundStep.RESOLUTION)
        .inForce(ANN, "{disregard: power}", Span.ROUND)
        .journeyTo("cliffs")
        .begins()
        .has("conquered", "cliffs");
    Position.at(RoundStep.RESOLUTION)
        .inForce(ANN, "{disregard: cunning}", Span.ROUND)
        .journeyTo("cliffs")
        .begins()
        .has("conquered", "");
  }

  @Shows({"THO-FATE-03", "THO-GEN-03"})
  @Test
  void changesTheFatePointsOfWhomItMeans() {
    Position.at(RoundStep.DRAWING)
        .inForce(ANN, "{fate-points: {by: 2}}", Span.ROUND)
        .inForce(ANN, "{fate-points: {whose: opponent, by: -3}}", Span.ROUND)
        .begins()
        .offersAlso("fill 9")
        .offersNot("fill 10")
        .plays("fill 0")
        .offersAlso("fill 4")
        .offersNot("fill 5");
  }

  @Shows({"THO-FATE-03", "THO-Q-45"})
  @Test
  void leavesNoFewerFatePointsThanNone() {
    Position.at(RoundStep.DRAWING)
        .inForce(ANN, "{fate-points: {by: -7}}", Span.ROUND)
        .inForce(ANN, "{fate-points: {by: -7}}", Span.ROUND)
        .begins()
        .offers("fill 0");
  }

  @Shows({"THO-FATE-12", "THO-GEN-03"})
  @Test
  void drawsAfterAddingToThePoolByATextAlone() {
    Position.at(RoundStep.DRAWING)
        .inForce(ANN, "pool-first", Span.ROUND)
        .begins()
        .plays("fill 2")
        .asks(ANN, "gods-fate")
        .plays("draw", "fill 0")
        .asks(BEN, "gods-fate")
        .plays("fill 1")
        .has("ann hand", "farmer")
        .has("ann pool", 2)
        .has("phase", "Dawn");
  }

  @Shows({"THO-UNIQUE-01", "THO-GEN-03"})
  @Test
  void allowsCopiesOfUniqueCardsThatFit() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(ANN, "{allow-copies: [{named: Jolan}]}", Span.ROUND)
        .party(ANN, "jolan", "outlaws-thorgal-aegirsson")
        .hand(ANN, "jolan", "visitors-thorgal-aegirsson")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .refuses("play visitors-thorgal-aegirsson", "THO-UNIQUE-01")
        .plays("play jolan")
        .has("ann party", "jolan outlaws-thorgal-aegirsson jolan");
  }

  @Shows("THO-UNIQUE-01")
  @Test
  void allowsCopiesToThePlayerOfTheTextAlone() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .inForce(BEN, "{allow-copies: [{named: Jolan}]}", Span.ROUND)
        .party(ANN, "jolan", "outlaws-thorgal-aegirsson")
        .hand(ANN, "jolan")
        .pool(ANN, Suit.DESTINY, 3)
        .begins()
        .refuses("play jolan", "THO-UNIQUE-01");
  }

  @Shows({"THO-UNIQUE-01", "THO-EFFECT-08"})
  @Test
  void keepsACopyWhenTheTextThatLetItInIsOver() {
    Position over =
        Position.at(RoundStep.DAWN_ACTIONS)
            .party(ANN, "jolan", "outlaws-thorgal-aegirsson")
            .hand(ANN, "reunion", "jolan")
            .pool(ANN, Suit.DESTINY, 1)
            .begins()
            .plays("play reunion", "pass", "play jolan", "pass", "pass")
            .has("phase", "Journey")
            .has("ann party", "jolan outlaws-thorgal-aegirsson jolan");

    assertThat(wrongWithTheParty(over)).isEmpty();
    assertThat(wrongWithTheParty(over.changed().party(ANN, "visitors-thorgal-aegirsson").begins()))
        .containsExactly("Thorgal Aegirsson is unique and there twice (THO-UNIQUE-01)");
  }

  private static ImmutableList<String> wrongWithTheParty(Position at) {
    return Position.GAME.check(at.state()).stream()
        .filter(problem -> problem.place().equals("/sides/1/party"))
        .map(Problem::message)
        .collect(ImmutableList.toImmutableList());
  }

  @Shows({"THO-Q-86", "THO-Q-103"})
  @Test
  void meansTheOneBanePlayerThatTheDestinyPlayerChose() {
    Position.at(RoundStep.DAWN_ACTIONS, 3)
        .hand(CID, "hex")
        .hand(BEN, "hex")
        .begins()
        .does(ANN, "{last: {gives: {change-cost: {whose: opponent, of: {suit: bane}, by: 2}}}}")
        .asks(ANN, "player", "THO-Q-86")
        .asksWith(
            "Which player: until the end of the phase, bane cards that the opponent plays cost 2"
                + " more?")
        .offers("player 2", "player 0")
        .plays("player 0", "pass")
        .allows("play hex")
        .plays("pass")
        .refusesStating("play hex", "short-by", 2);
  }

  @Shows("THO-Q-86")
  @Test
  void meansTheDestinyPlayerOrTheUserWithoutAChoice() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS, 3).hand(ANN, "horse").hand(BEN, "hex", "hex").begins();
    at.does(CID, "{last: {gives: {change-cost: {whose: opponent, by: 2}}}}")
        .asks(ANN, "action")
        .refusesStating("play horse", "short-by", 2);
    at.does(CID, "{last: {gives: {change-cost: {whose: bane-player, by: 2}}}}")
        .asks(ANN, "action")
        .plays("play horse", "pass")
        .allows("play hex");
    at.does(BEN, "{last: {gives: {change-cost: {whose: bane-player, by: 2}}}}")
        .plays("play horse", "pass")
        .refusesStating("play hex", "short-by", 2);
  }

  @Shows("THO-Q-86")
  @Test
  void meansNoOtherWhenTheChosenOneIsOut() {
    Position.at(RoundStep.DAWN_ACTIONS, 4)
        .deck(CID, Suit.DESTINY)
        .hand(DOT, "hex")
        .hand(BEN, "hex")
        .begins()
        .does(ANN, "{last: {gives: {change-cost: {whose: opponent, of: {suit: bane}, by: 2}}}}")
        .plays("player 2")
        .does(ANN, "{hurt: {who: bane-player, damage: 1}}")
        .plays("player 2", "pass")
        .allows("play hex")
        .plays("pass")
        .allows("play hex");
  }

  @Shows({"THO-CLEAN-11", "THO-GEN-03"})
  @Test
  void keepsAttributeMarkersOfTheOwnParty() {
    Position.at(RoundStep.CLEAN_UP)
        .inForce(ANN, "keep-markers", Span.ROUND)
        .party(ANN, "bow")
        .party(BEN, "idol")
        .marked("bow", 1, 0, 0)
        .marked("idol", 1, 0, 0)
        .begins()
        .cites("markers-removed", "THO-GEN-03")
        .has("markers of bow", "1/0/0")
        .has("markers of idol", "0/0/0");
    Position.at(RoundStep.CLEAN_UP)
        .inForce(ANN, "keep-markers", Span.ROUND)
        .party(ANN, "bow")
        .party(BEN, "idol")
        .marked("idol", 1, 0, 0)
        .begins()
        .cites("markers-removed", "THO-CLEAN-11");
  }

  @Shows({"THO-CLEAN-03", "THO-GEN-03"})
  @Test
  void keepsAsManyCardsInHandAsTheTextSays() {
    Position.at(RoundStep.CLEAN_UP)
        .inForce(ANN, "{keep-in-hand: 1}", Span.ROUND)
        .hand(ANN, "bow", "smith")
        .hand(BEN, "hex")
        .begins()
        .refuses("keep", "THO-CLEAN-03")
        .plays("deck bow", "keep")
        .has("ann hand", "smith")
        .refuses("keep", "THO-CLEAN-03");
  }

  @Shows({"THO-EFFECT-08", "THO-Q-74"})
  @Test
  void lastsAsLongAsTheTextSays() {
    Position at =
        Position.at(RoundStep.DAWN_ACTIONS)
            .lands("cliffs")
            .begins()
            .does(ANN, "{last: {gives: {add-strength: {bravery: 1}}}}")
            .does(ANN, "{last: {gives: {add-strength: {cunning: 1}}, span: journey}}")
            .does(ANN, "{last: {gives: {add-strength: {power: 1}}, span: round}}")
            .has("strength", "1/1/1")
            .plays("pass", "pass", "travel cliffs", "decline")
            .has("strength", "0/1/1")
            .plays("pass", "pass")
            .has("phase", "Dusk")
            .has("strength", "0/0/1");
    at.plays("pass", "pass").has("round", 3).has("strength", "0/0/0");
  }

  @Shows({"THO-Q-103", "THO-EFFECT-03"})
  @Test
  void dependsOnItsConditionFromMomentToMoment() {
    Position at =
        Position.at(RoundStep.JOURNEY_ACTIONS)
            .journeyTo("cliffs")
            .party(ANN, "chieftain", "warrior", "bow")
            .begins()
            .has("strength", "1/0/2");
    at.does(BEN, "{destroy-cards: {in: other-parties, where: [{named: Bow}]}}")
        .has("strength", "0/0/0");
    at.does(BEN, "{exhaust-cards: {target: {in: other-parties}}}").has("strength", "1/0/2");
  }

  @Shows({"THO-Q-29", "THO-EFFECT-01"})
  @Test
  void worksWhereTheTextSays() {
    LaidOut laid = Position.at(RoundStep.JOURNEY_ACTIONS).journeyTo("meadow");
    laid.party(BEN, "spirit", "obelisk", "sentinel").begins().has("difficulty", "0/0/1");
    laid.party(ANN, "spirit", "obelisk", "sentinel").begins().has("difficulty", "9/0/0");
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .opposed(BEN, "sentinel")
        .begins()
        .has("difficulty", "0/1/0");
  }

  @Shows({"THO-EFFECT-04", "THO-Q-21"})
  @Test
  void worksInThePhaseItsCardShows() {
    Position.at(RoundStep.DAWN_ACTIONS)
        .party(ANN, "lantern")
        .lands("cliffs")
        .begins()
        .has("strength", "0/0/0")
        .plays("pass", "pass")
        .has("strength", "0/1/0")
        .plays("travel cliffs", "decline", "pass", "pass")
        .has("phase", "Dusk")
        .has("strength", "0/0/0");
  }

  @Shows({"THO-Q-103", "THO-Q-26"})
  @Test
  void outlivesACardThatPaidWithItself() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("cliffs")
        .party(ANN, "torch")
        .begins()
        .plays("activate torch")
        .has("ann valhalla", "torch")
        .has("strength", "0/0/2");
  }

  @Shows({"THO-Q-103", "THO-Q-106"})
  @Test
  void goesOverWithACardThatIsTakenOver() {
    Position.at(RoundStep.JOURNEY_ACTIONS)
        .journeyTo("meadow")
        .party(BEN, "banner")
        .begins()
        .has("strength", "0/0/0")
        .does(ANN, "{take-over: {in: other-parties}}")
        .has("strength", "1/0/0");
  }
}
