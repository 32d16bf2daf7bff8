package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;
import org.lawspeaker.engine.show.Fact;
import org.lawspeaker.engine.show.Gauge;
import org.lawspeaker.engine.show.Piece;

/**
 * Pieces and numbers in words.
 *
 * @param catalogue the faces that pieces show
 * @param kinds the kinds of these faces, in the order of the catalogue
 * @param look how they are drawn
 */
record Words(Catalogue catalogue, ImmutableList<String> kinds, Look look) {
  /** How a card is printed, and not what it does: only its panel says it. */
  private static final ImmutableSet<String> OF_THE_PRINT =
      ImmutableSet.of(
          "number",
          "copies",
          "double/base/half/none",
          "special double/base/half/none",
          "life for 3/4/5/6");

  static Words of(Catalogue catalogue, Look look) {
    ImmutableList<String> kinds =
        catalogue.faces().stream()
            .filter(face -> !face.isBack())
            .map(Face::kind)
            .collect(ImmutableSet.toImmutableSet())
            .asList();
    return new Words(catalogue, kinds, look);
  }

  /** What a piece is called, without colours. */
  String plain(Piece piece) {
    String name = catalogue.face(piece.face()).map(Face::name).orElse(piece.face());
    return piece
        .owner()
        .filter(owner -> owner.toString().equals(name))
        .map(look.names()::of)
        .orElse(name);
  }

  /** What a piece is called. */
  String name(Piece piece) {
    String name = plain(piece);
    if (look.lit().contains(piece.uid())) {
      String marked = look.ink().lit(name);
      return marked.equals(name) ? "*" + name + "*" : marked;
    }
    return coloured(piece, name);
  }

  /** The colour of whom it belongs to, otherwise that of its kind. */
  private String coloured(Piece piece, String name) {
    if (piece.owner().isPresent()) {
      return look.seat(piece.owner().get(), name);
    }
    return catalogue.face(piece.face()).map(face -> coloured(face, name)).orElse(name);
  }

  /** A text in the colour of a face's kind, if there are several kinds. */
  String coloured(Face face, String text) {
    if (face.isBack()) {
      return look.ink().faint(text);
    }
    return kinds.size() < 2 ? text : look.colour(kinds.indexOf(face.kind()), text);
  }

  /** What is to be said of a piece besides its name: what it costs, its numbers, how it lies. */
  ImmutableList<String> details(Piece piece) {
    ImmutableSet<String> now =
        piece.badges().stream().map(Fact::label).collect(ImmutableSet.toImmutableSet());
    List<String> details = new ArrayList<>();
    catalogue
        .face(piece.face())
        .ifPresent(
            face -> {
              face.cost()
                  .filter(cost -> !now.contains("cost"))
                  .ifPresent(c -> details.add(cost(c)));
              face.facts().stream()
                  .filter(fact -> !now.contains(fact.label()))
                  .filter(fact -> !OF_THE_PRINT.contains(fact.label()))
                  .forEach(fact -> details.add(fact(fact)));
            });
    piece.badges().forEach(badge -> details.add(look.ink().bold(fact(badge))));
    piece.states().forEach(state -> details.add(look.ink().bold(state)));
    return ImmutableList.copyOf(details);
  }

  /** The first thing that a face says it does. */
  String text(Piece piece) {
    return catalogue
        .face(piece.face())
        .map(face -> face.text().stream().collect(Collectors.joining(" ")))
        .orElse("");
  }

  /** Whether something is printed on it besides its name and its text. */
  boolean isNumbered(Piece piece) {
    return catalogue
        .face(piece.face())
        .map(face -> face.cost().isPresent() || !face.facts().isEmpty())
        .orElse(false);
  }

  static String cost(String cost) {
    return "cost " + cost;
  }

  static String fact(Fact fact) {
    return (fact.label() + " " + fact.value()).trim();
  }

  static String gauge(Gauge gauge) {
    return gauge.label() + " " + gauge.value() + gauge.most().map(most -> "/" + most).orElse("");
  }

  static ImmutableList<String> gauges(List<Gauge> gauges) {
    return gauges.stream().map(Words::gauge).collect(ImmutableList.toImmutableList());
  }
}
