/** The Hand of Destiny: the game as others use it. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
