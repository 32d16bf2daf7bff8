/** Reads card packs and says all that is wrong with one. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.pack;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
