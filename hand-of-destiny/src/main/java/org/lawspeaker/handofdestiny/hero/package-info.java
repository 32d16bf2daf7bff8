/** Using abilities and the weapon, and exhausting: what the hero does and suffers. */
@NullMarked
package org.lawspeaker.handofdestiny.hero;

import org.jspecify.annotations.NullMarked;
