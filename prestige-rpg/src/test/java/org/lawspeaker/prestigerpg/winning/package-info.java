/** Tests of winning the game. */
@NullMarked
package org.lawspeaker.prestigerpg.winning;

import org.jspecify.annotations.NullMarked;
