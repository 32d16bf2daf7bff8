package org.lawspeaker.gloomkilforth.moves;

import org.lawspeaker.engine.Seat;

/** Invites a hero into the team. */
public record Team(Seat by, Seat seat) implements DeedMove {}
