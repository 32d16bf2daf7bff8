package org.lawspeaker.handofdestiny.combat.resolve;

import org.lawspeaker.engine.kit.Pile;

/**
 * What a run of resolutions is recognised by when it comes round again (HOD-Q-21).
 *
 * @param row the faces of the row
 * @param waiting whose abilities wait
 */
public record Situation(Pile row, long waiting) {}
