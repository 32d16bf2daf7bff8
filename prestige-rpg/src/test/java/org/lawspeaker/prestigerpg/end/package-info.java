/** The end of an encounter. */
@NullMarked
package org.lawspeaker.prestigerpg.end;

import org.jspecify.annotations.NullMarked;
