/** The Central Board: moving, revealing, activating, Ambushes. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.map;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
