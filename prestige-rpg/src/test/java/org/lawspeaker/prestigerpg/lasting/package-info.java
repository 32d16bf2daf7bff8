/** Players, conditions and counts. */
@NullMarked
package org.lawspeaker.prestigerpg.lasting;

import org.jspecify.annotations.NullMarked;
