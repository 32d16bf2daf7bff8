/** What cards ask for: conditions, tests of cards and lands, counts. */
@NullMarked
package org.lawspeaker.thorgal.conditions;

import org.jspecify.annotations.NullMarked;
