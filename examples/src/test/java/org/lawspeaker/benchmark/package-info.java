/** How fast the games are; see {@code docs/performance.md}. */
@NullMarked
package org.lawspeaker.benchmark;

import org.jspecify.annotations.NullMarked;
