/** Prestige, and how the game ends. */
@NullMarked
package org.lawspeaker.prestigerpg.scoring;

import org.jspecify.annotations.NullMarked;
