package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;

/**
 * An expectation held against what happened.
 *
 * @param met whether they agree
 * @param expected what was expected
 * @param found what happened
 * @param decidedBy the clauses and rulings that made it so, the deciding one first; empty where no
 *     single event, question or end did
 */
public record Finding(
    boolean met, String expected, String found, ImmutableList<Citation> decidedBy) {}
