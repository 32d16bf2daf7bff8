/** What cards change while they are in force, and the conditions of that. */
@NullMarked
package org.lawspeaker.thorgal.lasting;

import org.jspecify.annotations.NullMarked;
