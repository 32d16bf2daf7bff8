package org.lawspeaker.engine;

/** Who looks at the table: a {@link Seat}, or an {@link Onlooker} who plays no seat. */
public sealed interface Viewer permits Seat, Onlooker {}
