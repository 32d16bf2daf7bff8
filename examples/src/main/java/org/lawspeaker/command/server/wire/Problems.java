package org.lawspeaker.command.server.wire;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.Problem;

/** Everything that is wrong with a request. */
public record Problems(ImmutableList<Problem> problems) {}
