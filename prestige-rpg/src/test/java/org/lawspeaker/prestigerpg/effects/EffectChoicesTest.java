package org.lawspeaker.prestigerpg.effects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.number;
import static org.lawspeaker.prestigerpg.effects.Acting.BENS;
import static org.lawspeaker.prestigerpg.effects.Acting.after;
import static org.lawspeaker.prestigerpg.effects.Acting.dummy;
import static org.lawspeaker.prestigerpg.effects.Acting.table;

import com.google.common.collect.ImmutableList;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.SceneGame;
import org.lawspeaker.prestigerpg.hand.DiscardChosen;
import org.lawspeaker.prestigerpg.hand.LoseCards;
import org.lawspeaker.prestigerpg.hand.LoseRandom;
import org.lawspeaker.prestigerpg.moves.FromHandAtRandom;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.scoring.GainPrestige;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Effect;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.terms.Group;
import org.lawspeaker.prestigerpg.terms.Holder;
import org.lawspeaker.testkit.coverage.Shows;

/** What verbs ask of players and of Nature; Ben is the user. */
class EffectChoicesTest {

  @Test
  void thePlayerChoosesWhatToDiscardOneCardAfterAnother() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "feint", "trip", "rally").totals();
    Table table = after(new LoseCards(Group.YOU, 2, LoseCards.How.CHOSEN), BENS, table(scene));

    DiscardChosen first = (DiscardChosen) table.agenda().top();
    assertThat(first).isEqualTo(new DiscardChosen(BEN, 2, Cause.ACTION));
    assertThat(table.pending().owing()).containsExactly(BEN);
    assertThat(table.legalMoves(ANN)).isEmpty();
    assertThat(table.legalMoves(BEN))
        .contains(new PickCard(BEN, number("trip")))
        .doesNotContain(new PickCard(BEN, number("shove")));
    table.play(new PickCard(BEN, number("trip")));
    table.play(new PickCard(BEN, number("feint")));
    assertThat(table.settle().agenda().isEmpty()).isTrue();
    assertThat(table.sheet(BEN).hand()).isEqualTo(Bag.of(number("rally")));
    assertThat(table.piles.discards()).isEqualTo(Bag.of(number("trip"), number("feint")));
  }

  @Test
  void randomCardsAreDiscardedAndWholeHands() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "feint", "trip").hand(CID, "rally").totals();
    Table table = after(new LoseCards(Group.YOU, 2, LoseCards.How.RANDOM), BENS, table(scene));
    after(new LoseCards(new Holder(3), 1, LoseCards.How.ALL), BENS, table);

    assertThat(table.sheet(CID).hand().isEmpty()).isTrue();
    assertThat(table.sheet(CID).shown()).isEqualTo(Pile.of(number("rally")));
    assertThat(table.agenda().top()).isEqualTo(new LoseRandom(BEN, 2, Cause.ACTION));
    assertThat(table.pending()).isInstanceOf(Pending.Chance.class);
    table.top().make(table, new FromHandAtRandom(number("trip")));
    assertThat(table.agenda().top()).isEqualTo(new LoseRandom(BEN, 1, Cause.ACTION));
    table.top().make(table, new FromHandAtRandom(number("feint")));
    assertThat(table.settle().agenda().isEmpty()).isTrue();
    assertThat(table.sheet(BEN).hand().isEmpty()).isTrue();
  }

  @Test
  @Shows("PRE-Q-62")
  void nothingIsAskedOfTheDead() {
    DiscardChosen chosen = new DiscardChosen(BEN, 1, Cause.ACTION);
    assertThat(chosen.without(BEN)).isEmpty();
    assertThat(chosen.without(ANN)).contains(chosen);
    LoseRandom random = new LoseRandom(BEN, 1, Cause.ACTION);
    assertThat(random.without(BEN)).isEmpty();
    assertThat(random.without(ANN)).contains(random);
    OneOfChoice choice = new OneOfChoice(BEN, BENS, ImmutableList.of());
    assertThat(choice.without(BEN)).isEmpty();
    assertThat(choice.without(ANN)).contains(choice);
  }

  @Test
  void whoeverIsMeantChoosesOneOfSeveralWays() {
    ImmutableList<ImmutableList<Effect>> ways =
        ImmutableList.of(
            ImmutableList.of(new GainPrestige(Group.YOU, 1)),
            ImmutableList.of(new GainPrestige(Group.YOU, 2)));
    Table table = after(new OneOf(Group.OTHERS, ways), BENS, dummy());

    assertThat(table.legalMoves(BEN)).isEmpty();
    assertThat(table.legalMoves())
        .containsExactly(new PickOption(ANN, "1"), new PickOption(ANN, "2"));
    assertThat(table.pending().owing()).containsExactly(ANN);
    table.top().make(table, new PickOption(ANN, "2"));
    assertThat(table.settle().sheet(BEN).prestige()).isEqualTo(2);
    assertThat(after(new OneOf(new Holder(6), ways), BENS, dummy()).agenda().isEmpty()).isTrue();
  }

  private static Scene thief(String effect) {
    Cards cards = SceneGame.altered("{lose-cards: {how: random}}", effect);
    Scene scene = Scene.with(cards, 3).faces("thief").hand(BEN, "attack-5", "attack-20").deck();
    return scene.randomAttacks().passes();
  }

  @Test
  @Shows("PRE-SPECIFIC-01")
  void whoMustDiscardChoosesACardOfTheOwnHand() {
    Scene scene = thief("{lose-cards: {cards: 1}}").asks("discard", BEN).asksBy("PRE-SPECIFIC-01");
    assertThat(scene.offers(BEN)).containsExactly("card attack-5", "card attack-20");
    scene.allows(new PickCard(BEN, number("attack-5")), "PRE-SPECIFIC-01");
    scene.refuses(new PickCard(BEN, number("feint")), "PRE-SPECIFIC-01");
    scene.refuses(new PickCard(ANN, number("attack-5")), "PRE-SPECIFIC-01");

    scene.plays("ben: card attack-20").tells("discards", "PRE-SPECIFIC-01");
    assertThat(scene.sheet(BEN).hand()).isEqualTo(Bag.of(number("attack-5")));
  }

  @Test
  @Shows("PRE-SPECIFIC-01")
  void chanceTakesASingleCardOfAHand() {
    Scene scene = thief("{lose-cards: {how: random}}").nature("PRE-SPECIFIC-01");
    assertThat(scene.outcomes()).containsExactlyInAnyOrder("random attack-5", "random attack-20");

    scene.plays("random attack-5").tells("discards", "PRE-SPECIFIC-01");
    assertThat(scene.sheet(BEN).hand()).isEqualTo(Bag.of(number("attack-20")));
    scene.asks("struck", BEN);
  }

  @Test
  @Shows("PRE-SPECIFIC-01")
  void whoeverIsHitChoosesOneOfTheWays() {
    Scene scene =
        thief("{one-of: {of: [[{hurt: {damage: 7}}], [{gain-prestige: {prestige: -1}}]]}}");
    scene.asks("choice", BEN).asksBy("PRE-SPECIFIC-01");
    assertThat(scene.question()).isEqualTo("Which: you receive 7 damage, or you lose 1 Prestige?");
    assertThat(scene.offers(BEN)).containsExactly("choose 1", "choose 2");
    scene.allows(new PickOption(BEN, "1"), "PRE-SPECIFIC-01");
    scene.refuses(new PickOption(BEN, "3"), "PRE-SPECIFIC-01");

    scene.plays("ben: choose 2").asks("struck", BEN).tells("chosen", "PRE-SPECIFIC-01");
    assertThat(scene.says()).contains("seat 1 chooses: you lose 1 Prestige");
    assertThat(scene.sheet(BEN).prestige()).isEqualTo(-1);
    assertThat(scene.sheet(BEN).life()).isEqualTo(95);
  }

  @Test
  @Shows("PRE-RELIC-02")
  void oneRelicIsGainedAtATime() {
    Cards cards = SceneGame.altered("{place: {mark: poison}}", "gain-relic");
    Scene scene = Scene.with(cards, 3, "relics-and-ruin=yes").faces("viper");
    scene.hand(BEN, "attack-5").deck().randomAttacks().nature("PRE-RELIC-02");
    scene.plays("relic old-crown").asks("set", BEN);

    assertThat(scene.sheet(ANN).items()).hasSize(1);
  }

  @Test
  void nobodyIsAskedWhichCardsWhenTheWholeHandGoes() {
    Scene scene = Scene.of(3).faces("dummy").hand(BEN, "feint", "trip").totals();
    Table table = after(new LoseCards(Group.YOU, 2, LoseCards.How.CHOSEN), BENS, table(scene));

    assertThat(table.agenda().isEmpty()).isTrue();
    assertThat(table.sheet(BEN).hand().isEmpty()).isTrue();
    assertThat(table.piles.discards()).isEqualTo(Bag.of(number("feint"), number("trip")));
  }
}
