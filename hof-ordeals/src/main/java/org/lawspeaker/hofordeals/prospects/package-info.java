/** An opinion on how a seat stands, for players that look ahead: no rule rests on it. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.prospects;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
