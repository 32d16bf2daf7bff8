/** Prestige RPG: a cut-throat dungeon crawl for 3 to 6 players. */
@API(status = API.Status.MAINTAINED, since = "0.1")
@NullMarked
package org.lawspeaker.prestigerpg;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
