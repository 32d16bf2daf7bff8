/** Windows, priority and answers. */
@NullMarked
package org.lawspeaker.prestigerpg.timing;

import org.jspecify.annotations.NullMarked;
