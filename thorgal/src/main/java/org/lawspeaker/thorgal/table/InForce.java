package org.lawspeaker.thorgal.table;

/**
 * An effect that lasts for a time without its source (THO-Q-103).
 *
 * @param source where it came from
 * @param gives what it changes
 * @param span how long
 */
public record InForce(Source source, Lasting gives, Span span) {}
