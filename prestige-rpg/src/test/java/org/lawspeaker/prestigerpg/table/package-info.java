/** Tests of the cards as they are laid out for play. */
@NullMarked
package org.lawspeaker.prestigerpg.table;

import org.jspecify.annotations.NullMarked;
