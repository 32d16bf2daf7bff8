/** Health that is lost, and the death sequence. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.death;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
