package org.lawspeaker.command.server;

import org.lawspeaker.engine.json.Doc;

/** A move that is asked about. */
record AskedMove(@Doc("The move, as a standing lists it or as it is typed.") String move) {}
