package org.lawspeaker.engine.ruling;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Citation;

/**
 * An expectation held against what happened; or what may be done, where that was asked.
 *
 * @param met whether they agree
 * @param expected what was expected, or asked
 * @param found what happened
 * @param decidedBy the clauses and rulings that made it so, the deciding one first; empty where no
 *     single event, question or end did
 */
public record Finding(
    boolean met, String expected, String found, ImmutableList<Citation> decidedBy) {}
