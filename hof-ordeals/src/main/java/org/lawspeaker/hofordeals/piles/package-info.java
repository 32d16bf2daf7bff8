/** Drawing, discarding, destroying, shuffling and looking at cards. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.piles;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
