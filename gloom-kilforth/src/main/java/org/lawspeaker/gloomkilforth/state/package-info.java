/** A position: what lies where, and where in the game it is. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.state;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
