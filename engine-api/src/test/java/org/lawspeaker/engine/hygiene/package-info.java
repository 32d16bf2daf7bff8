/** Checks of the source text and of the walls between packages, for every module's tests. */
@NullMarked
package org.lawspeaker.engine.hygiene;

import org.jspecify.annotations.NullMarked;
