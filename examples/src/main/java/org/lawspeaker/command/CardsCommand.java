package org.lawspeaker.command;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.lawspeaker.command.drawing.FacePanel;
import org.lawspeaker.command.drawing.Lines;
import org.lawspeaker.command.drawing.Look;
import org.lawspeaker.command.drawing.SeatNames;
import org.lawspeaker.command.reference.CardSearch;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
    name = "cards",
    mixinStandardHelpOptions = true,
    description = {
      "Prints the cards of a game: what they cost, their numbers, and what they do.",
      "Finds those on which every word stands, the best match first; lists all names if no word"
          + " is given."
    },
    footer = {
      "",
      "Examples:",
      "  lawspeaker cards ember-court",
      "  lawspeaker cards thorgal kriss",
      "  lawspeaker cards hand-of-destiny --pack my-pack.yaml"
    })
final class CardsCommand implements Callable<Integer> {
  private final Console console;
  private final Installation installed;

  @Parameters(index = "0", paramLabel = "GAME", description = "The id of an installed game.")
  private String id = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "WORD",
      description = "What to look for.")
  private List<String> words = new ArrayList<>();

  @Mixin private PackOption pack = new PackOption();

  CardsCommand(Console console, Installation installed) {
    this.console = console;
    this.installed = installed;
  }

  @Override
  public Integer call() {
    Optional<Catalogue> catalogue = CardSearch.catalogue(pack.game(installed.games().named(id)));
    if (catalogue.isEmpty()) {
      console.err().println(id + " does not say how its cards look");
      return Exit.NO;
    }
    Look look =
        new Look(
            console.width(),
            console.page().ink(),
            SeatNames.numbered(0, ImmutableList.of(), Optional.empty()));
    return words.isEmpty() ? list(catalogue.get()) : print(catalogue.get(), look);
  }

  /** The names by kind. */
  private int list(Catalogue catalogue) {
    Page page = console.page();
    ImmutableListMultimap<String, Face> byKind = Multimaps.index(catalogue.faces(), Face::kind);
    byKind
        .asMap()
        .forEach(
            (kind, faces) -> {
              page.heading(kind);
              ImmutableList<String> names =
                  faces.stream()
                      .map(Face::name)
                      .distinct()
                      .collect(ImmutableList.toImmutableList());
              Lines.wrapped(names, ", ", page.width() - 2).forEach(line -> page.line("  " + line));
            });
    page.line("");
    page.line("lawspeaker cards " + id + " WORD prints those on which a word stands.");
    return Exit.OK;
  }

  private int print(Catalogue catalogue, Look look) {
    String wanted = String.join(" ", words);
    ImmutableList<Face> found = CardSearch.best(catalogue, wanted);
    if (found.isEmpty()) {
      console.err().println("no card has all of: " + Problem.cut(wanted, Problem.LONGEST));
      return Exit.NO;
    }
    for (Face face : found) {
      FacePanel.of(face, catalogue, look).forEach(console.page()::line);
      if (!face.citations().isEmpty()) {
        console.page().line("    " + console.page().cited(face.citations()));
      }
      console.page().line("");
    }
    return Exit.OK;
  }
}
