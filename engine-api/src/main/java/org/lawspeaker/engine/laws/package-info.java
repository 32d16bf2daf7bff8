/**
 * What must hold of every game, checked by playing: laws, playouts, and the smallest counterexample
 * of a law that does not hold.
 */
@NullMarked
package org.lawspeaker.engine.laws;

import org.jspecify.annotations.NullMarked;
