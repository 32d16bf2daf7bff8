/** Tests of Items, Potions and negotiations. */
@NullMarked
package org.lawspeaker.prestigerpg.item;

import org.jspecify.annotations.NullMarked;
