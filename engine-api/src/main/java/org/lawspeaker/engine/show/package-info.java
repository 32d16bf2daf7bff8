/**
 * What people see of a game: the faces of its cards, the scene on the table, and what each choice
 * does. One description that terminals, browsers and any other front end draw from, without a line
 * about the rules of the game.
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@NullMarked
package org.lawspeaker.engine.show;

import org.apiguardian.api.API;
import org.jspecify.annotations.NullMarked;
