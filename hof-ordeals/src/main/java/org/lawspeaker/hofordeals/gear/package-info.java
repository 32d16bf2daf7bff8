/** Equipment on Player Boards: slots, stashing, binding limits. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.gear;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
