import {h} from './dom.js';
import {gaugeList} from './gauge.js';
import {seatName, withNames} from './naming.js';
import {isBare, isPile, pile, zoneSection} from './zone.js';

/**
 * @typedef {import('./types.js').Standing} Standing
 * @typedef {import('./types.js').Seated} Seated
 * @typedef {import('./types.js').Zone} Zone
 * @typedef {import('./naming.js').Faces} Faces
 */

/**
 * What is remembered of a table from drawing to drawing.
 *
 * @typedef {{opened: Set<string>, closedSeats: Set<number>}} Memory
 */

/**
 * Nothing is opened yet; on a small screen the places of others are closed.
 *
 * @param {Standing|undefined} standing
 * @returns {Memory}
 */
export function freshMemory(standing) {
  const isNarrow = matchMedia('(max-width: 47rem)').matches;
  const others = (standing?.scene?.seats ?? []).map(({seat}) => seat).filter((seat) => seat !== standing?.viewer.seat);
  return {opened: new Set(), closedSeats: new Set(isNarrow ? others : [])};
}

/**
 * The whole table: what belongs to nobody, then the viewer's own place, then the others'.
 *
 * @param {Standing} standing
 * @param {Faces} faces
 * @param {Set<string>} lit
 * @param {Memory} memory
 */
export function table(standing, faces, lit, memory) {
  const scene = standing.scene;
  if (!scene) {
    return h('div', {class: 'table'}, h('p', {}, 'This game does not say how it looks. Its text page tells how it stands.'));
  }
  faces.call(standing);
  const own = standing.viewer.seat;
  const shared = scene.zones.filter((zone) => zone.owner === undefined);
  const seats = [...scene.seats.filter(({seat}) => seat === own), ...scene.seats.filter(({seat}) => seat !== own)];
  return h('div', {class: 'table', data: {game: standing.game}},
    h('header', {class: 'scene-head'},
      h('h1', {class: 'scene-title', tabindex: '-1'}, withNames(standing, scene.title)),
      scene.track && track(scene.track),
      gaugeList(scene.gauges)),
    h('div', {class: 'shared'}, zones(shared, faces, lit, memory)),
    h('div', {class: `seats${scene.seats.length === 1 ? ' is-alone' : ''}`},
      seats.map((seated) => seatPanel(
        standing, seated, scene.zones.filter((zone) => zone.owner === seated.seat), faces, lit, memory))));
}

/** @param {{phases: string[], now: number}} track */
function track({phases, now}) {
  return h('ol', {class: 'track', 'aria-label': 'Phases'}, phases.map((phase, place) =>
    h('li', {class: place === now ? 'is-now' : '', 'aria-current': place === now ? 'step' : undefined}, phase)));
}

/**
 * @param {Zone[]} zones
 * @param {Faces} faces
 * @param {Set<string>} lit
 * @param {Memory} memory
 */
function zones(zones, faces, lit, memory) {
  const seen = zones.filter((zone) => !isBare(zone));
  const open = seen.filter((zone) => !isPile(zone));
  const piles = seen.filter(isPile);
  const bare = zones.filter(isBare);
  return [
    open.length > 0 && h('div', {class: 'open-zones'}, open.map((zone) => zoneSection(zone, faces))),
    piles.length > 0 && h('div', {class: 'piles'}, piles.map((zone) => pile(zone, faces, lit, memory.opened))),
    bare.length > 0 && h('p', {class: 'bare'}, `Empty: ${bare.map(({label}) => label).join(', ')}`),
  ];
}

/**
 * @param {Standing} standing
 * @param {Seated} seated
 * @param {Zone[]} own
 * @param {Faces} faces
 * @param {Set<string>} lit
 * @param {Memory} memory
 */
function seatPanel(standing, seated, own, faces, lit, memory) {
  const isOwn = seated.seat === standing.viewer.seat;
  const head = [
    h('h2', {class: 'seat-name'}, seatName(standing, seated.seat), isOwn && h('span', {class: 'you'}, 'you')),
    (seated.states.length > 0 || seated['is-out']) && h('span', {class: 'states'},
      [...(seated['is-out'] ? ['out of the game'] : []), ...seated.states].map((state) => h('span', {class: 'state'}, state))),
    gaugeList(seated.gauges),
  ];
  const attributes = {
    class: `seat${isOwn ? ' is-own' : ''}${seated['is-out'] ? ' is-out' : ''}`,
    data: {seat: seated.seat},
    style: {'--seat': `var(--seat-${seated.seat % 8})`},
  };
  if (own.length === 0) {
    return h('section', {...attributes, 'aria-label': seatName(standing, seated.seat)}, h('div', {class: 'seat-head'}, head));
  }
  const isOpen = !memory.closedSeats.has(seated.seat) || own.some((zone) => zone.pieces.some(({uid}) => lit.has(uid)));
  const summary = h('summary', {class: 'seat-head'}, head);
  const details = h('details', {...attributes, open: isOpen},
    summary, h('div', {class: 'seat-zones'}, zones(own, faces, lit, memory)));
  summary.addEventListener('click', () => {
    if (details.open) {
      memory.closedSeats.add(seated.seat);
    } else {
      memory.closedSeats.delete(seated.seat);
    }
  });
  return details;
}
