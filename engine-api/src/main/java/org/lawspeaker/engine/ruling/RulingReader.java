package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;

/** Reads a ruling file. */
final class RulingReader {
  /** The file, whose lines say where a question is. */
  private final Document file;

  /** The file, whose lines and columns say where a mistake is. */
  private final Document document;

  private final List<Problem> problems = new ArrayList<>();

  private RulingReader(Document file) {
    this.file = file;
    this.document = file.withColumns();
  }

  static Checked<RulingFile> read(String name, String yaml) {
    return Document.yaml(name, yaml).then(document -> new RulingReader(document).file());
  }

  private Checked<RulingFile> file() {
    JsonNode root = document.root();
    boolean isMany = root.has("cases");
    Checked<Forms.Many> form =
        isMany
            ? Forms.RECORDS.read(document, Forms.Many.class)
            : Forms.RECORDS.read(document, Forms.Single.class).map(Forms.Single::many);
    problems.addAll(form.problems());
    // Also when the rest is bad: all problems of a file come at once.
    List<ImmutableList<Expectation>> thens = new ArrayList<>();
    int size = isMany ? root.get("cases").size() : 1;
    for (int i = 0; i < size; i++) {
      String at = isMany ? "/cases/" + i : "";
      JsonNode when = root.at(at + "/when");
      // Of a when that is no list, that it is none is said already.
      boolean moves = when.isArray() ? !when.isEmpty() : !when.isMissingNode();
      JsonNode then = root.at(at + "/then");
      thens.add(
          then.isMissingNode()
              ? ImmutableList.of()
              : new ThenReader(document, at + "/then", moves, problems).read(then));
    }
    Optional<RulingFile> file = form.value().map(many -> file(many, isMany, thens));
    return problems.isEmpty() ? Checked.ok(file.orElseThrow()) : Checked.bad(problems);
  }

  private RulingFile file(Forms.Many many, boolean isMany, List<ImmutableList<Expectation>> thens) {
    ImmutableList.Builder<RulingCase> cases = ImmutableList.builder();
    for (int i = 0; i < many.cases().size(); i++) {
      Forms.Case form = many.cases().get(i);
      String at = isMany ? "/cases/" + i : "";
      Forms.Setting setup = form.setup().on(many.setup());
      Given given =
          new Given(
              setup.seats(),
              options(at + "/setup/options/", setup.options()),
              form.given().state(),
              form.given().position(),
              form.given().moves());
      cases.add(
          new RulingCase(
                  file.place(at), form.asks(), form.answer(), given, form.when(), thens.get(i))
              .at(new Written(document, at)));
    }
    return new RulingFile(document.name(), many.game(), many.pack(), many.shows(), cases.build());
  }

  private ImmutableMap<String, String> options(String at, ImmutableMap<String, JsonNode> written) {
    ImmutableMap.Builder<String, String> options = ImmutableMap.builder();
    for (Map.Entry<String, JsonNode> option : written.entrySet()) {
      if (option.getValue().isContainerNode()) {
        problems.add(
            new Problem(
                document.place(at + option.getKey()), "expected a single value, such as a word"));
      }
      options.put(option.getKey(), option.getValue().asText());
    }
    return options.buildOrThrow();
  }
}
