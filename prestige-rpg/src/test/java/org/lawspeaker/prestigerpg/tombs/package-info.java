/** Tests of Tombs &amp; Tomes. */
@NullMarked
package org.lawspeaker.prestigerpg.tombs;

import org.jspecify.annotations.NullMarked;
