/** Tests of what people see. */
@NullMarked
package org.lawspeaker.gloomkilforth.faces;

import org.jspecify.annotations.NullMarked;
