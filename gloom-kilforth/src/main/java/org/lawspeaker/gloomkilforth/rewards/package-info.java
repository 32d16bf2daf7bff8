/** What defeating an encounter gives: Loot, Rumour, Trophies. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.gloomkilforth.rewards;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
