/**
 * The position and the table on which moves are carried out, the printed cards, and what they can
 * say: effects, lasting changes, conditions.
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.handofdestiny.table;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
