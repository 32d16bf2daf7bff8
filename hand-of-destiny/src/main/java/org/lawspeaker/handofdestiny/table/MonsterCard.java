package org.lawspeaker.handofdestiny.table;

import com.google.common.collect.ImmutableList;
import org.lawspeaker.engine.json.Doc;
import org.lawspeaker.engine.json.Size;

/**
 * A monster card: two sides with two monsters each, upside down to each other (HOD-FACE-01).
 *
 * @param faces side 1 end A, side 1 end B, side 2 end A, side 2 end B
 */
@Doc("A monster card with its four monsters.")
public record MonsterCard(
    @Size(min = 4, max = 4) @Doc("Side 1 end A, side 1 end B, side 2 end A, side 2 end B.")
        ImmutableList<Monster> faces) {}
