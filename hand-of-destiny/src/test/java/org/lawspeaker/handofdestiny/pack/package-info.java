/** Tests of reading card packs. */
@NullMarked
package org.lawspeaker.handofdestiny.pack;

import org.jspecify.annotations.NullMarked;
