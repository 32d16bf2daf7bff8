/** What the laws of the engine need to know of this game. */
@NullMarked
package org.lawspeaker.prestigerpg.laws;

import org.jspecify.annotations.NullMarked;
