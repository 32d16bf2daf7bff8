/** Tests of the laws. */
@NullMarked
package org.lawspeaker.thorgal.laws;

import org.jspecify.annotations.NullMarked;
