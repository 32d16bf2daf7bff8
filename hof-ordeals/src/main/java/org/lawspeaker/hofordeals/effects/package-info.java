/** What cards of all kinds do: tokens, choices, conditions. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.effects;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
