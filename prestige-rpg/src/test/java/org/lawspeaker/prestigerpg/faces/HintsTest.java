package org.lawspeaker.prestigerpg.faces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.faces.Chosen.choice;
import static org.lawspeaker.prestigerpg.faces.Chosen.choices;
import static org.lawspeaker.prestigerpg.faces.Chosen.hint;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.PrestigeRpgProvider;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.effects.OneOfChoice;
import org.lawspeaker.prestigerpg.life.Heal;
import org.lawspeaker.prestigerpg.life.Hurt;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.story.Ballot;
import org.lawspeaker.prestigerpg.story.Vote;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.turns.Bite;

/**
 * What hints say holds for whoever reads them. With the cards of the scenes Ann is Talon, Ben Orn,
 * Cid Vasha, with those of the reference pack Ben Vasha and Cid Orn.
 */
class HintsTest {
  private static final ImmutableList<Effect> NOTHING = ImmutableList.of();

  private static ImmutableList<Effect> does(Effect... effects) {
    return ImmutableList.copyOf(effects);
  }

  private static Hurt hurt(Group who, int damage) {
    return new Hurt(who, damage, Optional.empty());
  }

  @Test
  void aDoubterIsToldThatOnlyTheFirstWhoChallengesRisksAnything() {
    Scene scene = Scene.ofReference(3).faces("ripper").event("t-is-the-fog-of-war");
    scene.initiative(1, 3, 2).set(ANN, "attack-5").turns().passesUntil("announce");
    scene.plays("ann: choose attack-50");

    assertThat(hint(scene, CID, "Challenge Talon"))
        .contains("if Attack 50 is a lie, Talon loses 3 Prestige; if it is true, you lose 1");
    assertThat(hint(scene, BEN, "Challenge Talon"))
        .contains(
            "if Attack 50 is a lie, Talon loses 3 Prestige; if it is true, you lose 1, unless"
                + " somebody whose Initiative is closer to 1 challenges, too");
  }

  @Test
  void nobodyIsAskedAgainForTheLastItemOfABody() {
    Scene one = Scene.of(3).faces("dummy").items(CID, "alchemist-fire").dead(CID).ends();
    one.plays("initiative 1 2");
    Scene two = Scene.of(3).faces("dummy").items(CID, "alchemist-fire", "healing-potion");
    two.dead(CID).ends().plays("initiative 1 2");

    assertThat(hint(one, BEN, "Take nothing from the body of Vasha the Red")).isEmpty();
    assertThat(hint(two, BEN, "Take nothing from the body of Vasha the Red"))
        .contains("you are asked again if others take something and something is left");
  }

  @Test
  void whatHealsFirstMayKeepAliveWhomTheRestWouldKill() {
    Source source = Source.encounter(0, ANN);
    ImmutableList<Effect> healed = does(new Heal(Group.CHOOSER, 20), hurt(Group.ALL, 10));
    ImmutableList<Effect> tooLate = does(hurt(Group.ALL, 10), new Heal(Group.CHOOSER, 30));
    ImmutableList<Effect> full = does(new Heal(Group.CHOOSER, 95), hurt(Group.ALL, 100));
    Scene scene = Scene.of(3).faces("dummy").life(ANN, 10).initiative(1, 2, 3);
    scene.begins(new OneOfChoice(ANN, source, ImmutableList.of(healed, tooLate, full)));

    String first = "The chooser gains 20 life and all players receive 10 damage";
    assertThat(choice(scene, ANN, first).isGrave()).isFalse();
    assertThat(hint(scene, ANN, first)).isEmpty(); // the same way gives twice as much
    assertThat(
            choice(scene, ANN, "All players receive 10 damage and the chooser gains 30 life")
                .isGrave())
        .isTrue();
    assertThat(
            choice(scene, ANN, "The chooser gains 95 life and all players receive 100 damage")
                .isGrave())
        .isTrue();
  }

  @Test
  void whatAWayCostsIsLessWhatItGives() {
    Source source = Source.encounter(0, ANN);
    ImmutableList<Effect> wounds = does(hurt(Group.ALL, 30), new Heal(Group.CHOOSER, 10));
    ImmutableList<Effect> beyondFull = does(new Heal(Group.CHOOSER, 20), hurt(Group.ALL, 20));
    Scene scene = Scene.of(3).faces("dummy").life(ANN, 90).initiative(1, 2, 3);
    scene.begins(new OneOfChoice(ANN, source, ImmutableList.of(wounds, beyondFull)));

    assertThat(hint(scene, ANN, "All players receive 30 damage and the chooser gains 10 life"))
        .contains("costs you 20 life");
    assertThat(hint(scene, ANN, "The chooser gains 20 life and all players receive 20 damage"))
        .contains("costs you 10 life");
  }

  @Test
  void whoBitesIsToldWhatIsLeftOfTheDamage() {
    Scene scene = Scene.ofReference(3).faces("vampyre").event("prayer-at-the-threshold");
    scene.turned(ANN).life(BEN, 40).items(CID, "bracers-of-stone").begins(new Bite(ANN, 7));

    assertThat(hint(scene, ANN, "Bite Vasha the Red"))
        .contains("2 of 7 damage; Vasha the Red has 40 life");
    assertThat(hint(scene, ANN, "Bite Orn Hammerfist"))
        .contains("7 damage; Orn Hammerfist has 100 life");
  }

  @Test
  void whoAttacksAsATokenIsToldWhatIsLeftOfTheDamage() {
    Scene scene = Scene.ofReference(4).faces("emperor-lich").last().initiative(1, 3, 4, 2);
    scene.character(DAN, "edaiyn-bloodthorn").fallenBefore(CID);
    scene.foe(foe -> foe.withPhase(1).withTokens(Pile.of(50)).withPlayers(Scene.seats(CID)));
    scene.hand(CID, "attack-20").items(BEN, "bracers-of-stone").deck().turns();
    scene.plays("dan: ability").passesUntil("show").plays("cid: card attack-20");

    assertThat(hint(scene, CID, "Attack Vasha the Red"))
        .contains("15 of 20 damage; Vasha the Red has 100 life");
    assertThat(hint(scene, CID, "Attack Edaiyn Bloodthorn"))
        .contains("0 of 20 damage; Edaiyn Bloodthorn has 100 life");
    assertThat(hint(scene, CID, "Attack Talon")).contains("20 damage; Talon has 100 life");
  }

  @Test
  void whoChoosesForAnotherIsToldWhoYouIs() {
    ImmutableList<Effect> gains = does(new GainPrestige(Group.YOU, 2));
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 2, 3);
    Source source = Source.encounter(0, BEN);
    scene.begins(new OneOfChoice(ANN, source, ImmutableList.of(gains, NOTHING_BUT_ALL)));

    assertThat(choices(scene, ANN))
        .containsOnlyKeys(
            "You gain 2 Prestige (\"you\" is Orn Hammerfist)", "All players receive 5 damage");
  }

  private static final ImmutableList<Effect> NOTHING_BUT_ALL = does(hurt(Group.ALL, 5));

  @Test
  void whoVotesOnWhatAnotherGainsIsToldWhoYouIs() {
    Vote vote =
        new Vote("Share?", ImmutableList.of(), does(new GainPrestige(Group.YOU, 2)), NOTHING);
    Scene scene = Scene.of(3).faces("dummy").initiative(1, 2, 3);
    Table table = Table.of(scene.cards(), scene.state());
    scene.begins(Ballot.of(table, Source.encounter(0, BEN), vote));

    assertThat(hint(scene, ANN, "Vote yes"))
        .contains("if most do so, you gain 2 Prestige (\"you\" is Orn Hammerfist)");
    assertThat(hint(scene, BEN, "Vote yes")).contains("if most do so, you gain 2 Prestige");
  }

  @Test
  void whoIsHealedIsToldWhoElseIsConcerned() {
    String pack =
        """
        extends: reference
        name: cup
        version: "1"
        add:
          deck:
            - name: Shared Cup
              face: {item: {sort: potion, aid: 1, uses: [
                {at: [reveal], aim: patient,
                 effects: [{heal: {who: target, life: 10}}, {hurt: {damage: 5}}]}]}}
              provenance: house
        """;
    var game = PrestigeRpgProvider.read(new PackText("cup.yaml", pack)).orThrow();
    Scene scene = Scene.with(game.cards(), 3).faces("ripper").initiative(2, 1, 3);
    scene.items(CID, "shared-cup").life(ANN, 50).potions();
    scene.plays("cid: use seat-0-shared-cup on seat-2");
    if (!scene.asked().equals("healing")) {
      scene.passesUntil("healing");
    }

    assertThat(hint(scene, ANN, "Let yourself be healed by Shared Cup of Orn Hammerfist"))
        .contains(
            "the chosen player gains 10 life; you receive 5 damage (\"you\" is Orn Hammerfist); Orn Hammerfist gains"
                + " 1 Prestige");
  }
}
