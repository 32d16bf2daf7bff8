/** Tests of Gods Fate. */
@NullMarked
package org.lawspeaker.thorgal.fate;

import org.jspecify.annotations.NullMarked;
