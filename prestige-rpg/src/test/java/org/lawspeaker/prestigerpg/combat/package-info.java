/** Tests of the combat round. */
@NullMarked
package org.lawspeaker.prestigerpg.combat;

import org.jspecify.annotations.NullMarked;
