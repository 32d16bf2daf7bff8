/** Tests of death and looting. */
@NullMarked
package org.lawspeaker.prestigerpg.dead;

import org.jspecify.annotations.NullMarked;
