/** Cards that together give without end. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.loops;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
