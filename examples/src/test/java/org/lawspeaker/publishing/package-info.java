/** What the artifacts need to be published and depended on. */
@NullMarked
package org.lawspeaker.publishing;

import org.jspecify.annotations.NullMarked;
