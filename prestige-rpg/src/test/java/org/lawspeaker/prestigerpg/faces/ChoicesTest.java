package org.lawspeaker.prestigerpg.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.faces.Chosen.choice;
import static org.lawspeaker.prestigerpg.faces.Chosen.choices;
import static org.lawspeaker.prestigerpg.faces.Chosen.hint;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Onlooker;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.engine.show.Choice;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.effects.OneOfChoice;
import org.lawspeaker.prestigerpg.hand.DiscardChosen;
import org.lawspeaker.prestigerpg.hand.EndDiscards;
import org.lawspeaker.prestigerpg.hand.Robbing;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.moves.ByLot;
import org.lawspeaker.prestigerpg.moves.DealtQuest;
import org.lawspeaker.prestigerpg.moves.Drawn;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.NatureMove;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.prestigerpg.moves.Reveal;
import org.lawspeaker.prestigerpg.moves.TakeCharacter;
import org.lawspeaker.prestigerpg.moves.TopEvent;
import org.lawspeaker.prestigerpg.moves.TopRelic;
import org.lawspeaker.prestigerpg.moves.TurnedUp;
import org.lawspeaker.prestigerpg.poison.CurePoison;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.story.Ballot;
import org.lawspeaker.prestigerpg.story.Vote;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.turns.Bite;
import org.lawspeaker.prestigerpg.view.PrestigeView;

/** What choices say. Ann is Talon, Ben Orn, Cid Vasha; the order of play is another. */
class ChoicesTest {
  private static final Seat ANN = Scene.ANN;
  private static final Seat BEN = Scene.BEN;
  private static final Seat CID = Scene.CID;

  @Test
  void aCardIsSetForWhatItIsWorth() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3).poison(BEN, 1);
    scene.hand(BEN, "attack-40", "feint", "slip-behind", "double-strike", "edge-out").setting();

    assertThat(hint(scene, BEN, "Set Attack 40")).contains("worth 30 as things stand");
    assertThat(hint(scene, BEN, "Set Feint")).contains("does no damage");
    assertThat(hint(scene, BEN, "Set Slip Behind")).contains("doubles your next attack");
    assertThat(hint(scene, BEN, "Set Double Strike"))
        .contains("two Attack cards of your hand take its place");
    assertThat(choices(scene, BEN)).doesNotContainKey("Set Edge Out");
    assertThat(choice(scene, BEN, "Set Feint").pieces()).containsExactly("hand-1-feint");
  }

  @Test
  void aBluffIsCalledOne() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "edge-out").setting();

    assertThat(choices(scene, BEN)).containsOnlyKeys("Set Edge Out as a bluff");
  }

  @Test
  void aCardIsPlayedOnTheSetCardOfAPlayerByName() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3).set(BEN, "attack-20");
    scene.set(ANN, "attack-5").hand(CID, "edge-out").turns();
    Choice choice = choice(scene, CID, "Play Edge Out on the set card of Talon");

    assertThat(choices(scene, CID))
        .containsOnlyKeys(
            "Play nothing",
            "Play Edge Out on the set card of Orn Hammerfist",
            "Play Edge Out on the set card of Talon");
    assertThat(choice.verb()).isEqualTo("Play");
    assertThat(choice.pieces()).containsExactly("hand-0-edge-out", "set-2-1");
    assertThat(choice.hint()).contains("the set card is discarded unrevealed");
    assertThat(choice.isGrave()).isFalse();
  }

  @Test
  void eitherEffectOfACardGoesByItsOwnNameAndNamesTheToken() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 0, 5).set(ANN, "attack-5");
    scene.hand(CID, "not-so-tough-tougher-than-he-looks").initiative(1, 3, 2).turns();

    assertThat(choices(scene, CID))
        .containsOnlyKeys(
            "Play nothing",
            "Play Not So Tough on token 1",
            "Play Not So Tough on token 3",
            "Play Tougher Than He Looks on token 1",
            "Play Tougher Than He Looks on token 3");
  }

  @Test
  void equalItemsAreToldApartAndAidIsAnnounced() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3);
    scene.items(CID, "healing-potion", "healing-potion").life(CID, 40).life(ANN, 50).potions();

    assertThat(choices(scene, CID))
        .containsKeys(
            "Use Healing Potion on yourself",
            "Use Healing Potion (the second) on yourself",
            "Use Healing Potion on Talon",
            "Offer Orn Hammerfist a trade");
    assertThat(hint(scene, CID, "Use Healing Potion on Talon"))
        .contains("the chosen player gains 25 life; you gain 3 Prestige; it is used up");
    assertThat(hint(scene, CID, "Use Healing Potion on yourself"))
        .contains("the chosen player gains 25 life; it is used up");
  }

  @Test
  void whoIsToBeHealedLetsItBeDoneOrNot() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3);
    scene.items(CID, "healing-potion").life(ANN, 50).potions();
    scene.plays("cid: use seat-0-healing-potion on seat-2").passesUntil("healing");

    assertThat(choices(scene, ANN))
        .containsOnlyKeys(
            "Let yourself be healed by Healing Potion of Vasha the Red",
            "Refuse Healing Potion of Vasha the Red");
    assertThat(hint(scene, ANN, "Let yourself be healed by Healing Potion of Vasha the Red"))
        .contains("the chosen player gains 25 life; Vasha the Red gains 3 Prestige");
  }

  @Test
  void aTradeIsPutTogetherByNames() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3);
    scene.items(CID, "healing-potion").items(ANN, "alchemist-fire").life(ANN, 50).potions();
    scene.plays("cid: negotiate seat-2");
    if (!scene.asked().equals("offer")) {
      scene.passesUntil("offer");
    }
    assertThat(choices(scene, CID)).containsOnlyKeys("Offer Healing Potion to Talon");
    scene.plays("cid: item seat-0-healing-potion");
    assertThat(choices(scene, CID))
        .containsOnlyKeys("Ask Talon for Alchemist Fire", "Make Talon this offer");
    assertThat(hint(scene, CID, "Make Talon this offer")).contains("Healing Potion for nothing");
    scene.plays("cid: item seat-2-alchemist-fire", "cid: done");
    assertThat(choices(scene, ANN))
        .containsOnlyKeys(
            "Take Healing Potion of Vasha the Red for Alchemist Fire",
            "Refuse the offer of Vasha the Red");
  }

  @Test
  void cardsOfTheEndAreKeptOrDiscarded() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "attack-5", "attack-5", "feint");
    scene.begins(EndDiscards.of());

    assertThat(hint(scene, BEN, "Keep all cards")).contains("you keep 3 cards, then draw up to 7");
    assertThat(hint(scene, BEN, "Discard Attack 5")).isEmpty();
    assertThat(hint(scene, BEN, "Discard Feint")).contains("you keep Attack 5 and Attack 5");
    scene.plays("ben: card attack-5");
    assertThat(choice(scene, BEN, "Discard Attack 5").pieces())
        .containsExactly("hand-1-attack-5#2");
    assertThat(hint(scene, BEN, "Discard Feint")).contains("you keep Attack 5");
    assertThat(hint(scene, BEN, "Discard 1 card and keep the rest"))
        .contains("you keep 2 cards, then draw up to 7");
  }

  @Test
  void discardsSayHowManyMoreFollow() {
    Scene scene = Scene.of(3).faces("dummy").hand(CID, "attack-5", "feint", "rally");
    scene.begins(new DiscardChosen(CID, 2, Cause.ACTION));

    assertThat(choices(scene, CID))
        .containsOnlyKeys("Discard Attack 5", "Discard Feint", "Discard Rally");
    assertThat(hint(scene, CID, "Discard Feint")).contains("then 1 more card");
  }

  @Test
  void whatIsGivenBackSaysToWhom() {
    Scene scene = Scene.of(3).faces("dummy").hand(CID, "feint", "rally").initiative(1, 3, 2);
    Pile taken = Pile.of(scene.numberOf("feint"), scene.numberOf("rally"));
    scene.begins(new Robbing(CID, ImmutableList.of(), taken, ImmutableList.of(ANN, BEN), 1));

    assertThat(choices(scene, CID))
        .containsOnlyKeys("Give back Feint to Talon", "Give back Rally to Orn Hammerfist");
  }

  @Test
  void aTripThatCostsOnlyTheTurnSaysNoMore() {
    Scene scene = Scene.of(3, "trip=this-turn").faces("dummy").set(ANN, "attack-10");
    scene.hand(BEN, "trip").turns();
    assertThat(hint(scene, BEN, "Play Trip")).isNotEmpty();
    assertThat(hint(scene, BEN, "Play Trip").toString()).doesNotContain("next round");

    Scene standard = Scene.of(3).faces("dummy").set(ANN, "attack-10").hand(BEN, "trip").turns();
    assertThat(hint(standard, BEN, "Play Trip").toString()).contains("next round");
  }

  @Test
  void theCardOfADeadPlayerSaysWhatItDoesAsTheCreatureStrikesNow() {
    Scene scene = Scene.ofReference(3).faces("emperor-lich").last().fallenBefore(CID);
    scene.foe(foe -> foe.withPhase(1).withTokens(Pile.of(50)).withPlayers(Scene.seats(CID)));
    scene.event("blood-calls-to-blood").hand(CID, "attack-20", "attack-5").deck().totals();

    assertThat(hint(scene, CID, "Attack with Attack 20"))
        .contains("25 damage; the card is discarded");
  }

  @Test
  void aBiteSaysWhatItDoesToWhom() {
    Scene scene = Scene.of(3).faces("dummy").turned(ANN).life(CID, 4).begins(new Bite(ANN, 5));

    assertThat(choices(scene, ANN)).containsOnlyKeys("Bite Orn Hammerfist", "Bite Vasha the Red");
    assertThat(hint(scene, ANN, "Bite Vasha the Red"))
        .contains("5 damage; Vasha the Red has 4 life");
  }

  @Test
  void poisonIsRemovedOrKept() {
    Scene scene = Scene.of(3).faces("dummy").poison(CID, 2).begins(CurePoison.FIRST);

    assertThat(choices(scene, CID))
        .containsOnlyKeys("Keep all your poison", "Remove a poison token");
    assertThat(choice(scene, CID, "Remove a poison token").pieces())
        .containsExactly("poison-token-0#2");
    assertThat(choice(scene, CID, "Remove a poison token").hint()).hasValue("you keep 1");
  }

  @Test
  void aWayThatKillsIsGrave() {
    ImmutableList<Effect> hurts = ImmutableList.of(new Hurt(Group.ALL, 10, Optional.empty()));
    ImmutableList<Effect> gains = ImmutableList.of(new GainPrestige(Group.YOU, 2));
    Scene scene = Scene.of(3).faces("dummy").life(CID, 10).life(BEN, 11);
    Source source = Source.encounter(0, CID);
    scene.begins(new OneOfChoice(CID, source, ImmutableList.of(hurts, gains)));

    assertThat(choice(scene, CID, "All players receive 10 damage").isGrave()).isTrue();
    assertThat(hint(scene, CID, "All players receive 10 damage")).contains("it kills you");
    assertThat(choice(scene, CID, "You gain 2 Prestige").isGrave()).isFalse();
  }

  @Test
  void aVoteSaysWhatFollowsAndWhatItCosts() {
    Vote vote =
        new Vote(
            "Flee?",
            ImmutableList.of(),
            ImmutableList.of(new Hurt(Group.ALL, 10, Optional.empty())),
            ImmutableList.of());
    Scene scene = Scene.of(3).faces("dummy").life(CID, 10);
    Table table = Table.of(scene.cards(), scene.state());
    scene.begins(Ballot.of(table, Source.encounter(0, ANN), vote));

    assertThat(choices(scene, ANN)).containsOnlyKeys("Vote no", "Vote yes");
    assertThat(hint(scene, ANN, "Vote yes"))
        .contains("if most do so, all players receive 10 damage; costs you 10 life");
    assertThat(choice(scene, ANN, "Vote yes").isGrave()).isFalse();
    assertThat(choice(scene, CID, "Vote yes").isGrave()).isTrue();
  }

  @Test
  void anAttackIsAimedAtATokenThatHasSoMuchLife() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 0, 5).initiative(1, 2, 3);
    scene.set(ANN, "attack-20").turns();
    if (!scene.asked().equals("token")) {
      scene.passesUntil("token");
    }

    assertThat(choices(scene, ANN))
        .containsOnlyKeys("Attack token 1 with Attack 20", "Attack token 3 with Attack 20");
    assertThat(hint(scene, ANN, "Attack token 3 with Attack 20")).contains("token 3 has 5 life");
  }

  @Test
  void aSpecialAttackSaysWhatItIsWorth() {
    Scene scene = Scene.of(3).faces("dummy").initiative(2, 1, 3).set(ANN, "ambush-of-talon");
    scene.turns();
    if (!scene.asked().equals("special")) {
      scene.passesUntil("special");
    }

    assertThat(hint(scene, ANN, "Make the Special Attack of Ambush of Talon"))
        .contains("worth 50, and protected");
    assertThat(hint(scene, ANN, "Make an ordinary attack with Ambush of Talon"))
        .contains("worth 10");
  }

  @Test
  void lastingItemsAndAbilitiesSayHowOftenTheyServe() {
    Scene scene = Scene.of(3, "deeper-and-darker=yes").faces("dummy").items(BEN, "lantern");
    scene.life(BEN, 40).potions();

    assertThat(hint(scene, BEN, "Use Lantern")).contains("you gain 5 life; once an encounter");
  }

  @Test
  void whoeverChoosesIsToldWhatAWayCosts() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("a-grave-with-your-name");
    scene.initiative(1, 3, 2).prestige(BEN, 5).life(BEN, 20).ends();
    Choice choice =
        choice(
            scene,
            BEN,
            "The chooser receives 20 damage and gains a Relic (2 Prestige if none is left)");

    assertThat(choice.hint()).contains("it kills you");
    assertThat(choice.isGrave()).isTrue();
  }

  @Test
  void everyStepThatAsksAPlayerHasItsAnswers() {
    assertThat(asking(PrestigeFrame.class))
        .isNotEmpty()
        .allMatch(kind -> Choices.kinds().contains(kind));
    assertThat(Choices.kinds()).hasSameSizeAs(asking(PrestigeFrame.class));
  }

  private static List<Class<?>> asking(Class<?> family) {
    return Arrays.stream(family.getPermittedSubclasses())
        .filter(
            kind ->
                Arrays.stream(kind.getDeclaredMethods())
                    .anyMatch(
                        method -> method.getName().equals("propose") && !method.isSynthetic()))
        .<Class<?>>map(kind -> kind)
        .toList();
  }

  @Test
  void everyMoveOfNatureIsSaid() {
    List<NatureMove> moves =
        List.of(
            new TakeCharacter(0),
            new DealtQuest(0),
            new Reveal(0),
            new TopEvent(0),
            new TopRelic(SceneGame.GAME.cards().relic(0)),
            new Drawn(0),
            new Order(Pile.of(2, 1, 3)),
            new FromHandAtRandom(0),
            new TurnedUp(0),
            new ByLot(1));
    PrestigeView view = PrestigeView.of(Scene.game(3).state(), Onlooker.ARBITER);
    PrestigeShowing showing = SceneGame.GAME.showing();

    assertThat(moves).hasSameSizeAs(NatureMove.class.getPermittedSubclasses());
    assertThat(moves)
        .filteredOn(move -> !(move instanceof DealtQuest)) // this pack has no Quests
        .extracting(move -> showing.choice(view, move).label())
        .containsExactly(
            "Take Nyx",
            "Reveal Dummy",
            "Turn up Gust",
            "Gain Lantern",
            "Draw Attack 5",
            "Deal Initiative 2, 1 and 3",
            "Pick Attack 5",
            "Turn up Attack 5",
            "Decide by lot for the second way");
  }
}
