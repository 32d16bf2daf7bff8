/** Tests of cards as data. */
@NullMarked
package org.lawspeaker.thorgal.pack;

import org.jspecify.annotations.NullMarked;
