package org.lawspeaker.prestigerpg.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.Scene.number;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.life.Heal;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.state.SetCard;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.story.Ballot;
import org.lawspeaker.prestigerpg.story.Vote;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.testkit.coverage.Shows;

/** Who may not act at all comes before whose turn it is, and that before the move itself. */
class ReasonsTest {
  private static SetFaceDown sets(Seat seat) {
    return new SetFaceDown(seat, Pile.of(number("attack-5")));
  }

  private static Play uses(Scene scene, Seat seat, Seat owner) {
    int item = scene.sheet(owner).items().get(0).id();
    return Play.of(seat, new Playable.Item(item));
  }

  /** Initiative goes against the order of the seats. */
  private static Scene party() {
    Scene scene = Scene.of(4).faces("dummy");
    for (int i = 0; i < 4; i++) {
      int number = 4 - i;
      scene.sheet(Seat.of(i), sheet -> sheet.withInitiative(number));
    }
    return scene.hand(ANN, "attack-5").hand(BEN, "attack-5").hand(CID, "attack-5");
  }

  @Test
  @Shows("PRE-DEATH-01")
  void theDeadDoNothing() {
    Scene scene = party().dead(DAN).setting();

    scene.refuses(sets(DAN), "PRE-DEATH-01").refuses(new Pass(DAN), "PRE-DEATH-01");
    scene.refuses(new Negotiate(DAN, ANN), "PRE-DEATH-01");
    scene.refuses(new Done(DAN), "PRE-DEATH-01");
  }

  @Test
  @Shows("PRE-VAMPYRE-03")
  void theTurnedSetNoCard() {
    party().turned(CID).setting().refuses(sets(CID), "PRE-VAMPYRE-03");
  }

  @Test
  @Shows("PRE-Q-38")
  void theTrippedSetNoCard() {
    Scene scene = party();
    scene.sheet(BEN, sheet -> sheet.withPace(sheet.pace().withSitsOut(true)));

    scene.setting().refuses(sets(BEN), "PRE-Q-38");
  }

  @Test
  @Shows({"PRE-Q-17", "PRE-Q-18", "PRE-SET-03", "PRE-FLOW-02"})
  void othersSetOnceAndBeforeTheFirstFlip() {
    Scene scene = party().setting();

    scene.refuses(sets(DAN), "PRE-Q-17");
    scene.plays("ben: set attack-5").refuses(sets(BEN), "PRE-Q-18");
    scene.plays("ann: set attack-5", "cid: set attack-5");
    scene.refuses(sets(BEN), "PRE-SET-03");
    party().potions().refuses(sets(BEN), "PRE-FLOW-02");
  }

  @Test
  @Shows("PRE-Q-01")
  void nobodyElseIsInTheGame() {
    party().setting().refuses(new Pass(Seat.of(5)), "PRE-Q-01");
  }

  @Test
  @Shows({"PRE-WEREBOAR-01", "PRE-WEREBOAR-03", "PRE-WEREBOAR-04"})
  void aCreatureHasNoItemsForAnybody() {
    Scene scene = party().items(CID, "healing-potion");
    scene.sheet(CID, sheet -> sheet.withStatus(Status.CREATURE).withInitiative(0));
    scene.setting();

    scene.refuses(uses(scene, CID, CID), "PRE-WEREBOAR-04");
    scene.refuses(sets(CID), "PRE-WEREBOAR-01");
    int item = scene.sheet(CID).items().get(0).id();
    scene.refuses(new PickItem(ANN, item), "PRE-WEREBOAR-03");
  }

  @Test
  @Shows("PRE-WEREBOAR-03")
  void noCardIsAimedAtAnItemOfACreature() {
    Scene scene = Scene.of(3).faces("dummy").items(BEN, "lantern").items(CID, "healing-potion");
    scene.sheet(CID, sheet -> sheet.withStatus(Status.CREATURE).withInitiative(0));
    scene.set(BEN, "attack-20").hand(ANN, "pickpocket").turns().asks("cards-set", ANN);
    Play steals = Play.of(ANN, new Playable.Card(scene.numberOf("pickpocket")));
    int item = scene.sheet(CID).items().get(0).id();

    scene.refuses(steals.on(new Target.Item(CID, item)), "PRE-WEREBOAR-03");
  }

  @Test
  @Shows("PRE-ITEM-03")
  void aPotionIsUsedByItsOwnerOnly() {
    Scene scene = party().items(BEN, "healing-potion").items(DAN, "healing-potion").life(ANN, 40);

    scene.potions().refuses(uses(scene, DAN, BEN), "PRE-ITEM-03");
    scene.refuses(uses(scene, ANN, BEN), "PRE-ITEM-03");
    scene.refuses(Play.of(ANN, new Playable.Item(999)), "PRE-ITEM-04");
  }

  @Test
  @Shows("PRE-EXP-01")
  void abilitiesComeWithTheirExpansion() {
    Scene scene = party().setting();

    scene.refuses(Play.of(CID, new Playable.Ability(scene.sheet(CID).character())), "PRE-EXP-01");
  }

  @Test
  @Shows("PRE-Q-10")
  void whoHasAnsweredDoesNotAnswerAgain() {
    Scene scene = party().hand(CID, "trip").hand(BEN, "trip").set(ANN, "attack-5").turns();

    scene.plays("cid: pass").refuses(new Pass(CID), "PRE-Q-10");
    assertThat(scene.faults(new Pass(CID))).containsExactly("answered-already");
  }

  @Test
  @Shows({"PRE-NEGOT-01", "PRE-Q-50"})
  void aTradeIsToldAsOne() {
    Scene scene = party().items(CID, "healing-potion").potions();
    scene.plays("cid: negotiate seat-2", "item seat-0-healing-potion", "done", "choose accept");

    scene.tells("item-moved", "PRE-Q-50");
  }

  @Test
  @Shows("PRE-Q-38")
  void whatTripDiscardsIsNotToldAsEdgeOut() {
    Scene scene = party().set(DAN, "attack-5").hand(BEN, "trip").turns();
    scene.plays("ben: play trip");

    scene.passes().passes().tells("set-discarded", "PRE-Q-38");
  }

  @Test
  @Shows("PRE-EDGE-03")
  void theSecondCardOfOpportunityFireIsATargetByException() {
    Scene scene = party().hand(BEN, "edge-out");
    scene.sheet(
        CID, sheet -> sheet.withSet(ImmutableList.of(new SetCard(number("attack-5"), true))));
    scene.set(DAN, "attack-5").turns();

    Play aimed = new Play(BEN, new Playable.Card(number("edge-out")), 0, new Target.Card(CID, 0));
    scene.allows(aimed, "PRE-EDGE-03");
  }

  @Test
  @Shows("PRE-Q-18")
  void whoHasSetTheLastCardOfTheHandHasSetOnce() {
    Scene scene = Scene.of(3).faces("dummy").set(ANN, "attack-5").hand(BEN, "edge-out").turns();

    scene.asks("cards-set", BEN).refuses(sets(ANN), "PRE-Q-18");
  }

  @Test
  @Shows("PRE-BEGIN-02")
  void aVoteIsAskedByTheCardThatCallsForIt() {
    Scene scene = Scene.ofReference(3);
    scene.begins(Flow.NEXT_ENCOUNTER);
    scene.plays("reveal toll-keeper", "event t-is-the-fog-of-war");
    scene.asks("vote", ANN, BEN, CID).asksBy("PRE-BEGIN-02");
  }

  @Test
  void aVoteOfAnEventIsAskedAndDecidedByTheEvent() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3);
    ImmutableList<Effect> heals = ImmutableList.of(new Heal(Group.ALL, 5));
    Vote vote = new Vote("Rest?", ImmutableList.of(), heals, ImmutableList.of());
    Table table = Table.of(scene.cards(), scene.state());
    scene.begins(Ballot.of(table, Source.event(0, BEN), vote));

    scene.asks("vote", CID, BEN, ANN).asksBy("PRE-EVENT-08");
    scene.plays("cid: choose yes", "ben: choose no", "ann: choose yes");
    scene.tells("decided", "PRE-EVENT-08");
    assertThat(scene.says()).contains("Rest? yes");
  }
}
