/** The players of the library, provided by name. */
@NullMarked
package org.lawspeaker.engine.play.named;

import org.jspecify.annotations.NullMarked;
