package org.lawspeaker.testkit.golden;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.lawspeaker.engine.Citation;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;

/**
 * The page with every face of a catalogue and its text. It is part of the repository, so that a
 * change of a card or of how effects are worded is seen in review; {@code -Dlawspeaker.update=true}
 * writes it anew.
 */
public final class CatalogueFile {
  private CatalogueFile() {}

  /** Fails if the page differs from what the catalogue says, unless told to write it. */
  public static void check(Catalogue catalogue, String title, Path page) {
    GeneratedFile.check(page, page(catalogue, title));
  }

  private static String page(Catalogue catalogue, String title) {
    StringBuilder page = new StringBuilder("# ").append(title).append("\n\n");
    page.append("Generated from the card pack; the texts are made from what the cards do.\n");
    for (Face face : catalogue.faces()) {
      if (!face.isBack()) {
        page.append("\n## ").append(face.name()).append("\n\n").append(facts(face)).append("\n");
        face.text().forEach(paragraph -> page.append("\n- ").append(paragraph));
        page.append(face.text().isEmpty() ? "" : "\n");
      }
    }
    return page.toString();
  }

  private static String facts(Face face) {
    List<String> parts = new ArrayList<>();
    parts.add("`" + face.id() + "`: " + face.kind());
    face.cost().ifPresent(cost -> parts.add("cost " + cost));
    if (!face.types().isEmpty()) {
      parts.add(String.join(", ", face.types()));
    }
    face.facts().forEach(fact -> parts.add(fact.label() + " " + fact.value()));
    face.provenance().ifPresent(from -> parts.add(from.name().toLowerCase(Locale.ROOT)));
    if (!face.citations().isEmpty()) {
      parts.add(String.join(", ", face.citations().stream().map(Citation::id).toList()));
    }
    return String.join("; ", parts);
  }
}
