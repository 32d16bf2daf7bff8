package org.lawspeaker.gloomkilforth;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.kit.Step;
import org.lawspeaker.gloomkilforth.moves.GloomMove;
import org.lawspeaker.gloomkilforth.table.GloomStep;
import org.lawspeaker.testkit.golden.GeneratedFile;

/**
 * Why each kind of move may not be made by each seat, in every window of the game, as a table to be
 * read line by line; {@code -Dlawspeaker.update=true} writes it anew.
 */
class RefusalsTest {
  private static final Path TABLE = Path.of("src/test/resources/refusals.txt");
  private static final Map<String, Scene> WINDOWS = Windows.all();

  @Test
  void citeTheReasonThatHolds() {
    StringBuilder table = new StringBuilder();
    WINDOWS.forEach((name, scene) -> write(table, name, scene));
    GeneratedFile.check(TABLE, table.toString());
  }

  /** Whoever adds a step that asks for a move adds a position to the table. */
  @Test
  void holdForEveryStepThatAsks() {
    Set<String> asking =
        leaves(GloomStep.class)
            .filter(RefusalsTest::asks)
            .map(Class::getSimpleName)
            .collect(Collectors.toSet());
    Set<String> reached =
        WINDOWS.values().stream()
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

  private static boolean asks(Class<?> step) {
    return Arrays.stream(step.getMethods())
        .filter(each -> each.getName().equals("asks") && each.getParameterCount() == 1)
        .anyMatch(each -> each.getDeclaringClass() != Step.class);
  }

  private static void write(StringBuilder out, String name, Scene scene) {
    Multimap<String, String> lines = LinkedHashMultimap.create();
    refusals(scene, EveryMove.ofNature()).forEach(line -> lines.put(line, "nature"));
    for (int i = 0; i < scene.state().heroes().size(); i++) {
      String seat = "seat " + i;
      refusals(scene, EveryMove.of(Seat.of(i))).forEach(line -> lines.put(line, seat));
    }
    out.append("# ").append(name).append(": ").append(asked(scene)).append('\n');
    lines
        .asMap()
        .forEach(
            (line, who) ->
                out.append(String.join(", ", who)).append(": ").append(line).append('\n'));
    out.append('\n');
  }

  /** What may be done, and a line for each reason with the moves that it forbids. */
  private static List<String> refusals(Scene scene, ImmutableList<GloomMove> moves) {
    Multimap<String, String> reasons = LinkedHashMultimap.create();
    List<String> legal = new ArrayList<>();
    for (GloomMove move : moves) {
      if (Scene.GAME.judge(scene.state(), move) instanceof Verdict.Illegal illegal) {
        String why =
            illegal.violations().stream()
                .map(violation -> violation.citation().id() + " " + violation.code())
                .collect(Collectors.joining(", "));
        reasons.put(why, EveryMove.text(move));
      } else {
        legal.add(EveryMove.text(move));
      }
    }
    List<String> lines = new ArrayList<>();
    if (!legal.isEmpty()) {
      lines.add("legal: " + String.join(", ", legal));
    }
    String usual =
        reasons.keySet().stream()
            .max(Comparator.comparing(why -> reasons.get(why).size()))
            .filter(why -> 3 * reasons.get(why).size() > moves.size())
            .orElse("");
    reasons
        .asMap()
        .forEach(
            (why, refused) ->
                lines.add(
                    why
                        + ": "
                        + (refused.size() == moves.size()
                            ? "everything"
                            : why.equals(usual) ? "all other moves" : String.join(", ", refused))));
    return lines;
  }

  private static String asked(Scene scene) {
    Pending<GloomMove> pending = Scene.GAME.pending(scene.state());
    return pending.isOver()
        ? "nothing"
        : pending.asked().map(window -> window.asks()).orElse("chance") + " " + pending.owing();
  }
}
