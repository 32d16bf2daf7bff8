package org.lawspeaker.testkit.vocabulary;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.Game;
import org.lawspeaker.engine.GameProvider;
import org.lawspeaker.engine.OptionSpec;
import org.lawspeaker.testkit.golden.GeneratedFile;

/**
 * The page with all words of a game that others write or read: options, moves, questions, events,
 * codes of violations, keys of positions, views and packs. It is made from the sources, the schemas
 * and playouts with fixed seeds, and is part of the repository; {@code -Dlawspeaker.update=true}
 * writes it anew.
 *
 * <pre>{@code
 * class NimPageTest {
 *   @Test
 *   void isUpToDate() {
 *     GamePage.check(new NimProvider(), Path.of("src/main/java"), Path.of("nim.md"));
 *   }
 * }
 * }</pre>
 */
public final class GamePage {
  private static final Splitter WORDS = Splitter.on(' ');

  /** A word of a form that is not always the same. */
  private static final Pattern VARIES = Pattern.compile("[A-Z\\[|(]");

  private final GameProvider provider;
  private final Game<?, ?, ?> game;
  private final JavaSources sources;
  private final Comments comments;
  private final Observed observed;
  private final Refused refused;
  private final Markdown page = new Markdown();

  private GamePage(GameProvider provider, JavaSources sources, Refused refused) {
    this.provider = provider;
    this.game = provider.game();
    this.sources = sources;
    this.comments = new Comments(sources);
    this.observed = Observed.of(game);
    this.refused = refused;
  }

  /** Fails if the page differs from what the game says now, unless told to write it. */
  public static void check(GameProvider provider, Path mainCode, Path page) {
    check(provider, mainCode, page, ImmutableList.of());
  }

  /**
   * As above, with examples from tables of refused moves.
   *
   * @param refusals golden files whose lines name moves, clauses and codes
   */
  public static void check(
      GameProvider provider, Path mainCode, Path page, ImmutableList<Path> refusals) {
    Refused refused = new Refused();
    for (Path file : refusals) {
      refused.read(file);
    }
    GamePage made = new GamePage(provider, JavaSources.below(mainCode), refused);
    GeneratedFile.check(page, made.text());
  }

  private String text() {
    page.heading(1, game.info().title() + ": its words")
        .paragraph(
            "All words that you can write to "
                + game.info().title()
                + ", and all that it answers. Look here when you write"
                + " a [ruling](../how-to-write-a-ruling.md),"
                + " a [card pack](../how-to-write-a-card-pack.md) or a front end; to play, you need"
                + " none of it. A test makes this page from the code and from games that are played"
                + " with fixed seeds. `./lawspeaker rules "
                + provider.id()
                + " CLAUSE` prints a clause, `./lawspeaker cards "
                + provider.id()
                + " WORD` a card.");
    options();
    moves();
    windows();
    events();
    violations();
    schemas();
    return page.toString();
  }

  private String sentence(String id) {
    String text = game.rulebook().textOf(Citation.of(id)).orElse("");
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end + 1);
  }

  private void options() {
    page.heading(2, "Options");
    if (game.info().options().isEmpty()) {
      page.paragraph("There are none.");
      return;
    }
    page.paragraph(
        "Written in `setup: {options: {NAME: VALUE}}`, or `--option NAME=VALUE`. The value in"
            + " bold is the standard.");
    for (List<OptionSpec> alike : alike(game.info().options())) {
      OptionSpec option = alike.get(0);
      String names =
          alike.size() == 1
              ? Markdown.code(option.name())
              : Markdown.code(option.name())
                  + " to "
                  + Markdown.code(alike.get(alike.size() - 1).name());
      page.heading(3, names).paragraph(option.says()).blank();
      List<String> values = new ArrayList<>();
      for (String value : option.values()) {
        boolean isStandard = value.equals(option.standard());
        values.add(isStandard ? "**" + Markdown.code(value) + "**" : Markdown.code(value));
      }
      page.paragraph("Values: " + Joiner.on(", ").join(values) + ".").blank();
      option
          .citations()
          .forEach(id -> page.item(id.id() + ": " + game.rulebook().textOf(id).orElse("")));
    }
  }

  /** Options of several seats that differ by their number alone stand together. */
  private static List<List<OptionSpec>> alike(ImmutableList<OptionSpec> options) {
    List<List<OptionSpec>> all = new ArrayList<>();
    String before = "";
    for (OptionSpec option : options) {
      String shape = (option.name() + option.says()).replaceAll("\\d+", "N") + option.values();
      if (!shape.equals(before)) {
        all.add(new ArrayList<>());
      }
      all.get(all.size() - 1).add(option);
      before = shape;
    }
    return all;
  }

  private void moves() {
    page.heading(2, "Moves")
        .paragraph(
            "Words in capitals stand for names and numbers. Before a move may stand whose it is, as"
                + " in `seat 0: …`, and must where several seats owe one; moves of chance have no"
                + " seat.")
        .blank();
    page.row("form", "what it is", "for example").rule(3);
    Set<String> told = new TreeSet<>();
    for (String form : game.notation().forms()) {
      List<String> says = new ArrayList<>();
      List<String> examples = new ArrayList<>();
      observed.moves.forEach(
          (kind, met) -> {
            if (met.examples.stream().anyMatch(text -> isOf(form, text))) {
              told.add(kind);
              says.add(comments.ofClass(kind));
              met.examples.stream()
                  .filter(text -> isOf(form, text))
                  .limit(2)
                  .forEach(examples::add);
            }
          });
      if (says.isEmpty()) {
        observed
            .read(bare(form))
            .ifPresent(
                read -> {
                  says.add(comments.ofClass(read.kind()));
                  examples.add(read.text());
                });
      }
      page.row(Markdown.code(bare(form)), Joiner.on(" ").join(says), Markdown.codes(examples));
    }
    observed.moves.forEach(
        (kind, met) -> {
          if (!told.contains(kind)) {
            page.row("", comments.ofClass(kind), Markdown.codes(met.briefest(2)));
          }
        });
  }

  /** A form without whose move it is, which is said once for all. */
  private static String bare(String form) {
    return form.replaceFirst("^\\[?seat N: ]?", "");
  }

  /** Whether a move is written in this form: both begin with the same fixed words. */
  private static boolean isOf(String form, String text) {
    List<String> wanted = WORDS.splitToList(bare(form));
    List<String> words = WORDS.splitToList(text);
    for (int i = 0; i < wanted.size(); i++) {
      if (VARIES.matcher(wanted.get(i)).find()) {
        return i > 0 && words.size() > i;
      }
      if (i >= words.size() || !words.get(i).equals(wanted.get(i))) {
        return false;
      }
    }
    return words.size() == wanted.size();
  }

  private void windows() {
    page.heading(2, "Questions")
        .paragraph("The windows of a game: what is asked, and of whom.")
        .blank();
    page.row("name", "asks", "of", "clauses").rule(4);
    observed.windows.forEach(
        (name, met) ->
            page.row(
                Markdown.code(name),
                Joiner.on(" / ").join(met.briefest(2)),
                Joiner.on("; ").join(met.kinds),
                Joiner.on(", ").join(met.clauses)));
    if (!observed.chances.isEmpty()) {
      page.blank().paragraph("Chance, by the clause that calls for it:").blank();
      page.row("clause", "says", "for example").rule(3);
      observed.chances.forEach(
          (id, met) -> page.row(id, sentence(id), Markdown.codes(met.briefest(2))));
    }
  }

  private void events() {
    Map<String, Spoken.Word> words = Spoken.events(sources).words();
    page.heading(2, "Events")
        .paragraph(
            "For `events`, `not-events` and `during` of a ruling: `{kind: KIND, FACT: VALUE}`. What"
                + " varies in a sentence that no playout told is left out (…).")
        .blank();
    page.row("kind", "facts", "told as", "clauses").rule(4);
    for (String name : Observed.names(words, observed.events)) {
      Optional<Spoken.Word> word = Optional.ofNullable(words.get(name));
      Observed.Met met = observed.events.getOrDefault(name, new Observed.Met());
      String example =
          met.briefest(1).stream()
              .findFirst()
              .or(() -> word.flatMap(each -> each.sentences().stream().findFirst()))
              .orElse("");
      page.row(
          Markdown.code(name),
          Markdown.codes(word.map(each -> (Set<String>) each.facts()).orElse(met.facts)),
          example,
          clauses(met.clauses, word));
    }
  }

  private static String clauses(Set<String> met, Optional<Spoken.Word> word) {
    Set<String> all = new TreeSet<>(met);
    word.ifPresent(each -> all.addAll(each.clauses()));
    return Joiner.on(", ").join(all);
  }

  private void violations() {
    Map<String, Spoken.Word> words = Spoken.violations(sources).words();
    page.heading(2, "Violations")
        .paragraph("Why a move is refused: the code for programs, and the clauses it may cite.")
        .blank();
    page.row("code", "facts", "for example", "clauses").rule(4);
    for (String code : Observed.names(words, observed.violations)) {
      Observed.Met met = observed.violations.getOrDefault(code, new Observed.Met());
      Optional<Spoken.Word> word = Optional.ofNullable(words.get(code));
      Set<String> facts = new TreeSet<>(met.facts);
      word.ifPresent(each -> facts.addAll(each.facts()));
      String example =
          met.briefest(1).stream()
              .findFirst()
              .or(() -> refused.example(code))
              .map(this::refusal)
              .orElse("");
      page.row(Markdown.code(code), Markdown.codes(facts), example, clauses(met.clauses, word));
    }
  }

  /** A move and the clause that forbids it, as they were kept: with a line between them. */
  private String refusal(String kept) {
    int line = kept.indexOf('\n');
    String clause = kept.substring(line + 1);
    return Markdown.code(kept.substring(0, line)) + ": " + sentence(clause) + " (" + clause + ")";
  }

  private void schemas() {
    schema(
        "Positions",
        "Position",
        "What `position` of a ruling may lay anew; all else stays as it was at the start."
            + " Keys with a star must be there.",
        game.notation().positionSchema());
    schema(
        "Views",
        "View",
        "What a viewer is told as JSON (`GameProvider.viewSchema()`). A pile, hand or deck is a"
            + " list of names, from the top down where it has an order: `3 NAME` are three copies,"
            + " `12 unseen` cards that the viewer does not know, `NAME@0,2` is known to these"
            + " seats, `NAME@*` to all. A seat is a number; as a key it is a text. Keys with a star"
            + " are always there.",
        provider.viewSchema());
    schema(
        "Packs",
        "Pack",
        "The keys of a card pack (`GameProvider.packSchema()`). Keys with a star must be there.",
        provider.packSchema());
  }

  private void schema(String title, String anchor, String says, JsonNode schema) {
    if (schema.has("$ref") || schema.has("properties") || schema.has("then")) {
      page.heading(2, title).paragraph(says).blank();
      new SchemaPage(schema, comments, page, anchor).write();
    }
  }
}
