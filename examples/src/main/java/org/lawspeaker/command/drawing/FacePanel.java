package org.lawspeaker.command.drawing;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.lawspeaker.engine.show.Catalogue;
import org.lawspeaker.engine.show.Face;

/** A card as it is read: its name and kind, what it costs, its numbers, what it does. */
public final class FacePanel {
  private static final int MARGIN = 4;

  private FacePanel() {}

  /** The card with all that stands on it. */
  public static ImmutableList<String> of(Face face, Catalogue catalogue, Look look) {
    Words words = Words.of(catalogue, look);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    List<String> head = new ArrayList<>();
    head.add(look.ink().bold(words.coloured(face, face.name())));
    head.add(face.kind());
    face.cost().ifPresent(cost -> head.add(Words.cost(cost)));
    face.facts().forEach(fact -> head.add(Words.fact(fact)));
    head.addAll(face.types());
    int width = look.width() - MARGIN;
    lines.addAll(Lines.labelled("  ", Lines.wrapped(head, " · ", width)));
    for (String paragraph : face.text()) {
      lines.addAll(Lines.labelled(" ".repeat(MARGIN), Lines.wrapped(paragraph, width)));
    }
    return lines.build();
  }
}
