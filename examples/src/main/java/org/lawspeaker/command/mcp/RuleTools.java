package org.lawspeaker.command.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.lawspeaker.command.reference.CardSearch;
import org.lawspeaker.command.reference.ClausePage;
import org.lawspeaker.command.reference.Coverage;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.reference.RuleSearch;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.json.Default;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Range;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.ShownJson;

/**
 * What rulebooks and cards say.
 *
 * @param library the games
 */
record RuleTools(Library library) {
  private static final Splitter WORDS = Splitter.onPattern("\\s+").omitEmptyStrings();
  private static final String ID = Tool.ARGUMENTS + " /id";
  private static final String WORD_PLACE = Tool.ARGUMENTS + " /words";

  /** Nobody looks for more than that. */
  private static final int LONGEST_WORDS = 200;

  /** Clauses with these words. */
  record RuleWords(
      @Doc("The id of a game, as list_games tells it.") String game,
      @Doc("Words that all stand in the clause, or its id; empty for the whole rulebook.")
          @Default("''")
          String words,
      @Doc("No more than so many of them.") @Range(min = 1, max = 100) @Default("20") int most) {}

  /** A clause by its id. */
  record ClauseId(
      @Doc("The id of a game, as list_games tells it.") String game,
      @Doc("The id of a clause or ruling, such as HOD-HERO-04.") String id) {}

  /** Cards with these words. */
  record CardWords(
      @Doc("The id of a game, as list_games tells it.") String game,
      @Doc("Words that all stand on the card; empty for all cards.") @Default("''") String words,
      @Doc("No more than so many of them.") @Range(min = 1, max = 100) @Default("10") int most,
      @Doc("The text of a card pack, in YAML, to look in instead of the game's own.")
          Optional<String> pack) {}

  /**
   * Clauses that were found.
   *
   * @param found how many there are
   */
  record Clauses(int found, ImmutableList<ClausePage.Line> clauses) {}

  /**
   * Cards that were found.
   *
   * @param found how many there are
   */
  record Cards(int found, JsonNode cards) {}

  ImmutableList<Tool<?>> all() {
    return ImmutableList.of(
        new Tool<>(
            "search_rules",
            "Search of the rulebook",
            "Finds clauses and rulings of a game by words, the best match first. A ruling is an"
                + " answer to a question that the rulebook leaves open.",
            RuleWords.class,
            this::search),
        new Tool<>(
            "read_clause",
            "Clause",
            "Reads a clause or ruling: what it says, of a ruling the question, the answers that"
                + " were weighed, why this one is in force and which option switches to another;"
                + " the cards that it bears on, and the tests and ruling files that show it.",
            ClauseId.class,
            this::read),
        new Tool<>(
            "search_cards",
            "Search of the cards",
            "Finds cards of a game by words, the best match first: what they cost, their numbers,"
                + " what they do, and the clauses about them.",
            CardWords.class,
            this::cards));
  }

  /** These words, unless they are longer than anybody's. */
  static Checked<String> bounded(String words) {
    return words.length() <= LONGEST_WORDS
        ? Checked.ok(words)
        : Checked.bad(
            WORD_PLACE, "at most " + LONGEST_WORDS + " characters, not " + words.length());
  }

  private Checked<Clauses> search(RuleWords asked) {
    return bounded(asked.words())
        .then(
            words ->
                library
                    .named(GameTools.GAME, asked.game())
                    .map(game -> clauses(game.rulebook(), words, asked.most())));
  }

  private static Clauses clauses(Rulebook rulebook, String words, int most) {
    List<String> wanted = WORDS.splitToList(words);
    ImmutableList<Citation> found = RuleSearch.find(rulebook, wanted);
    return new Clauses(
        found.size(),
        found.stream()
            .limit(most)
            .map(citation -> ClausePage.Line.of(rulebook, citation))
            .collect(ImmutableList.toImmutableList()));
  }

  private Checked<ClausePage> read(ClauseId asked) {
    return library
        .game(GameTools.GAME, asked.game(), Optional.empty())
        .then(
            game ->
                citation(game.rulebook(), asked.id())
                    .then(citation -> page(game, asked.game(), citation)));
  }

  private Checked<ClausePage> page(Game<?, ?, ?> game, String id, Citation citation) {
    return Coverage.of(library.loader(), id)
        .map(
            coverage ->
                ClausePage.of(game.rulebook(), citation, CardSearch.catalogue(game), coverage));
  }

  private static Checked<Citation> citation(Rulebook rulebook, String id) {
    String upper = id.trim().toUpperCase(Locale.ROOT);
    ImmutableList<Citation> all =
        ImmutableList.<Citation>builder()
            .addAll(rulebook.clauses().keySet())
            .addAll(rulebook.rulings().keySet())
            .build();
    return all.stream()
        .filter(citation -> citation.id().equals(upper))
        .findFirst()
        .map(Checked::ok)
        .orElseGet(() -> Checked.bad(ID, unknown(all, upper)));
  }

  private static String unknown(ImmutableList<Citation> all, String id) {
    String near =
        Problem.near(id, all.stream().map(Citation::id).toList())
            .map(known -> "; did you mean " + known + "?")
            .orElse("");
    return "the rulebook has no " + Problem.quote(id) + near;
  }

  private Checked<Cards> cards(CardWords asked) {
    return bounded(asked.words())
        .then(words -> library.game(GameTools.GAME, asked.game(), asked.pack()))
        .then(
            game ->
                CardSearch.catalogue(game)
                    .map(catalogue -> Checked.ok(cards(catalogue, asked)))
                    .orElseGet(
                        () ->
                            Checked.bad(
                                GameTools.GAME,
                                asked.game() + " does not say how its cards look")));
  }

  private static Cards cards(Catalogue catalogue, CardWords asked) {
    ImmutableList<Face> found = CardSearch.best(catalogue, asked.words());
    Catalogue first = Catalogue.of(found.subList(0, Math.min(asked.most(), found.size())));
    return new Cards(found.size(), ShownJson.write(first).get("faces"));
  }
}
