/** Tests of plays in windows. */
@NullMarked
package org.lawspeaker.prestigerpg.timing;

import org.jspecify.annotations.NullMarked;
