/** Tests of the action steps. */
@NullMarked
package org.lawspeaker.thorgal.action;

import org.jspecify.annotations.NullMarked;
