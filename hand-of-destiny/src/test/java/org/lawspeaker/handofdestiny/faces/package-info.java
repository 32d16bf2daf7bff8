/** Tests of what people see. */
@NullMarked
package org.lawspeaker.handofdestiny.faces;

import org.jspecify.annotations.NullMarked;
