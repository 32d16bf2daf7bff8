package org.lawspeaker.engine.ruling;

import com.fasterxml.jackson.databind.node.MissingNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.lawspeaker.engine.json.Document;

/**
 * One rules question: a position, moves, and what is expected of the last of them. Without moves it
 * is about the position: what is expected of it, or what may be done there.
 */
public final class RulingCase {
  private final Question question;

  /** Where it is written; no part of what it is. */
  private final Written written;

  /**
   * @param place where it is written
   * @param asks the question, as a sentence
   * @param answer the answer in prose
   * @param given the position
   * @param when the moves, in notation; all but the last must be legal, the last is judged; if
   *     empty, the question is about the position itself
   * @param then what is expected; empty if the question is only asked
   */
  private record Question(
      String place,
      String asks,
      Optional<String> answer,
      Given given,
      ImmutableList<String> when,
      ImmutableList<Expectation> then) {}

  RulingCase(
      String place,
      String asks,
      Optional<String> answer,
      Given given,
      ImmutableList<String> when,
      ImmutableList<Expectation> then) {
    this(
        new Written(Document.of(place, MissingNode.getInstance()), ""),
        new Question(place, asks, answer, given, when, then));
  }

  private RulingCase(Written written, Question question) {
    this.written = written;
    this.question = question;
  }

  /** The same question, as it is written there. */
  RulingCase at(Written place) {
    return new RulingCase(place, question);
  }

  /** Where it is written. */
  public String place() {
    return question.place();
  }

  /** The question, as a sentence. */
  public String asks() {
    return question.asks();
  }

  /** The answer in prose. */
  public Optional<String> answer() {
    return question.answer();
  }

  /** Whether something is expected, so that the answer can be another. */
  public boolean expects() {
    return !question.then().isEmpty();
  }

  /** Whether it asks what may be done in the position: it names no move, and expects nothing. */
  public boolean isOpen() {
    return question.when().isEmpty() && !expects();
  }

  Written written() {
    return written;
  }

  Given given() {
    return question.given();
  }

  ImmutableList<String> when() {
    return question.when();
  }

  ImmutableList<Expectation> then() {
    return question.then();
  }

  /** The same question with this option of the setup. */
  RulingCase with(String option, String value) {
    Given given = question.given();
    Map<String, String> options = new LinkedHashMap<>(given.options());
    options.put(option, value);
    return new RulingCase(
            place(),
            asks(),
            answer(),
            new Given(
                given.seats(),
                ImmutableMap.copyOf(options),
                given.state(),
                given.position(),
                given.moves()),
            when(),
            then())
        .at(written);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RulingCase that && question.equals(that.question);
  }

  @Override
  public int hashCode() {
    return question.hashCode();
  }

  @Override
  public String toString() {
    return question.toString();
  }
}
