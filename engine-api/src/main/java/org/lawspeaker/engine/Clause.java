package org.lawspeaker.engine;

import java.util.Optional;

/**
 * One statement of a rulebook, in our words.
 *
 * @param citation its id
 * @param says the statement
 * @param kind what sort of statement: setup, move, cost, limit, timing, end and so on
 * @param notModelled why no code serves it, for statements about components and handling
 */
public record Clause(Citation citation, String says, String kind, Optional<String> notModelled) {}
