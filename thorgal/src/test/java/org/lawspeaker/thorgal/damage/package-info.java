/** Tests of damage. */
@NullMarked
package org.lawspeaker.thorgal.damage;

import org.jspecify.annotations.NullMarked;
