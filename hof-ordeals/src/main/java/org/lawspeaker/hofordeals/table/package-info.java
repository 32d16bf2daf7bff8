/** What lies on the table, the cards, and what their effects and the steps of the rules are. */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.table;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
