@NullMarked
package org.lawspeaker.hofordeals.strategies;

import org.jspecify.annotations.NullMarked;
