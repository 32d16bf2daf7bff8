/** Attack cards: flips, choices, riders, stand-ins and checks. */
@NullMarked
package org.lawspeaker.prestigerpg.attack;

import org.jspecify.annotations.NullMarked;
