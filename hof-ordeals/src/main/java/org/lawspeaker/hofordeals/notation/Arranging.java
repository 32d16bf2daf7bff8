package org.lawspeaker.hofordeals.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Notation;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Limits;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.kit.ForwardingNotation;
import org.lawspeaker.engine.kit.Lists;
import org.lawspeaker.engine.kit.OverlayKeys;
import org.lawspeaker.engine.kit.OverlaySchema;
import org.lawspeaker.engine.kit.SeatOverlay;
import org.lawspeaker.hofordeals.moves.HofMove;
import org.lawspeaker.hofordeals.state.Board;
import org.lawspeaker.hofordeals.state.Clock;
import org.lawspeaker.hofordeals.state.Hero;
import org.lawspeaker.hofordeals.state.Rank;
import org.lawspeaker.hofordeals.state.Site;
import org.lawspeaker.hofordeals.table.Cards;
import org.lawspeaker.hofordeals.table.HofState;
import org.lawspeaker.hofordeals.view.HofView;

/**
 * Positions that people lay out: heroes by their seats, Encounters by their spaces, the step by its
 * name; what lies nowhere goes to the deck that it belongs to.
 *
 * <pre>{@code
 * step: explore
 * heroes: {0: {food: 2, space: c2, hand: [strive, hack]}}
 * sites: {c2: {card: old-mill, cubes: 2}}
 * }</pre>
 *
 * @param whole reads and writes whole positions
 */
record Arranging(
    Cards cards, Notation<HofState, HofMove, HofView> whole, UnaryOperator<HofState> settle)
    implements ForwardingNotation<HofState, HofMove, HofView> {
  private static final String HEROES = "heroes";
  private static final String SITES = "sites";
  private static final String STEP = "step";
  private static final String SPACE = "space";
  private static final String BOARD = "board";
  private static final String TURN = "turn";
  private static final String BEGAN = "began";
  private static final int MOST_SEATS = 4;

  private static final OverlayKeys KEYS =
      new OverlayKeys(
          ImmutableSet.of(STEP, TURN, HEROES, SITES, BOARD, "decks", "fight", "clock"),
          ImmutableSet.of("settings", "agenda"));

  /** Steps of a turn by name, in their order. */
  private static final ImmutableList<String> STEPS =
      ImmutableList.of("fatigue", "explore", "assigning", "continuing", "acquire", "rest");

  private static final Pattern LAID_SITE = Pattern.compile("/board/sites/([0-9]{1,6})(/.*|)");

  @Override
  public Checked<HofMove> readMove(HofState state, String text) {
    return whole.readMove(state, text).map(move -> OtherWords.meant(cards, state, move));
  }

  @Override
  public Checked<HofState> readState(JsonNode json) {
    return whole.readState(json).map(this::settled);
  }

  /** What steps under way need is not laid: a step brings its own. */
  @Override
  public JsonNode positionSchema() {
    return OverlaySchema.of(whole.positionSchema())
        .without("settings", "agenda", "site/space")
        .word(STEP, STEPS, "the step that is under way")
        .named(HEROES, HEROES, "the Adventurers, by their seats")
        .named(
            "board/sites",
            SITES,
            "the Encounters, by their spaces; one without a card lies face down")
        .text("hero/space")
        .text("turn/began")
        .text("board/king")
        .within(
            0,
            MOST_SEATS - 1,
            "clock/first",
            "clock/builder",
            "clock/slayer",
            "turn/active",
            "used/seat")
        .within(-Hero.MOST, Hero.MOST, "hero/fame")
        .within(0, Hero.MOST_HEALTH, "hero/health")
        .within(1, Rank.KING.level(), "clock/level")
        .within(0, Hero.MOST)
        .schema();
  }

  @Override
  public Checked<HofState> arrange(HofState from, JsonNode overlay) {
    if (!(overlay instanceof ObjectNode given) || given.isEmpty() || Limits.isTooDeep(overlay)) {
      return whole.arrange(from, overlay);
    }
    Problems problems = new Problems();
    ObjectNode laid = given.deepCopy();
    JsonNode base = whole.state(from);
    KEYS.check(laid, problems);
    heroes(base, laid, problems);
    sites(base, laid, problems);
    step(laid, problems);
    inside(laid, TURN, BEGAN, problems);
    inside(laid, BOARD, "king", problems);
    Checked<HofState> arranged = whole.arrange(from, laid);
    placed(arranged.problems(), given, laid).forEach(problems::add);
    return problems.isEmpty()
        ? arranged
            .map(state -> new TurnSoFar(cards, given).told(found(state, given)))
            .map(state -> settled(new Remainder(cards, state, given).dealt()))
        : Checked.bad(problems.list());
  }

  /**
   * When the next level is due, the King has been slain, or a Royalty has been met, the Boss
   * Encounter has been found (HOF-LEVEL-01, HOF-BOSS-09): unless the position says otherwise, it is
   * the last of those that are face down.
   */
  private HofState found(HofState state, JsonNode given) {
    Board board = state.board();
    Clock clock = state.clock();
    boolean isSlain = clock.builder().isPresent() || clock.slayer().isPresent();
    boolean isMet = EncountersCheck.isMet(cards, state);
    boolean isSaid = given.path(BOARD).has("boss-hidden");
    if (isSaid || !(isSlain || isMet) || !board.bossHidden()) {
      return state;
    }
    ImmutableList<Site> down = Lists.where(board.sites(), site -> !site.isFaceUp());
    int level = state.clock().level();
    if (down.isEmpty() || level < 1 || level > cards.bosses.size()) {
      return state;
    }
    int boss = cards.bosses.get(level - 1);
    if (board.sites().stream().anyMatch(site -> site.shows(boss))) {
      return state.withBoard(board.withBossHidden(false)); // it is laid
    }
    Site last = Site.faceUp(down.get(down.size() - 1).space(), boss, 0);
    return state.withBoard(board.changing(last).withBossHidden(false));
  }

  /** Problems of Encounters stand where they were written: by their spaces. */
  private ImmutableList<Problem> placed(
      ImmutableList<Problem> problems, ObjectNode given, ObjectNode laid) {
    boolean isByNumber = given.path(BOARD).has(SITES);
    if (isByNumber || !(given.get(SITES) instanceof ObjectNode bySpace)) {
      return problems;
    }
    JsonNode all = laid.path(BOARD).path(SITES);
    return problems.stream()
        .map(
            problem -> {
              Matcher site = LAID_SITE.matcher(problem.place());
              if (!site.matches()) {
                return problem;
              }
              int space = all.path(Integer.parseInt(site.group(1))).path(SPACE).asInt();
              String name = cards.space(space);
              return bySpace.has(name)
                  ? new Problem("/sites/" + name + site.group(2), problem.message())
                  : problem;
            })
        .collect(ImmutableList.toImmutableList());
  }

  /** A position goes on as far as nobody is asked; one that cannot be stays as it is. */
  private HofState settled(HofState state) {
    return PositionCheck.problems(cards, state).isEmpty() ? settle.apply(state) : state;
  }

  /** Heroes by seat are laid over those that are there. */
  private void heroes(JsonNode base, ObjectNode laid, Problems problems) {
    SeatOverlay.lay(
        base,
        laid,
        HEROES,
        problems,
        (whole, changes, at) -> {
          ObjectNode hero = (ObjectNode) whole;
          if (changes.has("hand") && !changes.has("shown")) {
            hero.remove("shown");
          }
          space(hero, SPACE, at + "/" + SPACE, problems);
        });
  }

  /**
   * A space that is written by its name becomes its number. The first stands in for one that there
   * is not, so that all else is read.
   */
  private void space(ObjectNode object, String key, String at, Problems problems) {
    if (object.path(key).isTextual()) {
      int space = spaceOf(object.path(key).textValue());
      if (space < 0) {
        problems.add(at, "no space " + Problem.quote(object.path(key).textValue()));
      }
      object.put(key, Math.max(space, 0));
    }
  }

  /** The same of a space within another object. */
  private void inside(ObjectNode laid, String part, String key, Problems problems) {
    if (laid.get(part) instanceof ObjectNode object) {
      space(object, key, "/" + part + "/" + key, problems);
    }
  }

  private int spaceOf(String name) {
    for (int space = 0; space < cards.spaces(); space++) {
      if (cards.space(space).equals(name)) {
        return space;
      }
    }
    return -1;
  }

  private String written() {
    String last = cards.space(cards.spaces() - 1);
    return "Encounters are written by their spaces, " + cards.space(0) + " to " + last;
  }

  /** Encounters by space are laid over those that are there. */
  private void sites(JsonNode base, ObjectNode laid, Problems problems) {
    JsonNode given = laid.remove(SITES);
    if (given == null) {
      return;
    }
    if (!(given instanceof ObjectNode bySpace)) {
      problems.add("/sites", written());
      return;
    }
    if (!isPart(laid, BOARD)) {
      return;
    }
    ObjectNode board = laid.withObject("/" + BOARD);
    if (board.has(SITES)) {
      problems.add("/board/sites", "the same as sites; write one of them");
      return;
    }
    ArrayNode all = base.path(BOARD).path(SITES).deepCopy();
    for (Map.Entry<String, JsonNode> each : bySpace.properties()) {
      int space = spaceOf(each.getKey());
      if (space < 0 || !each.getValue().isObject()) {
        problems.add("/sites/" + each.getKey(), written());
        continue;
      }
      ObjectNode site = each.getValue().deepCopy();
      site.put(SPACE, space);
      if (!site.has("cubes")) {
        site.put("cubes", 0);
      }
      int at = 0;
      while (at < all.size() && all.get(at).path(SPACE).asInt() != space) {
        at++;
      }
      if (at < all.size()) {
        all.set(at, site);
      } else {
        all.add(site);
      }
    }
    board.set(SITES, all);
  }

  /** A step by its name puts its window on the agenda. */
  private static void step(ObjectNode laid, Problems problems) {
    JsonNode given = laid.remove(STEP);
    if (given == null) {
      return;
    }
    String name = given.asText();
    String stage =
        switch (name) {
          case "fatigue", "explore", "acquire", "rest" -> name;
          case "assigning", "continuing" -> "explore";
          default -> "";
        };
    if (stage.isEmpty()) {
      problems.add("/step", "a step is fatigue, explore, acquire, rest, assigning or continuing");
      return;
    }
    ArrayNode agenda = laid.putArray("agenda");
    agenda.add("course");
    if (!stage.equals(name)) {
      agenda.add("explore");
      agenda.add(name);
    } else if (name.equals("fatigue")) {
      agenda.addObject().putObject(name).put("paid", false);
    } else if (!name.equals("rest")) {
      agenda.add(name);
    }
    if (isPart(laid, TURN)) {
      laid.withObject("/" + TURN).put("stage", stage);
    }
  }

  /** Whether a part can be added to; what is no object is told when all is read. */
  private static boolean isPart(ObjectNode laid, String key) {
    return !laid.has(key) || laid.get(key).isObject();
  }
}
