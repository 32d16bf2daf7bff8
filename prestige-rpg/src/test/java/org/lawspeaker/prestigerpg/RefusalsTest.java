package org.lawspeaker.prestigerpg;

import static org.lawspeaker.prestigerpg.Scene.ANN;
import static org.lawspeaker.prestigerpg.Scene.BEN;
import static org.lawspeaker.prestigerpg.Scene.CID;
import static org.lawspeaker.prestigerpg.Scene.DAN;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.prestigerpg.effects.Cause;
import org.lawspeaker.prestigerpg.initiative.DrawInitiative;
import org.lawspeaker.prestigerpg.moves.Accept;
import org.lawspeaker.prestigerpg.moves.Done;
import org.lawspeaker.prestigerpg.moves.Drawn;
import org.lawspeaker.prestigerpg.moves.Negotiate;
import org.lawspeaker.prestigerpg.moves.Order;
import org.lawspeaker.prestigerpg.moves.Pass;
import org.lawspeaker.prestigerpg.moves.PickCard;
import org.lawspeaker.prestigerpg.moves.PickItem;
import org.lawspeaker.prestigerpg.moves.PickOption;
import org.lawspeaker.prestigerpg.moves.PickSeat;
import org.lawspeaker.prestigerpg.moves.PickToken;
import org.lawspeaker.prestigerpg.moves.Play;
import org.lawspeaker.prestigerpg.moves.Playable;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.moves.Refuse;
import org.lawspeaker.prestigerpg.moves.SetFaceDown;
import org.lawspeaker.prestigerpg.notation.MoveText;
import org.lawspeaker.prestigerpg.state.Held;
import org.lawspeaker.prestigerpg.state.Status;
import org.lawspeaker.prestigerpg.state.Target;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.windows.PlayWindow;
import org.lawspeaker.testkit.golden.GeneratedFile;

/**
 * Why each kind of move may not be made by each seat, in every window of the game, as a table to be
 * read line by line; {@code -Dlawspeaker.update=true} writes it anew. Ben, the middle seat of
 * three, comes first in the order of play, then come Ann and Cid.
 */
class RefusalsTest {
  private static final Path TABLE = Path.of("src/test/resources/refusals.txt");

  @Test
  void citeTheReasonThatHolds() {
    StringBuilder table = new StringBuilder();
    scenes().forEach((name, scene) -> write(table, name, scene));
    GeneratedFile.check(TABLE, table.toString());
  }

  private static Scene party(String... options) {
    return withHands(Scene.of(3, options).faces("dummy"));
  }

  private static Scene withHands(Scene scene) {
    return scene
        .initiative(2, 1, 3)
        .hand(CID, "attack-5", "trip")
        .hand(BEN, "attack-5", "edge-out")
        .hand(ANN, "attack-5", "critical-miss");
  }

  private static Scene allSet() {
    return party().set(CID, "attack-20").set(BEN, "attack-20").set(ANN, "attack-20");
  }

  /** The party of the reference pack that faces this encounter. */
  private static Scene facing(String encounter) {
    return withHands(Scene.ofReference(3).faces(encounter));
  }

  /** The thief hits Ann, the second in order, with this effect instead. */
  private static Scene thief(String effect) {
    Cards cards = SceneGame.altered("{lose-cards: {how: random}}", effect);
    Scene scene = Scene.with(cards, 3).faces("thief").initiative(2, 1, 3);
    return scene.hand(ANN, "attack-5", "attack-20").deck().randomAttacks().passes();
  }

  static Map<String, Scene> scenes() {
    Map<String, Scene> all = new LinkedHashMap<>();
    beginnings(all);
    rounds(all);
    attacks(all);
    creatures(all);
    ends(all);
    return all;
  }

  private static void beginnings(Map<String, Scene> all) {
    all.put("opening hands", Scene.game(3));
    all.put("an encounter is revealed", party().round(0).begins(Flow.NEXT_ENCOUNTER));
    all.put(
        "a story",
        Scene.with(
                Scene.REFERENCE,
                3,
                "relics-and-ruin=yes",
                "tombs-and-tomes=yes",
                "module=the-well-of-saint-orsola")
            .initiative(2, 1, 3)
            .encounter(0)
            .round(0)
            .begins(Flow.START));
    all.put(
        "a vote to revive",
        facing("ragnarok")
            .dead(ANN)
            .round(0)
            .begins(Flow.REVEALED, PlayWindow.opening(Moment.REVEAL)));
    Scene toll = withHands(Scene.ofReference(3)).round(0).begins(Flow.NEXT_ENCOUNTER);
    all.put(
        "a vote that a card calls for",
        toll.plays("reveal toll-keeper", "event t-is-the-fog-of-war"));
    all.put("potions", party().items(BEN, "healing-potion").life(CID, 40).potions());
    all.put(
        "a Potion for another",
        party()
            .items(BEN, "healing-potion")
            .life(CID, 40)
            .potions()
            .plays("ben: use seat-1-healing-potion on seat-0"));
    all.put("an offer is put together", offering());
    all.put("an offer is made", offering().plays("item seat-1-healing-potion", "done"));
    all.put("Initiative", party().round(0).begins(new DrawInitiative(Cause.FIRST_INITIATIVE)));
  }

  private static Scene offering() {
    return party().items(BEN, "healing-potion").potions().plays("ben: negotiate seat-2");
  }

  private static void rounds(Map<String, Scene> all) {
    all.put("cards are set", party().setting());
    all.put("cards are set, after the first", party().setting().plays("ben: set attack-5"));
    all.put("cards are set, with abilities", party("deeper-and-darker=yes").setting());
    all.put("cards are set, one is dead", party().items(ANN, "healing-potion").dead(ANN).setting());
    all.put("cards are set, one has been turned", party().turned(ANN).setting());
    Scene tripped = party();
    tripped.sheet(CID, sheet -> sheet.withPace(sheet.pace().withSitsOut(true)));
    all.put("cards are set, one sits out", tripped.setting());
    Scene creature = party().items(ANN, "healing-potion");
    creature.sheet(ANN, sheet -> sheet.withStatus(Status.CREATURE).withInitiative(0));
    all.put("cards are set, one is a creature", creature.setting());
    all.put("before the first flip", allSet().turns());
    all.put(
        "before the first flip, one by one",
        party("asking=one-by-one").set(BEN, "attack-20").turns());
    all.put("one is dead", party().dead(ANN).set(BEN, "attack-20").turns());
    all.put("an Action card is announced", allSet().turns().plays("cid: play trip").passes());
    all.put("an attack is revealed", allSet().turns().passesUntil("flipped"));
    all.put(
        "after the kill check",
        allSet().items(BEN, "alchemist-fire").turns().passesUntil("checked"));
    all.put("before a later flip", allSet().turns().passesUntil("before-flip"));
  }

  private static void attacks(Map<String, Scene> all) {
    Scene special = party();
    special.character(BEN, "talon").character(CID, "orn-hammerfist");
    all.put("a Special Attack", special.set(BEN, "ambush-of-talon").turns().passesUntil("special"));
    all.put(
        "a token",
        withHands(Scene.of(3).faces("swarm")).set(BEN, "attack-20").turns().passesUntil("token"));
    all.put(
        "a player is named",
        party().set(BEN, "i-think-he-called-you-ugly-too").turns().passesUntil("name"));
    Scene standIn = party().set(BEN, "double-strike").hand(BEN, "attack-20");
    all.put("a Stand In, first", standIn.turns().passesUntil("stand-in"));
    Scene second = party().set(BEN, "double-strike").hand(BEN, "attack-20");
    all.put(
        "a Stand In, second",
        second
            .turns()
            .passesUntil("stand-in")
            .plays("ben: card attack-20")
            .passesUntil("stand-in"));
    Scene vasha =
        party("deeper-and-darker=yes")
            .initiative(1, 3, 2)
            .character(ANN, "vasha-the-red")
            .set(ANN, "attack-20");
    all.put(
        "an extra attack",
        vasha.turns().plays("ann: ability", "cid: pass", "ben: pass").passesUntil("extra-attack"));
    Scene fog = facing("ripper").event("t-is-the-fog-of-war").set(BEN, "attack-20").turns();
    all.put("a card is announced in the fog", fog.passesUntil("announce"));
    Scene doubt = facing("ripper").event("t-is-the-fog-of-war").set(BEN, "attack-20").turns();
    all.put(
        "a challenge",
        doubt.passesUntil("announce").plays("ben: choose attack-50", "ann: choose believe"));
  }

  private static void creatures(Map<String, Scene> all) {
    Scene bully = withHands(Scene.of(3).faces("bully")).hand(CID, "counter-strike");
    all.put(
        "a creature attacks",
        bully.hand(ANN, "counter-strike").set(BEN, "attack-20").turns().passesUntil("strike"));
    all.put("after the damage", struck().passesUntil("struck"));
    all.put("the hand is too large", tooMany());
    all.put("a card is discarded", thief("{lose-cards: {cards: 1}}"));
    all.put(
        "one of two effects",
        thief("{one-of: {of: [[{hurt: {damage: 7}}], [{gain-prestige: {prestige: -1}}]]}}"));
    all.put(
        "a bite",
        facing("vampyre")
            .turned(BEN)
            .set(CID, "attack-20")
            .set(ANN, "attack-20")
            .deck()
            .turns()
            .passesUntil("bite"));
    Scene lich = Scene.ofReference(4).faces("emperor-lich").last().fallenBefore(DAN, ANN);
    lich.foe(
        foe -> foe.withPhase(1).withTokens(Pile.of(50, 50)).withPlayers(Scene.seats(DAN, ANN)));
    lich.initiative(0, 1, 2, 0).hand(CID, "attack-5").hand(DAN, "attack-20", "feint");
    all.put("a dead player shows a card", lich.deck().totals());
  }

  private static Scene struck() {
    Scene bully = withHands(Scene.of(3).faces("bully")).hand(CID, "counter-strike");
    return bully.hand(ANN, "counter-strike").set(BEN, "attack-20").turns();
  }

  private static Scene tooMany() {
    Scene scene = party();
    return scene
        .hand(BEN, "attack-20", "attack-20", "attack-20", "attack-10", "attack-10", "attack-30")
        .begins(Flow.HAND_LIMIT);
  }

  private static void ends(Map<String, Scene> all) {
    Scene looted = party().items(ANN, "alchemist-fire", "healing-potion").dead(ANN);
    looted.foe(foe -> foe.withOver(true)).ends();
    looted.passesUntil("nature").plays("initiative 2 1");
    all.put("a body is looted", looted.passesUntil("loot"));
    all.put(
        "poison",
        facing("ripper")
            .poison(ANN, 1)
            .foe(foe -> foe.withOver(true))
            .ends()
            .passesUntil("poison"));
    all.put(
        "cards are discarded before the refill",
        party().foe(foe -> foe.withOver(true)).ends().passesUntil("discards"));
    all.put("the refill", party().foe(foe -> foe.withOver(true)).begins(Flow.REFILL));
    all.put("the game is over", party().prestige(BEN, 9).last().ends().passesUntil("over"));
  }

  private static void write(StringBuilder out, String name, Scene scene) {
    Table table = Table.of(scene.cards(), scene.state());
    Multimap<String, String> lines = LinkedHashMultimap.create();
    ImmutableList<PrestigeMove> natures =
        ImmutableList.of(new Drawn(scene.numberOf("attack-5")), new Order(Pile.of(2, 1, 3)));
    refusals(table, natures).forEach(line -> lines.put(line, "nature"));
    for (int i = 0; i < table.seats(); i++) {
      String seat = "seat " + i;
      refusals(table, moves(scene, Seat.of(i))).forEach(line -> lines.put(line, seat));
    }
    out.append("# ").append(name).append(": ").append(asked(table.pending())).append('\n');
    lines
        .asMap()
        .forEach(
            (line, who) ->
                out.append(String.join(", ", who)).append(": ").append(line).append('\n'));
    out.append('\n');
  }

  /** A line for each reason, with the moves that it forbids. */
  private static List<String> refusals(Table table, ImmutableList<PrestigeMove> moves) {
    Multimap<String, String> reasons = LinkedHashMultimap.create();
    for (PrestigeMove move : moves) {
      if (table.judge(move) instanceof Verdict.Illegal illegal) {
        String why =
            illegal.violations().stream()
                .map(violation -> violation.citation().id() + " " + violation.code())
                .collect(Collectors.joining(", "));
        reasons.put(why, MoveText.of(table, move));
      }
    }
    List<String> lines = new ArrayList<>();
    reasons.asMap().forEach((why, refused) -> lines.add(why + ": " + String.join(", ", refused)));
    return lines;
  }

  private static String asked(Pending<PrestigeMove> pending) {
    return pending.isOver()
        ? "nothing"
        : pending.asked().map(window -> window.asks()).orElse("chance") + " " + pending.owing();
  }

  private static ImmutableList<PrestigeMove> moves(Scene scene, Seat seat) {
    int seats = scene.state().sheets().size();
    Seat other = seat.equals(BEN) ? ANN : BEN;
    int card = scene.numberOf("attack-5");
    ImmutableList.Builder<PrestigeMove> moves = ImmutableList.builder();
    moves.add(new SetFaceDown(seat, Pile.of(card)), Pass.of(seat));
    for (String name : ImmutableList.of("trip", "critical-miss", "counter-strike", "attack-5")) {
      moves.add(Play.of(seat, new Playable.Card(scene.numberOf(name))));
    }
    moves.add(
        Play.of(seat, new Playable.Card(scene.numberOf("edge-out"))).on(new Target.Card(other, 0)));
    for (int of = 0; of < seats; of++) {
      for (Held item : scene.sheet(Seat.of(of)).items()) {
        moves.add(Play.of(seat, new Playable.Item(item.id())), new PickItem(seat, item.id()));
      }
    }
    moves.add(Play.of(seat, new Playable.Item(999)), new PickItem(seat, 999));
    moves.add(Play.of(seat, new Playable.Ability(scene.sheet(seat).character())));
    moves.add(new Negotiate(seat, other), new Accept(seat), new Refuse(seat));
    moves.add(new PickCard(seat, card), new PickSeat(seat, other), new PickToken(seat, 0));
    return moves.add(new PickOption(seat, "1"), Done.of(seat)).build();
  }
}
