package org.lawspeaker.engine.cards;

import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Problems;
import org.lawspeaker.engine.json.Spelling;

/** A file that says how a pack differs from another: what it takes out, changes and puts in. */
final class Extension {
  static final String EXTENDS = "extends";
  static final String REFERENCE = "reference";
  static final String ADD = "add";
  static final String REPLACE = "replace";
  static final String REMOVE = "remove";

  /** What the pack that comes out is called: never what the extended one is. */
  static final ImmutableSet<String> OWN = ImmutableSet.of("name", "version");

  private static final ImmutableSet<String> KEYS =
      ImmutableSet.<String>builder().add(EXTENDS).addAll(OWN).add(REMOVE, REPLACE, ADD).build();

  private Extension() {}

  /**
   * The whole pack, each value with the place where it is written.
   *
   * @param problems takes what could not be done; all the rest is done
   */
  static Document of(Document file, Document base, Problems problems) {
    Part said = Part.of(file);
    Part whole = Part.of(base);
    check(said, whole, problems);
    Edits edits = new Edits(problems);
    Map<String, Part> members = said.members();
    edit(members.get(REMOVE), what -> edits.remove(whole, what));
    edit(members.get(REPLACE), what -> edits.replace(whole, what));
    edit(members.get(ADD), what -> edits.add(whole, what));
    for (String own : OWN) {
      edit(members.get(own), what -> whole.members().put(own, what));
    }
    return Document.of(file.name(), whole.tree(), whole::place);
  }

  private static void edit(@Nullable Part what, Consumer<Part> edit) {
    if (what != null) {
      edit.accept(what);
    }
  }

  private static void check(Part said, Part whole, Problems problems) {
    said.members()
        .forEach(
            (key, part) -> {
              if (whole.members().containsKey(key) && !OWN.contains(key)) {
                problems.add(
                    part.place(),
                    "a pack that extends another says \""
                        + key
                        + "\" under add, replace or remove");
              } else if (!KEYS.contains(key)) {
                problems.add(part.place(), Spelling.unknown("key", key, KEYS.asList()));
              }
            });
    for (String own : OWN) {
      if (!said.members().containsKey(own)) {
        problems.add(said.place(), "missing key \"" + own + "\"");
      }
    }
    Part extended = said.members().get(EXTENDS);
    if (extended != null && !(extended.isText() && extended.text().equals(REFERENCE))) {
      problems.add(
          extended.place(),
          extended.isText()
              ? Spelling.unknown("pack", extended.text(), ImmutableSet.of(REFERENCE).asList())
              : "the name of a pack is expected: " + REFERENCE);
    }
  }
}
