/** The dead. */
@NullMarked
package org.lawspeaker.prestigerpg.dead;

import org.jspecify.annotations.NullMarked;
