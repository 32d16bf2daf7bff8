package org.lawspeaker.examples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** A card pack that a stranger might write: a good one with parts of it where nobody put them. */
final class StrangePack {
  private static final ImmutableList<Integer> NUMBERS =
      ImmutableList.of(0, -1, 1, 9, 20, 99, 999, Integer.MAX_VALUE, Integer.MIN_VALUE);

  private static final int MOST_PARTS = 4;

  private final ObjectNode pack;
  private final RandomGenerator random;

  /** A value of an object somewhere in the pack. */
  private record Part(ObjectNode in, String key) {
    JsonNode value() {
      return in.path(key);
    }
  }

  /** One thing that a stranger does to a pack. */
  enum Mischief {
    /** A part stands where another of the same name was. */
    GRAFT {
      @Override
      void doTo(StrangePack strange) {
        Part part = strange.part(JsonNode::isContainerNode);
        part.in.set(part.key, strange.like(part).deepCopy());
      }
    },
    /** A list has what lists of the same name have elsewhere, too. */
    PILE {
      @Override
      void doTo(StrangePack strange) {
        Part part = strange.part(JsonNode::isArray);
        for (int i = 0; i < MOST_PARTS; i++) {
          strange.like(part).deepCopy().forEach(each -> ((ArrayNode) part.value()).add(each));
        }
      }
    },
    /** A list holds itself, some times over. */
    NEST {
      @Override
      void doTo(StrangePack strange) {
        for (int i = 0; i < MOST_PARTS; i++) {
          Part part = strange.part(JsonNode::isArray);
          List<Part> inside = new ArrayList<>();
          parts(part.value(), inside);
          inside.removeIf(each -> !each.key.equals(part.key));
          if (!inside.isEmpty()) {
            strange.one(inside).in.set(part.key, part.value().deepCopy());
          }
        }
      }
    },
    /** All numbers of one name are one number. */
    NUMBER {
      @Override
      void doTo(StrangePack strange) {
        String key = strange.part(JsonNode::isInt).key;
        int number = strange.one(NUMBERS);
        strange.parts().stream()
            .filter(part -> part.key.equals(key) && part.value().isInt())
            .forEach(part -> part.in.put(key, number));
      }
    },
    /** A list has its first entry twice. */
    DOUBLE {
      @Override
      void doTo(StrangePack strange) {
        ArrayNode list =
            (ArrayNode) strange.part(value -> value.isArray() && !value.isEmpty()).value();
        list.add(list.get(0).deepCopy());
      }
    },
    /** A list is empty. */
    EMPTY {
      @Override
      void doTo(StrangePack strange) {
        ((ArrayNode) strange.part(JsonNode::isArray).value()).removeAll();
      }
    },
    /** A word is another. */
    WORD {
      @Override
      void doTo(StrangePack strange) {
        Part part = strange.part(JsonNode::isTextual);
        part.in.put(part.key, "no-such-word");
      }
    };

    abstract void doTo(StrangePack strange);
  }

  StrangePack(JsonNode good, RandomGenerator random) {
    this.pack = good.deepCopy();
    this.random = random;
  }

  StrangePack after(Mischief mischief, int times) {
    for (int i = 0; i < times; i++) {
      mischief.doTo(this);
    }
    return this;
  }

  /** JSON, which is YAML, too. */
  String text() {
    return pack.toPrettyString();
  }

  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    parts(pack, parts);
    return parts;
  }

  private static void parts(JsonNode node, List<Part> into) {
    if (node instanceof ObjectNode object) {
      for (Map.Entry<String, JsonNode> field : object.properties()) {
        if (!field.getKey().equals("provenance")) {
          into.add(new Part(object, field.getKey()));
        }
      }
    }
    node.forEach(each -> parts(each, into));
  }

  private Part part(Predicate<JsonNode> wanted) {
    return one(parts().stream().filter(part -> wanted.test(part.value())).toList());
  }

  /** Any value of the same name and sort. */
  private JsonNode like(Part part) {
    return one(parts().stream()
            .filter(
                other ->
                    other.key.equals(part.key)
                        && other.value().getNodeType() == part.value().getNodeType())
            .toList())
        .value();
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
