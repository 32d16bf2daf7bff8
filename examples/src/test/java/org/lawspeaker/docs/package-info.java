/** What README, documentation and Javadoc show is true. */
@NullMarked
package org.lawspeaker.docs;

import org.jspecify.annotations.NullMarked;
