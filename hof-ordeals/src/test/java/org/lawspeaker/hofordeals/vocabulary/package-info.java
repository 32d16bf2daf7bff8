/** Everything that cards can say, each played and compared with its text. */
@NullMarked
package org.lawspeaker.hofordeals.vocabulary;

import org.jspecify.annotations.NullMarked;
