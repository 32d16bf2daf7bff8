package org.lawspeaker.thorgal.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.thorgal.Position.ANN;
import static org.lawspeaker.thorgal.Position.BEN;
import static org.lawspeaker.thorgal.Position.CID;
import static org.lawspeaker.thorgal.Position.GAME;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Pile;
import org.lawspeaker.thorgal.LaidOut;
import org.lawspeaker.thorgal.Position;
import org.lawspeaker.thorgal.notation.MoveWriter;
import org.lawspeaker.thorgal.state.InPlay;
import org.lawspeaker.thorgal.state.Journey;
import org.lawspeaker.thorgal.state.Land;
import org.lawspeaker.thorgal.state.RoundStep;
import org.lawspeaker.thorgal.state.Suit;
import org.lawspeaker.thorgal.table.Table;

/**
 * Why each kind of move may not be made by each seat, in every window of the game, as a table to be
 * read line by line; {@code -Dlawspeaker.update=true} writes it anew. Ben, the middle seat of
 * three, is the destiny player, then come Cid and Ann.
 */
class RefusalsTest {
  private static final Path TABLE = Path.of("src/test/resources/refusals/thorgal.txt");

  @Test
  void citeTheReasonThatHolds() throws IOException {
    StringBuilder table = new StringBuilder();
    positions().forEach((name, position) -> write(table, name, position));
    if (Boolean.getBoolean("lawspeaker.update")) {
      Files.createDirectories(TABLE.getParent());
      Files.writeString(TABLE, table.toString());
    }
    assertThat(table.toString()).isEqualTo(Files.readString(TABLE));
  }

  private static LaidOut at(RoundStep step) {
    return Position.at(step, 3)
        .destiny(BEN)
        .lands("meadow", "cliffs")
        .party(ANN, "pilgrim", "bow")
        .party(BEN, "farmer", "watcher", "idol")
        .party(CID, "lady")
        .hand(ANN, "curse")
        .hand(BEN, "song")
        .hand(CID, "hex")
        .pool(BEN, Suit.DESTINY, 4)
        .pool(ANN, Suit.BANE, 4)
        .pool(CID, Suit.BANE, 4);
  }

  private static Map<String, Position> positions() {
    Map<String, Position> all = new LinkedHashMap<>();
    Position setup =
        Position.start(3, "faction-0=outlaws", "faction-1=visitors", "faction-2=lords");
    all.put("starting companions", setup);
    all.put("drawing", at(RoundStep.DRAWING).begins());
    all.put(
        "drawing, after the first has filled the pool",
        at(RoundStep.DRAWING).begins().plays("fill 2"));
    Position dawn = at(RoundStep.DAWN_ACTIONS).begins();
    all.put("dawn", dawn);
    all.put("dawn, after a pass", dawn.plays("pass"));
    all.put("damage", dawn.does(BEN, "{hurt: {who: you, damage: 1}}"));
    all.put("a target", dawn.does(BEN, "{exhaust-cards: {target: {in: any-party, choose: 1}}}"));
    all.put("a player", dawn.does(BEN, "{hurt: {who: opponent, damage: 1}}"));
    all.put(
        "a part",
        dawn.does(BEN, "{one-of: {of: [[{draw-cards: {cards: 1}}], [{fill-pool: {cards: 1}}]]}}"));
    all.put("an offer", dawn.does(CID, "{perhaps: {effects: [{draw-cards: {cards: 1}}]}}"));
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
    all.put("upkeep", at(RoundStep.UPKEEP).begins());
    all.put("clean-up", at(RoundStep.CLEAN_UP).begins());
    all.put("one of three is out", at(RoundStep.DAWN_ACTIONS).out(ANN).begins());
    all.put(
        "over",
        Position.at(RoundStep.DAWN_ACTIONS)
            .deck(ANN, Suit.DESTINY)
            .begins()
            .does(ANN, "{hurt: {who: you, damage: 1}}"));
    return all;
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
    moves.add(new PayTop(seat), new PayPool(seat), new PayHand(seat, 0));
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
