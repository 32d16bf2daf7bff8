/** Combat: minions, Strike Bonus, assigning, loot, pushing and fleeing, its end. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.combat;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
