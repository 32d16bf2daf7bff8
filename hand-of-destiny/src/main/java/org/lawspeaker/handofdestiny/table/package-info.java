/** The table on which moves are carried out, and what stands on its agenda. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.table;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
