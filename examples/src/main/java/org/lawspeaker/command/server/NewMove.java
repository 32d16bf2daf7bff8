package org.lawspeaker.command.server;

import org.lawspeaker.engine.json.Doc;

/** A move that is to be made. */
record NewMove(
    @Doc("The version of the standing to which the move is an answer.") int version,
    @Doc("The move, as a standing lists it or as it is typed.") String move) {}
