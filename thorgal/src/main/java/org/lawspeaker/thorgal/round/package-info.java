/** The round and its phases; changing roles. */
@NullMarked
package org.lawspeaker.thorgal.round;

import org.jspecify.annotations.NullMarked;
