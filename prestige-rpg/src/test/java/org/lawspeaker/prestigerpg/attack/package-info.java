/** Tests of Attack cards: faces, riders, stand-ins and maneuvers. */
@NullMarked
package org.lawspeaker.prestigerpg.attack;

import org.jspecify.annotations.NullMarked;
