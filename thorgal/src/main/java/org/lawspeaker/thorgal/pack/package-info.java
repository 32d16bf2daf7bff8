/** Cards as data: what a card pack holds. */
@NullMarked
package org.lawspeaker.thorgal.pack;

import org.jspecify.annotations.NullMarked;
