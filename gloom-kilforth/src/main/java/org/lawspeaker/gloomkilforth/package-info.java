/** Gloom of Kilforth: heroes, sagas and a falling gloom, for 1 to 4 players. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
