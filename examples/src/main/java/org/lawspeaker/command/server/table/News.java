package org.lawspeaker.command.server.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Move;
import org.lawspeaker.engine.play.Played;

/**
 * What happened since viewers were told last.
 *
 * @param takenBack plies that were taken back, before anything else was played
 * @param played plies that were made, oldest first
 */
record News<S, M extends Move>(
    ImmutableList<Played<S, M>> takenBack, ImmutableList<Played<S, M>> played) {}
