package org.lawspeaker.engine;

/** Who makes a move: a {@link Seat} at the table, or {@link Nature} when chance decides. */
public sealed interface Actor permits Seat, Nature {}
