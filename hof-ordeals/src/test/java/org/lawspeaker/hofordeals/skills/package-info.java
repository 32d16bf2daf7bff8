/** Tests of playing and binding cards. */
@NullMarked
package org.lawspeaker.hofordeals.skills;

import org.jspecify.annotations.NullMarked;
