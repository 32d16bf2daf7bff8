package org.lawspeaker.handofdestiny;

import static org.assertj.core.api.Assertions.assertThat;
import static org.lawspeaker.handofdestiny.Position.GAME;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.handofdestiny.moves.HandMove;
import org.lawspeaker.handofdestiny.table.HandFrame;
import org.lawspeaker.handofdestiny.table.HandState;
import org.lawspeaker.handofdestiny.table.HeroCard;
import org.lawspeaker.handofdestiny.table.MerchantCard;

/**
 * Every kind of move in every window of the game: those that are refused, with their reasons. The
 * file is read line by line against the rulebook whenever it changes; it is written with {@code
 * -Dlawspeaker.update=true}.
 */
class RefusalsTest {
  private static final Path FILE = Path.of("src/test/resources/refusals.txt");
  private static final String MONSTERS =
      "row: [bear, captain, brute-7], strength: [brute-9, brute-8]";
  private static final String BOSS = "phase: boss, strength: [brute-9, brute-8]";
  private static final String MERCHANT = "phase: merchant, strength: [], purse: {gold: 9}";

  static final ImmutableMap<String, Position> WINDOWS =
      ImmutableMap.<String, Position>builder()
          .put("Nature shows a starting strength card", Position.start())
          .put(
              "Nature shows the first monster",
              Position.start("hero=galathar")
                  .plays("reveal brute-11", "reveal brute-10", "reveal brute-9"))
          .put(
              "Nature shows the third monster",
              Position.of(
                      "row: [brute-5, brute-6, '?', '?', '?', '?', '?', '?', '?'],"
                          + " strength: [brute-11, brute-10]",
                      "hero=merlin")
                  .plays("use scry by exhausting"))
          .put("fight, ranged hero", Position.of(MONSTERS, "hero=robin"))
          .put("fight, melee hero", Position.of(MONSTERS, "hero=galathar"))
          .put("fight, stock abilities", Position.of(MONSTERS, "hero=hilda"))
          .put(
              "fight, an attack is put together",
              Position.of(MONSTERS, "hero=robin").plays("attack front"))
          .put(
              "fight, a target is chosen for an ability",
              Position.of(MONSTERS, "hero=robin").plays("use arrow by exhausting"))
          .put(
              "fight, a strength card is chosen for an ability",
              Position.of(MONSTERS, "hero=merlin").plays("use focus by exhausting"))
          .put(
              "fight, an effect is chosen",
              Position.of("row: [brute-11, bear], strength: [brute-9]", "hero=galathar")
                  .plays("use two-blows by exhausting"))
          .put(
              "fight, damage is placed",
              Position.of("row: [bear, brute-5], strength: [brute-9]", "hero=galathar")
                  .plays("take front"))
          .put(
              "fight, abilities that are set off are ordered",
              Position.of("row: [brute-1, guard-20, brute-6], strength: [brute-9]", "hero=freya")
                  .plays("take front", "exhaust 1 0"))
          .put(
              "resolve, before a monster ability",
              Position.of(
                  "step: resolve, strength: [brute-9], row: [banshee, brute-5]", "hero=robin"))
          .put(
              "resolve, damage of a monster ability is placed",
              Position.of(
                      "step: resolve, strength: [brute-9], row: [banshee, brute-5]", "hero=robin")
                  .plays("pass"))
          .put("boss", Position.of(BOSS, "hero=robin"))
          .put("boss, a card is chosen", Position.of(BOSS, "hero=robin").plays("attack boss"))
          .put(
              "boss, a critical hit is paid for",
              Position.of(BOSS, "hero=robin").plays("critical 1"))
          .put(
              "boss, its ability asks for a strength card",
              Position.of(
                      "phase: boss, wave: 2, strength: [brute-1, brute-9, brute-3]",
                      "boss=warlock",
                      "hero=robin")
                  .plays("attack boss", "add brute-1", "strike"))
          .put(
              "boss, the damage of a penalty is placed",
              Position.of("phase: boss, strength: [brute-9]", "boss=warlock", "hero=robin")
                  .plays("exhaust 1 0", "stop"))
          .put("merchant", Position.of(MERCHANT, "hero=robin"))
          .put(
              "merchant, healing is placed",
              Position.of(MERCHANT + ", hero: {left: 2, right: 3}", "hero=galathar")
                  .plays("buy balm"))
          .put(
              "set-up, a potion was held",
              Position.of("phase: merchant, strength: [brute-9], purse: {gold: 9}", "hero=robin")
                  .plays("buy elixir", "leave"))
          .put(
              "the game is over",
              Position.of("row: [brute-1], hero: {left: 3, right: 3}", "hero=robin"))
          .buildOrThrow();

  @Test
  void everyRefusalHasItsReason() throws IOException {
    StringBuilder found = new StringBuilder();
    for (Map.Entry<String, Position> window : WINDOWS.entrySet()) {
      found.append("== ").append(window.getKey()).append('\n');
      HandState state = window.getValue().state();
      for (String words : moves(state)) {
        found.append(line(state, words));
      }
    }
    if (Boolean.getBoolean("lawspeaker.update")) {
      Files.writeString(FILE, found);
    }
    assertThat(found.toString()).isEqualTo(Files.readString(FILE));
  }

  /** Whoever adds a step that asks for a move adds a window to the table. */
  @Test
  void everyStepThatAsksHasAWindow() {
    Set<Class<?>> asking =
        leaves(HandFrame.class).filter(RefusalsTest::asks).collect(Collectors.toSet());
    Set<Class<?>> reached =
        WINDOWS.values().stream()
            .map(window -> window.state().agenda())
            .filter(agenda -> !agenda.isEmpty())
            .map(agenda -> agenda.top().getClass())
            .collect(Collectors.toSet());
    assertThat(reached).isEqualTo(asking);
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

  private static String line(HandState state, String words) {
    Checked<HandMove> read = GAME.notation().readMove(state, words);
    return GAME.judge(state, read.orThrow()) instanceof Verdict.Illegal illegal
        ? words + ": " + String.join("; ", reasons(illegal)) + "\n"
        : "";
  }

  private static ImmutableList<String> reasons(Verdict.Illegal illegal) {
    return illegal.violations().stream()
        .map(Violation::toString)
        .collect(ImmutableList.toImmutableList());
  }

  /** One move of each kind at least, with the names of this hero and merchant. */
  private static ImmutableSet<String> moves(HandState state) {
    HeroCard hero = GAME.cards().hero(state.settings().hero());
    MerchantCard merchant = GAME.cards().merchant(hero.heroClass());
    String first = Words.slug(hero.ability(0).name());
    String last = Words.slug(hero.ability(5).name());
    return ImmutableSet.of(
        "attack front",
        "attack second",
        "attack third",
        "attack boss",
        "add brute-9",
        "strike",
        "critical 1",
        "use " + first,
        "use " + first + " by exhausting",
        "use " + last + " with brute-9",
        "weapon",
        "take front",
        "take second",
        "exhaust 1 0",
        "target bear",
        "pick brute-9",
        "option 1",
        "first " + last,
        "pass",
        "stop",
        "buy " + Words.slug(merchant.weapons().get(0).basic().name()),
        "heal 0 0",
        "leave",
        merchant.potions().isEmpty()
            ? "leave"
            : "drink " + Words.slug(merchant.potions().get(0).name()),
        "reveal brute-1");
  }
}
