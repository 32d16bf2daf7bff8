/** Tests of Prestige RPG. */
@NullMarked
package org.lawspeaker.prestigerpg;

import org.jspecify.annotations.NullMarked;
