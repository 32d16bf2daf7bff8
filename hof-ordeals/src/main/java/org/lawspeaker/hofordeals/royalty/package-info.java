/** Looting a Royalty, and moving to the next level. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.royalty;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
