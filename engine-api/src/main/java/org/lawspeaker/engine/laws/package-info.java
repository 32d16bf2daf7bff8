/**
 * What must hold of every game, checked by playing: laws, playouts, and the smallest counterexample
 * of a law that does not hold.
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.engine.laws;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
