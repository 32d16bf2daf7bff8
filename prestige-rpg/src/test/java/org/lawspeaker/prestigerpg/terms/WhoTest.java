package org.lawspeaker.prestigerpg.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;
import static org.lawspeaker.prestigerpg.Scene.EVE;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.kit.Bag;
import org.lawspeaker.prestigerpg.Scene;
import org.lawspeaker.prestigerpg.state.Hit;
import org.lawspeaker.prestigerpg.state.Mark;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.state.Source;
import org.lawspeaker.prestigerpg.state.Strike;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.table.Who;
import org.lawspeaker.testkit.coverage.Shows;

/** Whom a card means: Ann, Cid, Ben and Dan live, in this order, and Eve is dead. */
class WhoTest {

  private static Scene scene() {
    Scene scene = Scene.of(5).faces("dummy").initiative(1, 3, 2, 4, 0).dead(EVE);
    scene.life(CID, 50).life(BEN, 90).life(ANN, 70).life(DAN, 70);
    scene.prestige(CID, 5).prestige(BEN, 1).prestige(ANN, 3).prestige(DAN, 3).poison(ANN, 1);
    scene.hand(CID, "feint").hand(BEN, "feint").hand(DAN, "feint", "attack-5");
    dealt(scene, CID, 30);
    dealt(scene, BEN, 10);
    dealt(scene, ANN, 30);
    return scene
        .clock(clock -> clock.withDealers(Scene.seats(EVE, CID, ANN, BEN)))
        .set(CID, "attack-20")
        .turns();
  }

  private static void dealt(Scene scene, Seat seat, int damage) {
    scene.sheet(seat, sheet -> sheet.withPace(sheet.pace().withDealt(damage)));
  }

  private static Table table() {
    Scene scene = scene();
    return Table.of(scene.cards(), scene.state());
  }

  /** Something that concerns Ben, who has chosen Dan. */
  private static Source source() {
    return Source.encounter(0, BEN).withTarget(Target.player(DAN));
  }

  private static List<Integer> seats(Who who, Table table, Source source) {
    return who.seats(table, source).stream().map(Seat::index).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "YOU, 1",
    "TARGET, 3",
    "VICTIMS, ''",
    "ATTACKER, ''",
    "ACTIVE, 2",
    "ALL, 2013",
    "OTHERS, 203",
    "MOST_DAMAGE, 2",
    "LEAST_DAMAGE, 3",
    "FIRST_DAMAGE, 0",
    "LAST_DAMAGE, 1",
    "NO_DAMAGE, 3",
    "MOST_LIFE, 1",
    "LEAST_LIFE, 0",
    "MOST_PRESTIGE, 0",
    "LEAST_PRESTIGE, 1",
    "MOST_CARDS, 3",
    "FEWEST_CARDS, 2",
    "TOKEN_NUMBERS, ''",
    "DEAD, 4",
    "CHOSEN, ''"
  })
  @Shows({"PRE-Q-57", "PRE-Q-62"})
  void aGroupIsMeantInInitiativeOrder(Group group, String seats) {
    assertThat(seats(group, table(), source()))
        .isEqualTo(seats.chars().mapToObj(each -> each - '0').toList());
  }

  @Test
  @Shows("PRE-Q-106")
  void whatConcernsNobodyMeansNobodyAndAllOthers() {
    Source nobody = source().withByNobody(true);

    assertThat(seats(Group.YOU, table(), nobody)).isEmpty();
    assertThat(seats(Group.OTHERS, table(), nobody)).containsExactly(2, 0, 1, 3);
    assertThat(seats(new Next(2), table(), nobody)).isEmpty();
    assertThat(seats(Group.YOU, table(), nobody.concerning(CID))).containsExactly(0);
  }

  @Test
  @Shows("PRE-Q-62")
  void theDeadAreNotMeantEvenIfTheyWereChosenOrDidDamage() {
    Source dead = Source.encounter(0, EVE).withTarget(Target.player(EVE));

    assertThat(seats(Group.YOU, table(), dead)).isEmpty();
    assertThat(seats(Group.TARGET, table(), dead)).isEmpty();
    assertThat(seats(Group.TARGET, table(), dead.withTarget(Target.nothing()))).isEmpty();
    assertThat(seats(new Next(2), table(), dead)).isEmpty();
  }

  @Test
  @Shows("PRE-Q-57")
  void ifNobodyDidDamageNobodyDidMost() {
    Scene scene = Scene.of(3).faces("dummy").turns();
    Table table = Table.of(scene.cards(), scene.state());

    assertThat(seats(Group.MOST_DAMAGE, table, source())).isEmpty();
    assertThat(seats(Group.FIRST_DAMAGE, table, source())).isEmpty();
    assertThat(seats(Group.LAST_DAMAGE, table, source())).isEmpty();
    assertThat(seats(Group.LEAST_DAMAGE, table, source())).containsExactly(2);
  }

  @Test
  void thoseNextInOrderFollowAndAreNoMoreThanThereAre() {
    assertThat(seats(new Next(1), table(), source())).containsExactly(3);
    assertThat(seats(new Next(5), table(), source().withUser(ANN))).containsExactly(0, 1, 3);
    assertThat(seats(new Next(2), table(), source().withUser(ANN))).containsExactly(0, 1);
    assertThat(seats(new Next(1), table(), source().withUser(DAN))).isEmpty();
  }

  @Test
  void othersAreMeantByWhatTheyHoldOrBear() {
    assertThat(seats(new Holder(4), table(), source())).containsExactly(3);
    assertThat(seats(new Holder(5), table(), source())).isEmpty();
    assertThat(seats(new Bearing(Mark.POISON, false), table(), source())).containsExactly(2);
    assertThat(seats(new Bearing(Mark.POISON, true), table(), source())).containsExactly(0, 1, 3);
    assertThat(seats(new Bearing(Mark.TURNED, false), table(), source())).isEmpty();
    assertThat(seats(new Bearing(Mark.BITE, false), table(), source())).isEmpty();
    assertThat(seats(new AllBut(Group.YOU), table(), source())).containsExactly(2, 0, 3);
  }

  @Test
  void attackerIsWhoseAttackItIsAndVictimsAreWhomTheCreatureAttacks() {
    Scene scene = Scene.of(3).faces("dummy").set(BEN, "attack-20").hand(ANN, "rally").turns();
    scene.passesUntil("flipped");
    Table table = Table.of(scene.cards(), scene.state());
    int attack = scene.state().stack().get(0).id();
    table.strike = new Strike(0, ImmutableList.of(new Hit(ANN, 5, 0)));

    assertThat(seats(Group.ATTACKER, table, source().withAttack(attack))).containsExactly(1);
    assertThat(seats(Group.VICTIMS, table, source())).containsExactly(2);
  }

  @Test
  @Shows("PRE-Q-89")
  void tokensMeanTheHoldersOfTheirNumbers() {
    Scene scene = Scene.of(3).faces("swarm").tokens(30, 0, 5).initiative(1, 2, 3).totals();

    assertThat(seats(Group.TOKEN_NUMBERS, Table.of(scene.cards(), scene.state()), source()))
        .containsExactly(2, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "YOU, you draw, your hand",
    "VICTIMS, the victims draw, the hand of the victims",
    "ALL, all players draw, the hand of all players",
    "OTHERS, all other players draw, the hand of all other players",
    "DEAD, all dead players draw, the hand of all dead players",
    "NO_DAMAGE, all players who did no damage this round draw,"
        + " the hand of all players who did no damage this round",
    "TOKEN_NUMBERS, all players whose Initiative is the number of a token left draw,"
        + " the hand of all players whose Initiative is the number of a token left",
    "TARGET, the chosen player draws, the hand of the chosen player",
    "ATTACKER, the attacker draws, the hand of the attacker"
  })
  void aVerbFollowsOnePlayerOrSeveral(Group group, String does, String own) {
    assertThat(group.does("draw")).isEqualTo(does);
    assertThat(group.own("hand")).isEqualTo(own);
  }

  @Test
  void othersAreToldInWordsToo() {
    assertThat(new Next(1).does("draw")).isEqualTo("the next player after you draws");
    assertThat(new Next(2).does("draw")).isEqualTo("the next 2 players after you draw");
    assertThat(new Holder(3).does("draw")).isEqualTo("the holder of Initiative 3 draws");
    assertThat(new AllBut(Group.YOU).does("draw")).isEqualTo("all players but you draw");
    assertThat(new Bearing(Mark.POISON, false).does("draw"))
        .isEqualTo("all players with a poison token draw");
    assertThat(new Bearing(Mark.BITE, true).does("draw"))
        .isEqualTo("all players without a bite token draw");
  }

  @Test
  void whoeverReadsItIsOneOfThemOrNot() {
    assertThat(Group.MOST_LIFE.youAre()).isEqualTo("you are the player with the most life");
    assertThat(Group.MOST_LIFE.youAreNot()).isEqualTo("you are not the player with the most life");
    assertThat(Group.VICTIMS.youAreNot()).isEqualTo("you are not one of the victims");
    assertThat(new AllBut(new Holder(1)).youAre())
        .isEqualTo("you are not the holder of Initiative 1");
    assertThat(new AllBut(new Holder(1)).youAreNot())
        .isEqualTo("you are the holder of Initiative 1");
    assertThat(new Bearing(Mark.TURNED, true).youAre()).isEqualTo("you have no Vampyre token");
    assertThat(new Bearing(Mark.TURNED, true).youAreNot()).isEqualTo("you have a Vampyre token");
  }

  @Test
  void oneOfThemIsThereOrNobodyIs() {
    assertThat(Group.YOU.somebodyIs()).isEqualTo("you live");
    assertThat(Group.YOU.nobodyIs()).isEqualTo("you are dead");
    assertThat(Group.TARGET.somebodyIs()).isEqualTo("the chosen player lives");
    assertThat(Group.TARGET.nobodyIs()).isEqualTo("the chosen player is dead");
    assertThat(Group.CHOOSER.somebodyIs()).isEqualTo("the chooser lives");
    assertThat(Group.CHOOSER.nobodyIs()).isEqualTo("the chooser is dead");
    assertThat(Group.ALL.somebodyIs()).isEqualTo("anybody lives");
    assertThat(Group.ALL.nobodyIs()).isEqualTo("nobody lives");
    assertThat(Group.DEAD.somebodyIs()).isEqualTo("anybody is dead");
    assertThat(Group.DEAD.nobodyIs()).isEqualTo("nobody is dead");
    assertThat(Group.VICTIMS.nobodyIs()).isEqualTo("nobody is one of the victims");
    assertThat(new Bearing(Mark.BITE, false).somebodyIs()).isEqualTo("somebody has a bite token");
    assertThat(new Bearing(Mark.BITE, false).nobodyIs()).isEqualTo("nobody has a bite token");
    assertThat(new Bearing(Mark.BITE, true).somebodyIs()).isEqualTo("somebody has no bite token");
    assertThat(new Bearing(Mark.BITE, true).nobodyIs()).isEqualTo("everybody has a bite token");
  }

  @Test
  @Shows("PRE-Q-57")
  void theOneWithFewestCardsNeedNotBeTheFirst() {
    Scene scene = Scene.of(3).faces("dummy").hand(CID, "feint", "trip").hand(BEN, "feint");
    scene.hand(ANN, "feint", "trip").turns();

    assertThat(seats(Group.FEWEST_CARDS, Table.of(scene.cards(), scene.state()), source()))
        .containsExactly(1);
  }

  @Test
  void aSinglePointIsDamageAndItsDealerTheFirstAndTheLast() {
    Scene scene = Scene.of(3).faces("dummy").clock(clock -> clock.withDealers(Scene.seats(ANN)));
    dealt(scene, ANN, 1);
    scene.turns();
    Table table = Table.of(scene.cards(), scene.state());

    assertThat(seats(Group.MOST_DAMAGE, table, source())).containsExactly(2);
    assertThat(seats(Group.FIRST_DAMAGE, table, source())).containsExactly(2);
    assertThat(seats(Group.LAST_DAMAGE, table, source())).containsExactly(2);
  }

  @Test
  @Shows("PRE-Q-57")
  void aTieIsBrokenByTheInitiativeOfThisRoundAlsoWhenTheNextIsDrawn() {
    Table table = table();
    int[] past = {1, 3, 2, 4};
    for (int i = 0; i < past.length; i++) {
      Sheet sheet = table.sheet(Seat.of(i));
      table.set(Seat.of(i), sheet.withPace(sheet.pace().withInitiative(past[i])));
    }

    assertThat(Group.MOST_DAMAGE.seats(table, source())).containsExactly(CID);
    assertThat(Group.ALL.seats(table, source())).containsExactly(ANN, CID, BEN, DAN);
    table.set(CID, table.sheet(CID).withLife(95).withHand(Bag.empty()));
    table.set(ANN, table.sheet(ANN).withLife(95));
    assertThat(Group.MOST_LIFE.seats(table, source())).containsExactly(CID);
    assertThat(Group.FEWEST_CARDS.seats(table, source())).containsExactly(CID);
  }
}
