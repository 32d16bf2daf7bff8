package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListsTest {
  private static final ImmutableList<String> LIST = ImmutableList.of("a", "b", "c");

  @Test
  void exchangesOneEntry() {
    assertThat(Lists.with(LIST, 1, "x")).containsExactly("a", "x", "c");
  }

  @Test
  void exchangesAnyEntryOfAListOfAnyLength() {
    for (int size = 1; size <= 6; size++) {
      for (int index = 0; index < size; index++) {
        ImmutableList<Integer> list = ContiguousSet.closedOpen(0, size).asList();
        List<Integer> expected = new ArrayList<>(list);
        expected.set(index, 9);

        assertThat(Lists.with(list, index, 9)).isEqualTo(expected);
      }
    }
  }

  @Test
  void staysTheSameWithoutAnEntryToExchange() {
    assertThat(Lists.with(LIST, 3, "x")).isEqualTo(LIST);
    assertThat(Lists.with(LIST, -1, "x")).isEqualTo(LIST);
  }

  @Test
  void addsAtTheEnd() {
    assertThat(Lists.plus(LIST, "d")).containsExactly("a", "b", "c", "d");
  }

  @Test
  void addsBeforeAnEntry() {
    assertThat(Lists.plus(LIST, 1, "d")).containsExactly("a", "d", "b", "c");
    assertThat(Lists.plus(LIST, 0, "d")).containsExactly("d", "a", "b", "c");
    assertThat(Lists.plus(ImmutableList.of(), 0, "d")).containsExactly("d");
    assertThat(Lists.plus(ImmutableList.of("a"), 0, "d")).containsExactly("d", "a");
    assertThat(Lists.plus(ImmutableList.of("a"), 1, "d")).containsExactly("a", "d");
  }

  @Test
  void leavesOneOut() {
    assertThat(Lists.without(LIST, 0)).containsExactly("b", "c");
  }

  @Test
  void keepsThoseThatPass() {
    assertThat(Lists.where(LIST, entry -> !entry.equals("b"))).containsExactly("a", "c");
  }

  @Test
  void isTheVeryListIfAllPass() {
    assertThat(Lists.where(LIST, entry -> true)).isSameAs(LIST);
  }
}
