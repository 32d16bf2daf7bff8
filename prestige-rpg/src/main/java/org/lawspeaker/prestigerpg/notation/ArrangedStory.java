package org.lawspeaker.prestigerpg.notation;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lawspeaker.engine.json.Spelling;
import org.lawspeaker.engine.kit.Words;
import org.lawspeaker.prestigerpg.state.Settings;
import org.lawspeaker.prestigerpg.story.Chapter;
import org.lawspeaker.prestigerpg.table.ModuleCard;
import org.lawspeaker.prestigerpg.table.PrestigeFrame;
import org.lawspeaker.prestigerpg.table.Table;

/** A decision of the Adventure Module that is played, and the rest of the story behind it. */
final class ArrangedStory {
  private final Table table;
  private final CardText text;
  private final List<String> questions = new ArrayList<>();

  ArrangedStory(Table table, CardText text) {
    this.table = table;
    this.text = text;
  }

  /** What is to be done from this decision on, next first; nothing if there is no such decision. */
  ImmutableList<PrestigeFrame> from(String asked) {
    if (table.settings.module() == Settings.NO_MODULE) {
      text.problem("/decision", "no module is played: name one in the setup, module");
      return ImmutableList.of();
    }
    ModuleCard module = table.cards.pack().modules().get(table.settings.module());
    Optional<ImmutableList<PrestigeFrame>> found = find(module.steps(), Words.slug(asked));
    if (found.isEmpty()) {
      text.problem(
          "/decision", Spelling.unknown("decision", asked, ImmutableList.copyOf(questions)));
      return ImmutableList.of();
    }
    return found.get();
  }

  /** The chapter that begins with the decision, and those that come after it. */
  private Optional<ImmutableList<PrestigeFrame>> find(
      ImmutableList<ModuleCard.Step> steps, String asked) {
    for (int i = 0; i < steps.size(); i++) {
      if (!(steps.get(i) instanceof ModuleCard.Decision decision)) {
        continue;
      }
      questions.add(decision.asks());
      if (Words.slug(decision.asks()).equals(asked)) {
        return Optional.of(ImmutableList.of(new Chapter(steps.subList(i, steps.size()))));
      }
      for (ModuleCard.Way way : decision.ways()) {
        Optional<ImmutableList<PrestigeFrame>> within = find(way.steps(), asked);
        if (within.isPresent()) {
          return Optional.of(followed(within.get(), steps.subList(i + 1, steps.size())));
        }
      }
    }
    return Optional.empty();
  }

  private static ImmutableList<PrestigeFrame> followed(
      ImmutableList<PrestigeFrame> first, ImmutableList<ModuleCard.Step> rest) {
    ImmutableList.Builder<PrestigeFrame> all = ImmutableList.builder();
    all.addAll(first);
    if (!rest.isEmpty()) {
      all.add(new Chapter(rest));
    }
    return all.build();
  }
}
