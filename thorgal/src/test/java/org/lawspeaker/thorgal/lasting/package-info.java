/** Tests of what cards change while they are in force. */
@NullMarked
package org.lawspeaker.thorgal.lasting;

import org.jspecify.annotations.NullMarked;
