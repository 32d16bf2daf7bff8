/** Pain cards. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.pain;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
