/** The creature: its life, its barrier, its tokens, and its death. */
@NullMarked
package org.lawspeaker.prestigerpg.creature;

import org.jspecify.annotations.NullMarked;
