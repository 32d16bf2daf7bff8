/** What the artifacts need to be published and depended on. */
@NullMarked
package org.lawspeaker.examples.publishing;

import org.jspecify.annotations.NullMarked;
