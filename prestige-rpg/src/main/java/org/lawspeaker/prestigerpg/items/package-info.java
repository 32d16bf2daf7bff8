/** Items, Relics, and what is traded for them. */
@NullMarked
package org.lawspeaker.prestigerpg.items;

import org.jspecify.annotations.NullMarked;
