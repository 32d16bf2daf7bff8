/** What the words of strategies mean, and the strategies that come with the game. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.strategies;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
