/** Feeds hostile input to everything that reads texts, and says what does not stand it. */
@NullMarked
package org.lawspeaker.engine.fuzz;

import org.jspecify.annotations.NullMarked;
