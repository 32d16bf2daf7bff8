/** Dead players and their bodies. */
@NullMarked
package org.lawspeaker.prestigerpg.dead;

import org.jspecify.annotations.NullMarked;
