/** Tests of what people see. */
@NullMarked
package org.lawspeaker.thorgal.faces;

import org.jspecify.annotations.NullMarked;
