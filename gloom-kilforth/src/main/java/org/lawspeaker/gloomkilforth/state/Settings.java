package org.lawspeaker.gloomkilforth.state;

import org.immutables.value.Value;
import org.lawspeaker.engine.json.Default;

/**
 * How a game is played: the format, the variants, and answers to questions that the rules leave
 * open.
 *
 * @param format competitive, cooperative or solo
 * @param firstGame whether plots and Ancient Abilities are left out (GOK-SETUP-31, GOK-Q-69)
 * @param matchedSagas whether sagas suit the classes, or are dealt (GOK-SETUP-08)
 * @param drawnHeroes whether races and classes are drawn, or chosen (GOK-SETUP-04, GOK-SETUP-06)
 * @param heroSuccess the lowest die that is a success of a hero (GOK-TEST-09, GOK-TEST-12)
 * @param foeSuccess the lowest die that is a success of a foe (GOK-Q-08)
 * @param doubleChapters whether a chapter costs twice its number (GOK-CHAPTER-02)
 * @param easyEvasion whether a higher Sneak may evade without a roll (GOK-EVADE-06)
 * @param shuffledAbilities whether Ancients have Abilities cards at random (GOK-ANCIENT-04)
 * @param gathers whether all must be at a Finale to complete it (GOK-REGALE-05, GOK-Q-07)
 * @param ancientsAreEncounters whether an Ancient is an encounter on the map (GOK-Q-05)
 * @param everyWindow whether an Exchange alone opens a window at every named moment (GOK-Q-03)
 * @param evadedCounts whether an evaded foe bars Search, Rest and Assault (GOK-Q-04)
 * @param noDeedsAtZero whether a hero without HP performs no Deeds (GOK-Q-93)
 * @param nightDeckDecides whether the Night deck says which Day is the last (GOK-Q-102)
 */
@Value.Builder
public record Settings(
    Format format,
    boolean firstGame,
    boolean matchedSagas,
    boolean drawnHeroes,
    int heroSuccess,
    int foeSuccess,
    boolean doubleChapters,
    boolean easyEvasion,
    boolean shuffledAbilities,
    boolean gathers,
    boolean ancientsAreEncounters,
    @Default("false") boolean everyWindow,
    @Default("false") boolean evadedCounts,
    @Default("false") boolean noDeedsAtZero,
    @Default("false") boolean nightDeckDecides)
    implements WithSettings {}
