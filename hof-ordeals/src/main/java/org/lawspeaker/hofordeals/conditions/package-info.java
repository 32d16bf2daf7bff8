/** What must hold for effects, and what amounts are counted by. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.conditions;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
