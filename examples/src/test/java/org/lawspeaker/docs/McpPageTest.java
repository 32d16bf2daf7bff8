package org.lawspeaker.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.common.collect.ImmutableList;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.lawspeaker.command.mcp.PipedClient;

/** The service answers each example of its page as the page says. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class McpPageTest {
  private static final JsonMapper JSON = new JsonMapper();

  /** Stands for what the page leaves out. */
  private static final String CUT = "…";

  private PipedClient service;

  @BeforeAll
  void start() {
    service = PipedClient.start();
  }

  @AfterAll
  void stop() throws InterruptedException {
    service.stop();
  }

  private static ImmutableList<PageSection> tools() throws IOException {
    return PageSection.of(Path.of("..", "docs", "mcp.md")).stream()
        .filter(section -> section.title().startsWith("`"))
        .collect(ImmutableList.toImmutableList());
  }

  private static String tool(PageSection section) {
    return section.title().replace("`", "");
  }

  @Test
  void everyToolHasASection() throws IOException {
    assertThat(tools().stream().map(McpPageTest::tool))
        .containsExactlyInAnyOrderElementsOf(service.tools());
  }

  @TestFactory
  Stream<DynamicTest> everyExampleIsAnsweredAsThePageSays() throws IOException {
    return tools().stream().map(section -> dynamicTest(tool(section), () -> isTrue(section)));
  }

  private void isTrue(PageSection section) throws IOException {
    ImmutableList<PageSection.Block> blocks = section.blocks();
    int last = blocks.size() - 1;
    ObjectNode arguments = JSON.createObjectNode();
    for (PageSection.Block block : blocks.subList(0, last)) {
      if (block.is("yaml")) {
        arguments.put("question", block.code());
      } else {
        arguments.setAll((ObjectNode) JSON.readTree(block.code()));
      }
    }
    McpSchema.CallToolResult answer = service.call(tool(section), arguments);

    assertThat(answer.isError()).as("%s", answer.content()).isNotEqualTo(true);
    isShown(JSON.readTree(blocks.get(last).code()), JSON.valueToTree(answer.structuredContent()));
  }

  private static void isShown(JsonNode page, JsonNode answer) {
    if (page.isObject()) {
      for (Map.Entry<String, JsonNode> member : page.properties()) {
        if (!member.getKey().equals(CUT)) {
          assertThat(answer.has(member.getKey())).as(member.getKey()).isTrue();
          isShown(member.getValue(), answer.get(member.getKey()));
        }
      }
    } else if (page.isArray()) {
      boolean isCut = page.get(page.size() - 1) != null && isCut(page.get(page.size() - 1));
      int shown = isCut ? page.size() - 1 : page.size();
      assertThat(answer.size()).as("%s", answer).isGreaterThanOrEqualTo(shown);
      assertThat(isCut || answer.size() == shown).as("%s", answer).isTrue();
      for (int i = 0; i < shown; i++) {
        isShown(page.get(i), answer.get(i));
      }
    } else if (page.isTextual() && page.textValue().endsWith(CUT)) {
      String begin = page.textValue().substring(0, page.textValue().length() - 1);
      assertThat(answer.textValue()).startsWith(begin);
    } else {
      assertThat(answer).isEqualTo(page);
    }
  }

  private static boolean isCut(JsonNode node) {
    return node.isTextual() && node.textValue().equals(CUT);
  }
}
