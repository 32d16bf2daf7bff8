/** What can be done in Hand of Fate: Ordeals: data without rules. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.moves;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
