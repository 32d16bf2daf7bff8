package org.lawspeaker.prestigerpg;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Distribution;
import org.lawspeaker.engine.Event;
import org.lawspeaker.engine.Fraction;
import org.lawspeaker.engine.Outcome;
import org.lawspeaker.engine.Pending;
import org.lawspeaker.engine.Seat;
import org.lawspeaker.engine.Verdict;
import org.lawspeaker.engine.Violation;
import org.lawspeaker.engine.Window;
import org.lawspeaker.engine.cards.PackText;
import org.lawspeaker.engine.kit.Agenda;
import org.lawspeaker.engine.kit.Proposals;
import org.lawspeaker.prestigerpg.moves.PrestigeMove;
import org.lawspeaker.prestigerpg.notation.MoveText;
import org.lawspeaker.prestigerpg.pack.PackFile;
import org.lawspeaker.prestigerpg.round.Spine;
import org.lawspeaker.prestigerpg.setup.Preparation;
import org.lawspeaker.prestigerpg.state.Sheet;
import org.lawspeaker.prestigerpg.strike.Strikes;
import org.lawspeaker.prestigerpg.table.Cards;
import org.lawspeaker.prestigerpg.table.Flow;
import org.lawspeaker.prestigerpg.table.Moment;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.PrestigeState;
import org.lawspeaker.prestigerpg.table.StrikeRule;
import org.lawspeaker.prestigerpg.table.Table;
import org.lawspeaker.prestigerpg.turns.Turns;
import org.lawspeaker.prestigerpg.windows.PlayWindow;

/**
 * A position for a test, set up part by part and then played. It begins without cards in hands.
 *
 * <p>Seat order is never the order of play, or a test would not see that a rule takes one for the
 * other. Ann acts first and sits at seat 2, Ben at seat 1, Cid at seat 0; where more play, Dan, Eve
 * and Fay sit at seats 3, 4 and 5 but act before Cid, the last of them first. No scene may begin
 * with seat 0 as the first in order or the last seat as the last. Ann, Ben, Cid, Dan, Eve and Fay
 * are Talon, Orn, Vasha, Edaiyn, Nephiedra and Nyx with the cards of the scenes and Talon, Vasha,
 * Orn, Nephiedra, Nyx and Edaiyn with those of the reference pack, so that no seat has the number
 * of its character.
 *
 * <pre>
 * Scene.of(3).faces("dummy").set(ANN, "attack-20").turns().passes().passes()
 * </pre>
 */
public final class Scene extends Stage {
  public static final Cards CARDS =
      new Cards(
          PackFile.read(PackText.resource(Scene.class, "scene-pack.yaml")).orThrow(), Spine.RULES);

  /** The cards of the reference pack. */
  public static final Cards REFERENCE =
      new Cards(
          PackFile.read(PackText.resource(PrestigeRpgProvider.class, "reference-pack.yaml"))
              .orThrow(),
          Spine.RULES);

  /** As many steps as any test can need to come to a window. */
  private static final int FAR = 400;

  private PrestigeState state;
  private final List<Event> told = new ArrayList<>();

  private Scene(Cards cards, PrestigeState state) {
    super(cards, Table.of(cards, state));
    this.state = state;
  }

  @Override
  Scene scene() {
    return this;
  }

  /** A party of so many, with options such as {@code trip=this-turn}. */
  public static Scene of(int seats, String... options) {
    return with(CARDS, seats, options);
  }

  /** The same with the cards of the reference pack and all expansions. */
  public static Scene ofReference(int seats) {
    return with(
        REFERENCE, seats, "deeper-and-darker=yes", "relics-and-ruin=yes", "tombs-and-tomes=yes");
  }

  /** A game at its very beginning, with these options: the opening hands are drawn first. */
  public static Scene game(int seats, String... options) {
    return game(CARDS, seats, options);
  }

  /** The same with these cards. */
  public static Scene game(Cards cards, int seats, String... options) {
    return new Scene(cards, Preparation.of(cards, setup(cards, seats, options)).orThrow());
  }

  /** A scene with these cards. */
  public static Scene with(Cards cards, int seats, String... options) {
    Scene scene = new Scene(cards, Preparation.of(cards, setup(cards, seats, options)).orThrow());
    scene.table.setAgenda(Agenda.empty());
    scene.table.clock = scene.table.clock.withEncounter(1).withRound(1);
    return scene.initiative(usual(seats));
  }

  // ------------------------------------------------------------------ beginning

  /** Begins with these steps, then the end of the encounter. */
  public Scene begins(PrestigeFrame... steps) {
    refuseSeatOrder();
    table.setAgenda(Agenda.empty());
    table.push(Flow.ENCOUNTER_END);
    table.then(steps);
    told.clear();
    take(Table.telling(cards, table.state()).settle());
    return this;
  }

  /** The encounter's potions, its Initiative and its rounds are to come. */
  public Scene potions() {
    table.clock = table.clock.withRound(0);
    return begins(
        PlayWindow.opening(Moment.REVEAL),
        FIRST_DRAW,
        PlayWindow.opening(Moment.INITIATIVE),
        Flow.ROUND);
  }

  /** Cards are set next. */
  public Scene setting() {
    return begins(roundFrom(Flow.SET, Turns.FIRST, Flow.TOTAL));
  }

  /** The turns come next; the set cards lie there. */
  public Scene turns() {
    return begins(roundFrom(Turns.FIRST, Flow.TOTAL));
  }

  /** The total and the creature's attacks come next. */
  public Scene totals() {
    return begins(roundFrom(Flow.TOTAL));
  }

  /** The random attacks come next, on the present Initiative. */
  public Scene randomAttacks() {
    return begins(
        new Strikes(StrikeRule.Timing.RANDOM, 0), Flow.DRAW, Flow.ROUND_END, Flow.NEXT_ROUND);
  }

  /** The encounter ends next. */
  public Scene ends() {
    return begins();
  }

  private void take(Table after) {
    state = after.state();
    told.addAll(after.events());
  }

  // ------------------------------------------------------------------ playing

  private Table now() {
    return Table.of(cards, state);
  }

  private ImmutableList<PrestigeMove> legal() {
    return state.agenda().isEmpty()
        ? ImmutableList.of()
        : Proposals.of(state.agenda().top(), now());
  }

  private PrestigeMove find(String said) {
    if (now().pending() instanceof Pending.Chance<PrestigeMove> chance) {
      return chance
          .outcomes()
          .outcomes()
          .filter(move -> MoveText.of(now(), move).equals(said))
          .findFirst()
          .orElseThrow(() -> new AssertionError("Nature cannot " + said));
    }
    int colon = said.indexOf(": ");
    List<String> all = new ArrayList<>();
    for (PrestigeMove move : legal()) {
      String text = MoveText.of(now(), move);
      all.add(nameOf((Seat) move.by()) + ": " + text);
      boolean named = colon < 0 || said.startsWith(nameOf((Seat) move.by()) + ": ");
      if (named && text.equals(colon < 0 ? said : said.substring(colon + 2))) {
        return move;
      }
    }
    throw new AssertionError("not legal: " + said + "; legal: " + all + "; asked: " + asked());
  }

  private static String nameOf(Seat seat) {
    return ImmutableList.of("ann", "ben", "cid", "dan", "eve", "fay").get(PARTY.indexOf(seat));
  }

  /** Makes these moves, such as {@code ann: set attack-20}, or Nature's. */
  public Scene plays(String... said) {
    for (String each : said) {
      make(find(each));
    }
    return this;
  }

  /** Makes this move, which must be legal. */
  public Scene make(PrestigeMove move) {
    assertThat(now().judge(move)).isInstanceOf(Verdict.Legal.class);
    told.clear();
    take(Table.telling(cards, state).play(move));
    return this;
  }

  /** All who are asked in this window pass. */
  public Scene passes() {
    Window window = window();
    while (!isOver() && !now().pending().owing().isEmpty() && window().equals(window)) {
      Seat seat = now().pending().owing().iterator().next();
      List<Event> before = new ArrayList<>(told);
      plays(nameOf(seat) + ": pass");
      told.addAll(0, before);
    }
    return this;
  }

  /** Everybody passes, one window after another, until one of this name is asked. */
  public Scene passesUntil(String window) {
    List<Event> all = new ArrayList<>();
    for (int i = 0; i < FAR && !asked().equals(window); i++) {
      assertThat(asked()).as("passes until " + window).isNotEqualTo("nature").isNotEqualTo("over");
      Seat seat = now().pending().owing().iterator().next();
      plays(nameOf(seat) + ": pass");
      all.addAll(told);
    }
    told.clear();
    told.addAll(all);
    return this;
  }

  // ------------------------------------------------------------------ asking

  public PrestigeState state() {
    return state;
  }

  public Cards cards() {
    return cards;
  }

  public Sheet sheet(Seat seat) {
    return state.sheets().get(seat.index());
  }

  /** The sheets of Ann, Ben, Cid, Dan, Eve and Fay. */
  public List<Sheet> sheets() {
    return byName(state.sheets());
  }

  public boolean isOver() {
    return state.clock().ending().isOver();
  }

  public Outcome outcome() {
    return ((Pending.Over<PrestigeMove>) now().pending()).outcome();
  }

  private Window window() {
    Pending<PrestigeMove> due = now().pending();
    return due instanceof Pending.Choose<PrestigeMove> choose
        ? choose.window()
        : due instanceof Pending.Commit<PrestigeMove> commit
            ? commit.window()
            : Window.of("nature", "", Citation.of("PRE-FLOW-01"));
  }

  /** The name of the window that is asked; {@code nature} or {@code over}. */
  public String asked() {
    return isOver() ? "over" : window().name();
  }

  /** Asserts that this window is asked, of exactly these seats. */
  public Scene asks(String window, Seat... seats) {
    assertThat(asked()).isEqualTo(window);
    assertThat(now().pending().owing()).isEqualTo(ImmutableSet.copyOf(seats));
    return this;
  }

  /** The question that is put. */
  public String question() {
    return window().asks();
  }

  /** Asserts that the window cites this clause. */
  public Scene asksBy(String clause) {
    assertThat(window().citations()).contains(Citation.of(clause));
    return this;
  }

  /** Asserts that Nature moves by this clause. */
  public Scene nature(String clause) {
    assertThat(now().pending()).isInstanceOf(Pending.Chance.class);
    assertThat(((Pending.Chance<PrestigeMove>) now().pending()).why())
        .isEqualTo(Citation.of(clause));
    return this;
  }

  /** What Nature may do now, as text. */
  public List<String> outcomes() {
    return chance().outcomes().map(move -> MoveText.of(now(), move)).toList();
  }

  /** How likely Nature is to do this. */
  public Fraction chanceOf(String said) {
    return chance().probabilityOf(find(said));
  }

  private Distribution<PrestigeMove> chance() {
    return ((Pending.Chance<PrestigeMove>) now().pending()).outcomes();
  }

  /** What a seat may do now, as text. */
  public List<String> offers(Seat seat) {
    return legal().stream()
        .filter(move -> move.by().equals(seat))
        .map(move -> MoveText.of(now(), move))
        .toList();
  }

  /** Asserts that a move is illegal, by exactly these clauses. */
  public Scene refuses(PrestigeMove move, String... clauses) {
    Verdict verdict = now().judge(move);
    assertThat(verdict).isInstanceOf(Verdict.Illegal.class);
    assertThat(((Verdict.Illegal) verdict).violations())
        .extracting(Violation::citation)
        .containsExactlyInAnyOrderElementsOf(List.of(clauses).stream().map(Citation::of).toList());
    return this;
  }

  /** What is wrong with an illegal move, in the short words of its violations. */
  public List<String> faults(PrestigeMove move) {
    return ((Verdict.Illegal) now().judge(move))
        .violations().stream().map(Violation::code).toList();
  }

  /** Asserts that a move is legal by this clause. */
  public Scene allows(PrestigeMove move, String clause) {
    assertThat(now().judge(move)).isInstanceOf(Verdict.Legal.class);
    assertThat(((Verdict.Legal) now().judge(move)).citations()).contains(Citation.of(clause));
    return this;
  }

  /** What happened since the last move began, as kinds of events. */
  public List<String> kinds() {
    return told.stream().map(Event::kind).toList();
  }

  /** What happened, as sentences that everybody may know. */
  public List<String> says() {
    return told.stream().filter(event -> event.audience().isEmpty()).map(Event::says).toList();
  }

  /** What happened, as this seat is told it. */
  public List<String> hears(Seat seat) {
    return told.stream().filter(event -> event.isOpenTo(seat)).map(Event::says).toList();
  }

  /** What happened, as sentences that only this seat may know. */
  public List<String> secrets(Seat seat) {
    return told.stream()
        .filter(event -> event.audience().equals(ImmutableSet.of(seat)))
        .map(Event::says)
        .toList();
  }

  /** The facts of all events of this kind, in the order in which they were told. */
  public List<Map<String, String>> facts(String kind) {
    return told.stream()
        .filter(event -> event.kind().equals(kind))
        .<Map<String, String>>map(Event::facts)
        .toList();
  }

  /** Asserts that an event of this kind cites this clause. */
  public Scene tells(String kind, String clause) {
    assertThat(told)
        .anyMatch(
            event -> event.kind().equals(kind) && event.citation().equals(Citation.of(clause)));
    return this;
  }
}
