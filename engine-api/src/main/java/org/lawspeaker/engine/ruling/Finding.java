package org.lawspeaker.engine.ruling;

/**
 * An expectation held against what happened.
 *
 * @param met whether they agree
 * @param expected what was expected
 * @param found what happened
 */
public record Finding(boolean met, String expected, String found) {}
