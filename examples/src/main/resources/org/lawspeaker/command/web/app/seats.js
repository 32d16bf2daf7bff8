import {button, fill, h} from './dom.js';
import {post, problems} from './api.js';
import {seatName} from './naming.js';
import {keep} from './store.js';

/**
 * @typedef {import('./match.js').Match} Match
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {import('./store.js').Kept} Kept
 */

export const PERSON = 'person';

/**
 * Who can decide for a seat.
 *
 * @param {GameInfo} game
 * @param {string} chosen
 */
export function deciders(game, chosen) {
  const programs = game.players.filter((each) => each !== PERSON);
  const all = chosen === PERSON || programs.includes(chosen) ? programs : [...programs, chosen];
  return [
    h('option', {value: PERSON, selected: chosen === PERSON}, 'A person'),
    ...all.map((each) => h('option', {value: each, selected: each === chosen}, `Program: ${each}`)),
  ];
}

/**
 * Where the host of a match gives its seats to others.
 *
 * @param {Match} match
 * @param {GameInfo} game
 * @param {Kept|undefined} own what this browser keeps of the match
 */
export function seatsSection(match, game, own) {
  const {standing} = match;
  if (!own?.host || !standing) {
    return null;
  }
  const {players, names} = standing.setup;
  const wrong = h('p', {class: 'problems', role: 'alert'});
  const give = async (/** @type {{seat: number, player?: string, name?: string}} */ wish) => {
    const answer = await post(`${match.path}/seats`, wish, own.host);
    if (answer.status === 200) {
      taken(own, answer.body, match.at.key);
    } else {
      fill(wrong, problems(answer).join(' '));
    }
  };
  return h('details', {class: 'seats'}, h('summary', {}, 'Seats'),
    h('p', {class: 'small'}, 'Give a seat to a person, who gets a new link, or to a program. The link before opens nothing any more.'),
    players.map((player, seat) => {
      const decides = h('select', {'aria-label': `Who decides for ${seatName(standing, seat)}`}, deciders(game, player));
      const name = h('input', {type: 'text', maxlength: 40, value: names[seat], autocomplete: 'off', 'aria-label': `Name of seat ${seat}`});
      return h('p', {class: 'seat-given', data: {seat}}, decides, name,
        button('Change', () => void give({
          seat,
          ...(decides.value === player ? {} : {player: decides.value}),
          ...(name.value.trim() === names[seat] ? {} : {name: name.value}),
        })),
        player === PERSON && button('New link', () => void give({seat, player: PERSON}), {class: 'quiet'}));
    }),
    wrong);
}

/**
 * Keeps the key of a seat that has changed, and shows the match anew.
 *
 * @param {Kept} own
 * @param {{seat: number, player: string, key?: string}} given
 * @param {string} shown the key of the seat that is shown
 */
function taken(own, {seat, player, key}, shown) {
  const others = own.held.filter((each) => each.seat !== seat || (player === PERSON && !key));
  const held = key ? [...others, {seat, key}] : others;
  const left = held.length > 0 || !own.watch ? held : [{key: own.watch}];
  keep({...own, held: left});
  if (left.some((each) => each.key === shown)) {
    location.reload();
  } else {
    location.hash = `#/match/${encodeURIComponent(own.match)}/${left[0].key}`;
  }
}
