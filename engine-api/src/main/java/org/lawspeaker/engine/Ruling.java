package org.lawspeaker.engine;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * An answer to a question that the rulebook leaves open; citable like a clause.
 *
 * @param citation its id
 * @param question what is left open
 * @param candidates the answers that were weighed
 * @param ruling the answer in force
 * @param why the reason
 * @param option the setup option that switches to another answer, if there is one
 */
public record Ruling(
    Citation citation,
    String question,
    ImmutableList<String> candidates,
    String ruling,
    String why,
    Optional<String> option) {}
