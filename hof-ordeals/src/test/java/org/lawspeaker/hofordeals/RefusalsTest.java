package org.lawspeaker.hofordeals;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Step;
import org.lawspeaker.hofordeals.moves.Accept;
import org.lawspeaker.hofordeals.moves.Activate;
import org.lawspeaker.hofordeals.moves.Assign;
import org.lawspeaker.hofordeals.moves.Bind;
import org.lawspeaker.hofordeals.moves.Buy;
import org.lawspeaker.hofordeals.moves.Challenge;
import org.lawspeaker.hofordeals.moves.Decline;
import org.lawspeaker.hofordeals.moves.Divide;
import org.lawspeaker.hofordeals.moves.Done;
import org.lawspeaker.hofordeals.moves.Draw;
import org.lawspeaker.hofordeals.moves.Flee;
import org.lawspeaker.hofordeals.moves.Go;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.moves.LootExchange;
import org.lawspeaker.hofordeals.moves.LootRelic;
import org.lawspeaker.hofordeals.moves.Pass;
import org.lawspeaker.hofordeals.moves.Pay;
import org.lawspeaker.hofordeals.moves.PickBound;
import org.lawspeaker.hofordeals.moves.PickCard;
import org.lawspeaker.hofordeals.moves.PickDiscarded;
import org.lawspeaker.hofordeals.moves.PickEnemy;
import org.lawspeaker.hofordeals.moves.PickOption;
import org.lawspeaker.hofordeals.moves.PickSeat;
import org.lawspeaker.hofordeals.moves.PickSpace;
import org.lawspeaker.hofordeals.moves.Play;
import org.lawspeaker.hofordeals.moves.Push;
import org.lawspeaker.hofordeals.moves.Refuse;
import org.lawspeaker.hofordeals.moves.Retreat;
import org.lawspeaker.hofordeals.moves.Reveal;
import org.lawspeaker.hofordeals.moves.Stand;
import org.lawspeaker.hofordeals.moves.Strike;
import org.lawspeaker.hofordeals.moves.Use;
import org.lawspeaker.hofordeals.state.Slot;
import org.lawspeaker.hofordeals.table.HofStep;
import org.lawspeaker.testkit.golden.GeneratedFile;

/**
 * Why each kind of move may not be made by each seat, in every window of the game, as a table to be
 * read line by line; {@code -Dlawspeaker.update=true} writes it anew. Seat 1, the middle one of
 * three, has the turn.
 */
class RefusalsTest {
  private static final Path TABLE = Path.of("src/test/resources/refusals.txt");

  @Test
  void citeTheReasonThatHolds() {
    StringBuilder table = new StringBuilder();
    Windows.all().forEach((name, scene) -> write(table, name, scene));
    GeneratedFile.check(TABLE, table.toString());
  }

  /** Whoever adds a step that asks for a move adds a position to the table. */
  @Test
  void holdForEveryStepThatAsks() {
    Set<String> asking =
        leaves(HofStep.class)
            .filter(RefusalsTest::asks)
            .map(Class::getSimpleName)
            .collect(Collectors.toSet());
    Set<String> reached =
        Windows.all().values().stream()
            .filter(scene -> !scene.state().agenda().isEmpty())
            .map(scene -> scene.state().agenda().top().getClass().getSimpleName())
            .collect(Collectors.toSet());
    assertThat(asking).isSubsetOf(reached);
  }

  private static Stream<Class<?>> leaves(Class<?> family) {
    return family.isSealed()
        ? Arrays.stream(family.getPermittedSubclasses()).flatMap(RefusalsTest::leaves)
        : Stream.of(family);
  }

  /** Whether a step asks somebody: it is a window of its own, or says so. */
  private static boolean asks(Class<?> step) {
    return Arrays.stream(step.getMethods())
        .filter(each -> each.getName().equals("asks") && each.getParameterCount() == 1)
        .anyMatch(each -> each.getDeclaringClass() != Step.class);
  }

  private static void write(StringBuilder out, String name, Scene scene) {
    Multimap<String, String> lines = LinkedHashMultimap.create();
    ImmutableList<HofMove> natures =
        ImmutableList.of(new Draw(card("champion")), new Reveal(card("throne-guard")));
    refusals(scene, natures).forEach(line -> lines.put(line, "nature"));
    for (int i = 0; i < scene.state().heroes().size(); i++) {
      String seat = "seat " + i;
      refusals(scene, moves(Seat.of(i))).forEach(line -> lines.put(line, seat));
    }
    out.append("# ").append(name).append(": ").append(asked(scene)).append('\n');
    lines
        .asMap()
        .forEach(
            (line, who) ->
                out.append(String.join(", ", who)).append(": ").append(line).append('\n'));
    out.append('\n');
  }

  /** A line for each reason, with the moves that it forbids. */
  private static List<String> refusals(Scene scene, ImmutableList<HofMove> moves) {
    Multimap<String, String> reasons = LinkedHashMultimap.create();
    for (HofMove move : moves) {
      if (Scene.GAME.judge(scene.state(), move) instanceof Verdict.Illegal illegal) {
        String why =
            illegal.violations().stream()
                .map(violation -> violation.citation().id() + " " + violation.code())
                .collect(Collectors.joining(", "));
        reasons.put(why, Windows.text(move));
      }
    }
    List<String> lines = new ArrayList<>();
    boolean isAll = reasons.size() == moves.size() && reasons.keySet().size() == 1;
    reasons
        .asMap()
        .forEach(
            (why, refused) ->
                lines.add(why + ": " + (isAll ? "everything" : String.join(", ", refused))));
    return lines;
  }

  private static String asked(Scene scene) {
    Pending<HofMove> pending = Scene.GAME.pending(scene.state());
    return pending.isOver()
        ? "nothing"
        : pending.asked().map(window -> window.asks()).orElse("chance") + " " + pending.owing();
  }

  private static int card(String name) {
    return Scene.card(name);
  }

  /** One move of each kind, and some that only differ in what they name. */
  private static ImmutableList<HofMove> moves(Seat seat) {
    ImmutableList.Builder<HofMove> moves = ImmutableList.builder();
    moves.add(new Play(seat, card("strive")), new Play(seat, card("hack")));
    moves.add(new Play(seat, card("bad-luck")), new Play(seat, card("champion")));
    moves.add(new Bind(seat, card("hack")), new Bind(seat, card("strive")));
    moves.add(new Use(seat, card("health-elixir")), new Use(seat, card("buckler")));
    moves.add(new Use(seat, card("titan-maul")));
    moves.add(new Pay(seat), new Refuse(seat), new Activate(seat), new Challenge(seat));
    moves.add(new Go(seat, 7), new Go(seat, 6), new Go(seat, 17), new Go(seat, 0));
    moves.add(new Done(seat), new Stand(seat), new Retreat(seat));
    moves.add(new Buy(seat, card("hunt")), new Buy(seat, card("flourish")));
    moves.add(new Buy(seat, card("titan-maul")), new Buy(seat, card("champion")));
    moves.add(new Assign(seat, 1, 1), new Assign(seat, 1, 2), new Assign(seat, 9, 1));
    moves.add(new Divide(seat, 1, 1, 1), new Strike(seat, Slot.WEAPON, 1));
    moves.add(new Strike(seat, Slot.HEAD, 1), new Push(seat), new Flee(seat));
    moves.add(new LootRelic(seat), new LootExchange(seat), new Pass(seat));
    moves.add(new PickCard(seat, card("strive")), new PickCard(seat, card("champion")));
    moves.add(new PickCard(seat, card("titan-maul")), new PickBound(seat, 9));
    moves.add(new PickEnemy(seat, 1), new PickEnemy(seat, 9), new PickOption(seat, 9));
    moves.add(new PickSeat(seat, seat), new PickSpace(seat, 0), new PickSpace(seat, 7));
    moves.add(new Buy(seat, card("long-sword")), new PickCard(seat, card("twin-daggers")));
    moves.add(new Use(seat, card("lucky-coin")), new Use(seat, card("executioner-s-axe")));
    moves.add(new Use(seat, card("captain-s-pistol")), new PickSpace(seat, 6));
    moves.add(new Divide(seat, 9, 1, 1), new Divide(seat, 0, 1, 1));
    moves.add(new PickDiscarded(seat, card("strive")), new PickDiscarded(seat, card("hack")));
    return moves.add(new Accept(seat), new Decline(seat)).build();
  }
}
