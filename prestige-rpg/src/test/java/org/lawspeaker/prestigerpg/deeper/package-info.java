/** Tests of Deeper &amp; Darker. */
@NullMarked
package org.lawspeaker.prestigerpg.deeper;

import org.jspecify.annotations.NullMarked;
