package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * One rules question: a position, moves, and what is expected of the last of them.
 *
 * @param place where it is written
 * @param asks the question, as a sentence
 * @param answer the answer in prose
 * @param given the position
 * @param when the moves, in notation; all but the last must be legal, the last is judged; if empty,
 *     the question is about the position itself
 * @param then what is expected, at least one thing
 */
public record RulingCase(
    String place,
    String asks,
    Optional<String> answer,
    Given given,
    ImmutableList<String> when,
    ImmutableList<Expectation> then) {}
