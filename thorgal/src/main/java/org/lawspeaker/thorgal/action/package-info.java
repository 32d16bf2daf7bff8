/** The action steps: playing cards, activating effects, passing. */
@NullMarked
package org.lawspeaker.thorgal.action;

import org.jspecify.annotations.NullMarked;
