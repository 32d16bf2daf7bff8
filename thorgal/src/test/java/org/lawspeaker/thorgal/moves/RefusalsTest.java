package org.lawspeaker.thorgal.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.GAME;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.testkit.golden.GeneratedFile;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.notation.MoveWriter;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;
import org.lawspeaker.thorgal.table.ThorgalFrame;

/**
 * Why each kind of move may not be made by each seat, in every window of the game, as a table to be
 * read line by line; {@code -Dlawspeaker.update=true} writes it anew. Ben, the middle seat of
 * three, is the destiny player, then come Cid and Ann.
 */
class RefusalsTest {
  private static final Path TABLE = Path.of("src/test/resources/refusals/thorgal.txt");

  @Test
  void citeTheReasonThatHolds() {
    StringBuilder table = new StringBuilder();
    positions().forEach((name, position) -> write(table, name, position));
    GeneratedFile.check(TABLE, table.toString());
  }

  /** Whoever adds a step that asks for a move adds a position to the table. */
  @Test
  void holdForEveryStepThatAsks() {
    Set<Class<?>> asking =
        leaves(ThorgalFrame.class).filter(RefusalsTest::asks).collect(Collectors.toSet());
    Set<Class<?>> reached =
        positions().values().stream()
            .filter(position -> !position.state().agenda().isEmpty())
            .map(position -> position.state().agenda().top().getClass())
            .collect(Collectors.toSet());
    assertThat(asking).isEqualTo(reached);
  }

  private static Stream<Class<?>> leaves(Class<?> family) {
    return family.isSealed()
        ? Arrays.stream(family.getPermittedSubclasses()).flatMap(RefusalsTest::leaves)
        : Stream.of(family);
  }

  /** Whether a step says itself that it may owe a move. */
  private static boolean asks(Class<?> step) {
    return Arrays.stream(step.getDeclaredMethods()).anyMatch(each -> each.getName().equals("owes"));
  }

  private static LaidOut at(RoundStep step) {
    return Position.at(step, 3)
        .lands("meadow", "cliffs")
        .party(BEN, "pilgrim", "bow")
        .party(ANN, "farmer", "watcher", "idol")
        .party(CID, "lady")
        .hand(BEN, "curse")
        .hand(ANN, "song")
        .hand(CID, "hex")
        .pool(ANN, Suit.DESTINY, 4)
        .pool(BEN, Suit.BANE, 4)
        .pool(CID, Suit.BANE, 4);
  }

  static Map<String, Position> positions() {
    Map<String, Position> all = new LinkedHashMap<>();
    addSetup(all);
    addRound(all);
    addUpkeep(all);
    addChoices(all);
    addPiles(all);
    all.put("one of three is out", at(RoundStep.DAWN_ACTIONS).out(BEN).begins());
    all.put(
        "over",
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(ANN, Suit.DESTINY)
            .begins()
            .does(ANN, "{hurt: {who: you, damage: 1}}"));
    return all;
  }

  private static void addSetup(Map<String, Position> all) {
    all.put("factions are drawn", Position.start(3));
    Position setup =
        Position.start(3, "faction-1=outlaws", "faction-2=visitors", "faction-0=lords");
    all.put("starting companions", setup);
    Position lands =
        setup.plays("ann: start with farmer", "cid: start with pilgrim", "ben: start with baron");
    all.put("first lands", lands);
    all.put("first lands, after the first has chosen", lands.plays("ann: lands meadow + ruins"));
    Position revealed =
        lands.plays(
            "ann: lands meadow + ruins", "cid: lands crater + tower", "ben: lands court + market");
    all.put("the first destiny player is drawn", revealed);
    Position further = revealed.plays("first player 1");
    all.put("further lands", further);
    all.put("further lands, of the next", further.plays("lands oasis + wreck"));
  }

  private static void addRound(Map<String, Position> all) {
    all.put("drawing", at(RoundStep.DRAWING).begins());
    all.put(
        "drawing, after the first has filled the pool",
        at(RoundStep.DRAWING).begins().plays("fill 2"));
    Position dawn = at(RoundStep.DAWN_ACTIONS).begins();
    all.put("dawn", dawn);
    all.put("dawn, after a pass", dawn.plays("pass"));
    Position destination = at(RoundStep.UNDERTAKING).begins();
    all.put("destination", destination);
    all.put("opposing", destination.plays("travel meadow"));
    all.put(
        "opposing, after the first has declined", destination.plays("travel meadow", "decline"));
    all.put("journey", at(RoundStep.JOURNEY_ACTIONS).journeyTo("meadow").begins());
    Position horn =
        at(RoundStep.JOURNEY_END)
            .journeyTo("cliffs")
            .journey(journey -> journey.withStage(Journey.Stage.SUCCEEDED))
            .begins();
    all.put("horn", horn);
    all.put("dusk, after the horn effect was used", horn.plays("accept"));
    all.put("dusk, after the horn effect was declined", horn.plays("decline"));
    all.put("dusk", at(RoundStep.DUSK_ACTIONS).begins());
  }

  private static void addUpkeep(Map<String, Position> all) {
    all.put("upkeep", at(RoundStep.UPKEEP).begins());
    all.put(
        "upkeep, which condition",
        at(RoundStep.UPKEEP).party(ANN, "hermit").begins().plays("check hermit"));
    all.put(
        "upkeep, failed",
        at(RoundStep.UPKEEP).party(ANN, "veronar").begins().plays("check veronar"));
    all.put("clean-up", at(RoundStep.CLEAN_UP).begins());
  }

  private static void addChoices(Map<String, Position> all) {
    Position dawn = at(RoundStep.DAWN_ACTIONS).begins();
    all.put("damage", dawn.does(ANN, "{hurt: {who: you, damage: 1}}"));
    all.put("a target", dawn.does(ANN, "{exhaust-cards: {target: {in: any-party, choose: 1}}}"));
    all.put("a player", dawn.does(ANN, "{hurt: {who: opponent, damage: 1}}"));
    all.put(
        "a part",
        dawn.does(ANN, "{one-of: {of: [[{draw-cards: {cards: 1}}], [{fill-pool: {cards: 1}}]]}}"));
    all.put("an offer", dawn.does(CID, "{perhaps: {effects: [{draw-cards: {cards: 1}}]}}"));
    Position song = at(RoundStep.DAWN_ACTIONS).exhausted("watcher", 1).begins().plays("play song");
    all.put("elements", song);
    Position intrigue = song.plays("decline");
    all.put("whose intrigue", intrigue);
    all.put("intrigue", intrigue.plays("player 2"));
    all.put(
        "the order of effects set off",
        at(RoundStep.UNDERTAKING)
            .party(ANN, "watchtower", "watchtower")
            .begins()
            .plays("travel meadow"));
    Position journey =
        at(RoundStep.JOURNEY_ACTIONS).journeyTo("meadow").attached(CID, "fog", "storm").begins();
    all.put("another destination", journey.does(ANN, "change-destination"));
    all.put("which attached card", journey.does(ANN, "destroy-attached"));
    all.put(
        "which land comes",
        at(RoundStep.DAWN_ACTIONS)
            .reserve(ANN, "crater", "tower")
            .begins()
            .does(ANN, "bring-land"));
  }

  private static void addPiles(Map<String, Position> all) {
    LaidOut dawn =
        at(RoundStep.DAWN_ACTIONS)
            .hand(ANN, "scout", "bow")
            .destroyed(ANN, "archers", "smith")
            .onDeck(ANN, "horse", "raven", "banner");
    all.put("a card of the hand to lose", dawn.begins().does(ANN, "{lose-hand: {cards: 1}}"));
    all.put("a card to take back", dawn.begins().does(ANN, "{take-back: {}}"));
    all.put("a card to find", dawn.begins().does(ANN, "{search: {cards: 2}}"));
    all.put("cards to sort", dawn.begins().does(ANN, "{look-at-top: {cards: 2, under: 1}}"));
    all.put("shuffling", dawn.begins().does(ANN, "shuffle-deck"));
    Position shuffled =
        Position.at(RoundStep.DAWN_ACTIONS, 3)
            .party(ANN, "farmer")
            .shuffled(ANN, Suit.DESTINY, "horse", "raven", "banner")
            .begins();
    all.put("a card is drawn", shuffled.does(ANN, "{draw-cards: {cards: 1}}"));
    all.put("a card is turned up", shuffled.does(ANN, "{reveal-top: {cards: 1}}"));
  }

  private static void write(StringBuilder out, String name, Position position) {
    Table table = Table.reading(GAME.cards(), position.state());
    out.append("# ").append(name).append(": ").append(asked(table.pending())).append('\n');
    for (int i = 0; i < table.seats(); i++) {
      Multimap<String, String> reasons = LinkedHashMultimap.create();
      for (ThorgalMove move : moves(table, Seat.of(i))) {
        if (table.judge(move) instanceof Verdict.Illegal illegal) {
          String why =
              illegal.violations().stream()
                  .map(violation -> violation.citation().id() + " " + violation.code())
                  .collect(Collectors.joining(", "));
          reasons.put(why, MoveWriter.text(table, move));
        }
      }
      String seat = "seat " + i;
      reasons
          .asMap()
          .forEach(
              (why, moves) ->
                  out.append(seat)
                      .append(": ")
                      .append(why)
                      .append(": ")
                      .append(String.join(", ", moves))
                      .append('\n'));
    }
    out.append('\n');
  }

  private static String asked(Pending<ThorgalMove> pending) {
    return pending.isOver()
        ? "nothing"
        : pending.asked().map(window -> window.asks()).orElse("chance") + " " + pending.owing();
  }

  private static ImmutableList<ThorgalMove> moves(Table table, Seat seat) {
    ImmutableList.Builder<ThorgalMove> moves = ImmutableList.builder();
    Suit suit = table.suitOf(seat);
    int card =
        table.store(seat, suit).hand().isEmpty() ? 0 : table.store(seat, suit).hand().card(0);
    moves.add(new ChooseParty(seat, Pile.of(0)), new ChooseLands(seat, Pile.of(0, 1)));
    moves.add(new Draw(seat), new Fill(seat, 1));
    moves.add(new Play(seat, suit, card), new Pass(seat));
    moves.add(new Accept(seat), new Decline(seat));
    moves.add(new PayTop(seat), new PayPool(seat), new PayHand(seat, Suit.DESTINY, 0));
    moves.add(new PickCard(seat, suit, card), new PickSeat(seat, seat));
    moves.add(new PickOption(seat, 0), new PickAttached(seat, 0));
    moves.add(new Destroy(seat), new Suffer(seat));
    moves.add(new Place(seat, suit, card, true), new Keep(seat));
    for (InPlay own : some(table.side(seat).party())) {
      moves.add(new Activate(seat, own.id()), new Oppose(seat, own.id()));
      moves.add(new Pick(seat, own.id()), new Check(seat, own.id()));
    }
    for (InPlay other : some(table.side(table.after(seat)).party()).stream().limit(1).toList()) {
      moves.add(new Oppose(seat, other.id()), new Check(seat, other.id()));
    }
    for (Land land : some(table.lands)) {
      moves.add(new Travel(seat, land.id()), new Activate(seat, land.id()));
    }
    return moves.build();
  }

  /** The first and the last of several. */
  private static <C> ImmutableList<C> some(ImmutableList<C> all) {
    return all.size() < 3 ? all : ImmutableList.of(all.get(0), all.get(all.size() - 1));
  }
}
