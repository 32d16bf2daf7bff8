package org.lawspeaker.command.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lawspeaker.engine.Checked;
import org.lawspeaker.engine.Problem;
import org.lawspeaker.engine.json.Document;
import org.lawspeaker.engine.json.Records;

/**
 * Something that can be asked for.
 *
 * @param name what it is called by
 * @param title the name for people
 * @param description what it is good for, for whoever chooses among tools
 * @param arguments what it takes
 * @param answer what it answers, or what is wrong with what was asked
 */
record Tool<A extends Record>(
    String name,
    String title,
    String description,
    Class<A> arguments,
    Function<A, Checked<?>> answer) {
  /** Where the arguments are said to stand. */
  static final String ARGUMENTS = "arguments";

  /** So many mistakes are told of one call. */
  private static final int MOST_PROBLEMS = 50;

  /** The JSON Schema of the arguments, with nothing outside of the object itself. */
  JsonNode schema() {
    JsonNode whole = Records.STANDARD.schema(arguments);
    String name = whole.get("$ref").textValue().substring(1);
    ObjectNode schema = whole.at(name).deepCopy();
    return schema;
  }

  /** The answer to these arguments, which are bounded as any stranger's file is. */
  Checked<JsonNode> call(JsonNode given) {
    return Document.json(ARGUMENTS, given.toString())
        .then(document -> Records.STANDARD.read(Document.of(ARGUMENTS, document.root()), arguments))
        .then(answer::apply)
        .map(Records.STANDARD::write);
  }

  /** Mistakes, each on its line with its place. */
  static String says(ImmutableList<Problem> problems) {
    int more = problems.size() - MOST_PROBLEMS;
    return problems.stream()
            .limit(MOST_PROBLEMS)
            .map(Problem::toString)
            .collect(Collectors.joining("\n"))
        + (more > 0 ? "\nand " + more + " more mistakes" : "");
  }
}
