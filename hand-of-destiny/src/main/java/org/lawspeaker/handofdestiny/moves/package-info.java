/** Every choice of the player and of Nature, as records. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.moves;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
