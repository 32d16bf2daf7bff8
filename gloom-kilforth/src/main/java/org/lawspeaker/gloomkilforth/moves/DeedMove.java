package org.lawspeaker.gloomkilforth.moves;

/** A Deed, which the active hero may perform whenever something is asked of it (GOK-DEED-01). */
public sealed interface DeedMove extends SeatMove
    permits Overcome, Resolve, Assault, Team, Exchange {}
