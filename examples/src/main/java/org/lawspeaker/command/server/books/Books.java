package org.lawspeaker.command.server.books;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.lawspeaker.command.reference.CardSearch;
import org.lawspeaker.command.reference.ClausePage;
import org.lawspeaker.command.reference.Coverage;
import org.lawspeaker.command.reference.Library;
import org.lawspeaker.command.reference.RuleSearch;
import org.lawspeaker.command.reference.ShownRulings;
import org.lawspeaker.command.server.wire.Reply;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.Rulebook;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.ShownJson;

/** The rulebooks and cards of the games, which are the same for everybody. */
public final class Books {
  private static final Splitter WORDS = Splitter.onPattern("\\s+").omitEmptyStrings();
  private static final int LONGEST_WORDS = 200;
  private static final String ANSWERS = "Rulings";

  /** A rulebook, or what was found in it. */
  public record Rules(ImmutableList<Chapter> chapters) {}

  /** Clauses that stand together. */
  public record Chapter(String title, ImmutableList<ClausePage.Line> clauses) {}

  private final Library library;
  private final Map<String, Reply> catalogues = new ConcurrentHashMap<>();

  /** The books of these games. */
  public Books(Library library) {
    this.library = library;
  }

  /** The faces of a game's cards. */
  public Reply catalogue(String game) {
    return in(game, provider -> catalogues.computeIfAbsent(game, id -> catalogue(provider)));
  }

  private static Reply catalogue(GameProvider provider) {
    Catalogue catalogue =
        CardSearch.catalogue(provider.game()).orElse(Catalogue.of(ImmutableList.of()));
    String text = ShownJson.write(catalogue).toString();
    String tag = Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString();
    return new Reply(200, Reply.JSON, text, ImmutableMap.of())
        .with("ETag", "\"" + tag.substring(0, 16) + "\"");
  }

  /** The chapters of a rulebook, or the clauses in which these words stand. */
  public Reply rules(String game, Optional<String> words) {
    if (words.isPresent() && words.get().length() > LONGEST_WORDS) {
      return Reply.refused(400, "q", "at most " + LONGEST_WORDS + " characters");
    }
    return in(
        game,
        provider ->
            Reply.ok(
                new Rules(
                    words
                        .map(some -> found(provider.rulebook(), some))
                        .orElseGet(() -> chapters(provider.rulebook())))));
  }

  private static ImmutableList<Chapter> found(Rulebook rulebook, String words) {
    List<String> wanted = WORDS.splitToList(words);
    return ImmutableList.of(
        new Chapter(words, lines(rulebook, RuleSearch.find(rulebook, wanted).stream())));
  }

  private static ImmutableList<Chapter> chapters(Rulebook rulebook) {
    ImmutableListMultimap.Builder<String, Citation> chapters = ImmutableListMultimap.builder();
    rulebook.clauses().keySet().forEach(clause -> chapters.put(chapter(clause), clause));
    rulebook.rulings().keySet().forEach(ruling -> chapters.put(ANSWERS, ruling));
    return chapters.build().asMap().entrySet().stream()
        .map(chapter -> new Chapter(chapter.getKey(), lines(rulebook, chapter.getValue().stream())))
        .collect(ImmutableList.toImmutableList());
  }

  /** The word between the prefix and the number: {@code Setup} of {@code EMB-SETUP-01}. */
  private static String chapter(Citation clause) {
    String id = clause.id();
    int from = id.indexOf('-') + 1;
    String word = id.substring(from, Math.max(from, id.lastIndexOf('-')));
    return word.isEmpty() ? id : word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
  }

  private static ImmutableList<ClausePage.Line> lines(
      Rulebook rulebook, Stream<Citation> citations) {
    return citations
        .map(citation -> ClausePage.Line.of(rulebook, citation))
        .collect(ImmutableList.toImmutableList());
  }

  /** All there is to say of a clause or ruling. */
  public Reply clause(String game, String id) {
    String upper = id.toUpperCase(Locale.ROOT);
    return in(
        game,
        provider ->
            Citation.FORM.matcher(upper).matches() && provider.rulebook().has(Citation.of(upper))
                ? Reply.of(
                    Coverage.of(library.loader(), game)
                        .map(coverage -> page(provider, Citation.of(upper), coverage)))
                : Reply.refused(404, "", "the rulebook has no such clause"));
  }

  /** A ruling file that shows clauses. */
  public Reply ruling(String game, String name) {
    return in(
        game,
        provider ->
            ShownRulings.of(library.loader(), game, name)
                .map(Reply::text)
                .orElseGet(() -> Reply.refused(404, "", "there is no such ruling file")));
  }

  private static ClausePage page(GameProvider provider, Citation clause, Coverage coverage) {
    return ClausePage.of(
        provider.rulebook(), clause, CardSearch.catalogue(provider.game()), coverage);
  }

  private Reply in(String game, Function<GameProvider, Reply> serve) {
    GameProvider provider = library.games().get(game);
    return provider == null
        ? Reply.refused(404, "", "there is no such game")
        : serve.apply(provider);
  }
}
