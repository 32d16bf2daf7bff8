/** Changes of the rules that last for a time. */
@NullMarked
package org.lawspeaker.prestigerpg.lasting;

import org.jspecify.annotations.NullMarked;
