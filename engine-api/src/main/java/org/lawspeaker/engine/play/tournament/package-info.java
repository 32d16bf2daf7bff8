/** Players against each other, in pairs of seats, with intervals. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.engine.play.tournament;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
