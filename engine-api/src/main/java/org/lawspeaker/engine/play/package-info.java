/** Playing a match: players, the referee, saves, replays, take-backs. */
@NullMarked
package org.lawspeaker.engine.play;

import org.jspecify.annotations.NullMarked;
