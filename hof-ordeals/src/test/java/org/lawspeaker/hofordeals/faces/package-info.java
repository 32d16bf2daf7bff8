/** Tests of what people see. */
@NullMarked
package org.lawspeaker.hofordeals.faces;

import org.jspecify.annotations.NullMarked;
