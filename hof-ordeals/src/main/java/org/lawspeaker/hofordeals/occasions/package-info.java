/** What sets abilities off, and how effects are carried out one after the other. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.occasions;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
