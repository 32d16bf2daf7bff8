package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.List;
import org.lawspeaker.engine.Citation;

/** Writes ruling files, such as the shortest game that shows a fault. */
public final class RulingWriter {
  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder()
              .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
              .disable(YAMLGenerator.Feature.SPLIT_LINES)
              .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
              .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
              .enable(YAMLGenerator.Feature.INDENT_ARRAYS_WITH_INDICATOR)
              .build());

  private RulingWriter() {}

  /**
   * The text that {@link RulingFile#read} makes an equal file of, up to the places of its cases.
   */
  public static String write(RulingFile file) {
    ObjectNode root = object();
    root.put("game", file.game());
    file.pack().ifPresent(pack -> root.put("pack", pack));
    texts(root, "shows", file.shows().stream().map(Citation::id).toList());
    if (file.cases().size() == 1) {
      put(root, file.cases().get(0));
    } else {
      ArrayNode cases = root.putArray("cases");
      file.cases().forEach(ruling -> put(cases.addObject(), ruling));
    }
    try {
      return YAML.writeValueAsString(root);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree in memory cannot fail to be written", e);
    }
  }

  private static void put(ObjectNode to, RulingCase ruling) {
    to.put("asks", ruling.asks());
    ruling.answer().ifPresent(answer -> to.put("answer", answer));
    Given given = ruling.given();
    ObjectNode setup = object();
    given.seats().ifPresent(seats -> setup.put("seats", seats));
    ObjectNode options = object();
    given.options().forEach(options::put);
    putIfAny(setup, "options", options);
    putIfAny(to, "setup", setup);
    ObjectNode position = object();
    given.state().ifPresent(whole -> position.set("state", whole));
    given.position().ifPresent(overlay -> position.set("position", overlay));
    texts(position, "moves", given.moves());
    putIfAny(to, "given", position);
    texts(to, "when", ruling.when());
    if (ruling.expects()) {
      to.set("then", ThenWriter.write(ruling.then()));
    }
  }

  private static void putIfAny(ObjectNode to, String key, ObjectNode value) {
    if (!value.isEmpty()) {
      to.set(key, value);
    }
  }

  private static void texts(ObjectNode to, String key, List<String> texts) {
    if (!texts.isEmpty()) {
      texts.forEach(to.putArray(key)::add);
    }
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
