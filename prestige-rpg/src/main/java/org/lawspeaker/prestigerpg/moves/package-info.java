/** The moves of players and of Nature. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg.moves;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
