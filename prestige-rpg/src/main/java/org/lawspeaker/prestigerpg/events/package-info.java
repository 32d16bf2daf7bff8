/** Events, Treasures and chests. */
@NullMarked
package org.lawspeaker.prestigerpg.events;

import org.jspecify.annotations.NullMarked;
