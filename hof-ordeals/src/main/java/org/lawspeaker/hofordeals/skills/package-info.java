/** Playing Action cards, binding Attack cards, using what lies on the Player Board. */
@API(status = API.Status.INTERNAL, since = "0.1")
@NullMarked
package org.lawspeaker.hofordeals.skills;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
