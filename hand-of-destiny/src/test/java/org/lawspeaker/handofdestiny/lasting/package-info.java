/** Every lasting change, condition and count. */
@NullMarked
package org.lawspeaker.handofdestiny.lasting;

import org.jspecify.annotations.NullMarked;
