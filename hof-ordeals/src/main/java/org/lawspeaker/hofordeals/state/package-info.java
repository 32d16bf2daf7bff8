/** A position: what lies where, and where in the round it is. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.state;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
