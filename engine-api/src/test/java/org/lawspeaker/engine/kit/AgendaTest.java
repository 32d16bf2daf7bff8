package org.lawspeaker.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class AgendaTest {
  private static final Agenda<String> TWO = Agenda.of("below").push("top");

  @Test
  void theLastPushedIsOnTop() {
    assertThat(TWO.top()).isEqualTo("top");
    assertThat(TWO.size()).isEqualTo(2);
    assertThat(TWO.pop().top()).isEqualTo("below");
    assertThat(TWO.pop().pop()).isEqualTo(Agenda.empty());
    assertThat(TWO.replaceTop("other").toList()).containsExactly("below", "other");
    assertThat(TWO.isEmpty()).isFalse();
    assertThat(Agenda.empty().isEmpty()).isTrue();
    assertThat(Agenda.empty().size()).isZero();
  }

  @Test
  void anEmptyAgendaHasNothingToGive() {
    assertThatThrownBy(() -> Agenda.empty().top())
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("the agenda is empty");
    assertThatThrownBy(() -> Agenda.empty().pop())
        .isInstanceOf(NoSuchElementException.class)
        .hasMessage("the agenda is empty");
  }

  @Test
  void becomesAListAndComesBack() {
    assertThat(TWO.toList()).containsExactly("below", "top");
    assertThat(Agenda.of(TWO.toList())).isEqualTo(TWO).hasSameHashCodeAs(TWO);
    assertThat(TWO).hasToString("[below, top]");
  }

  @Test
  void differsByFramesAndOrder() {
    assertThat(TWO).isNotEqualTo(Agenda.of("top").push("below"));
    assertThat(TWO).isNotEqualTo(TWO.pop()).isNotEqualTo(TWO.push("more")).isNotEqualTo("TWO");
    assertThat(TWO.hashCode()).isNotEqualTo(Agenda.of("top").push("below").hashCode());
  }

  @Test
  void comparesDeepAgendasWithoutRecursion() {
    assertThat(deep(100_000)).isEqualTo(deep(100_000)).hasSameHashCodeAs(deep(100_000));
  }

  private static Agenda<String> deep(int size) {
    return Agenda.of(Collections.nCopies(size, "frame"));
  }

  @Property(seed = "31")
  void worksLikeAnyStack(
      @ForAll @Size(max = 30) List<@IntRange(min = -3, max = 9) Integer> pushes) {
    Agenda<Integer> agenda = Agenda.empty();
    Deque<Integer> oracle = new ArrayDeque<>();
    for (int push : pushes) {
      if (push >= 0) {
        agenda = agenda.push(push);
        oracle.push(push);
      } else if (!oracle.isEmpty()) {
        assertThat(agenda.top()).isEqualTo(oracle.pop());
        agenda = agenda.pop();
      }
      assertThat(agenda.size()).isEqualTo(oracle.size());
    }
    List<Integer> bottomFirst = new ArrayList<>(oracle);
    Collections.reverse(bottomFirst);
    assertThat(agenda.toList()).isEqualTo(bottomFirst);
  }

  private static Agenda<Integer> agendaOf(int frames) {
    Agenda<Integer> agenda = Agenda.empty();
    for (int i = 0; i < frames; i++) {
      agenda = agenda.push(i);
    }
    return agenda;
  }

  @Test
  void namesTwentyFramesInFullTheTopOneFirst() {
    assertThat(agendaOf(20).names()).startsWith("19, 18, ").endsWith(", 1, 0");
  }

  @Test
  void namesNoMoreThanTwentyFrames() {
    assertThat(agendaOf(23).names()).startsWith("22, 21, ").endsWith(", 3 and 3 more");
  }
}
