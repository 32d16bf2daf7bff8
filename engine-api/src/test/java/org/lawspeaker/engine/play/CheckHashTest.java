package org.lawspeaker.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;

class CheckHashTest {
  private final ObjectNode tree = JsonNodeFactory.instance.objectNode();

  CheckHashTest() {
    tree.putArray("b").add(1);
    tree.put("a", 2);
  }

  @Test
  void sortsTheKeys() {
    assertThat(CheckHash.canonical(tree)).isEqualTo("{\"a\":2,\"b\":[1]}");
  }

  @Test
  void isTheBeginningOfTheSha256() {
    assertThat(CheckHash.of(tree)).isEqualTo("bdb8cdb92ae2");
  }
}
