/** Tests of the laws. */
@NullMarked
package org.lawspeaker.prestigerpg.laws;

import org.jspecify.annotations.NullMarked;
