/** Every verb of the effect language. */
@NullMarked
package org.lawspeaker.handofdestiny.effects;

import org.jspecify.annotations.NullMarked;
