/** Playing a match: players, the referee, saves, replays, take-backs. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.engine.play;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
