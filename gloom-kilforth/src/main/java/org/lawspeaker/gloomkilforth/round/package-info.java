/** The spine: Days, turns, Nights. The only chapter that names the others. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.round;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
