import {h} from './dom.js';
import {gaugeList} from './gauge.js';
import {gridOf, withAttached} from './naming.js';
import {pieceItem} from './piece.js';

/**
 * @typedef {import('./types.js').Zone} Zone
 * @typedef {import('./naming.js').Faces} Faces
 */

/** So many backs are drawn of a hand that is hidden. */
const BACKS = 7;
/** A grid of so few columns has room for cards. */
const FEW = 3;

/** Whether a zone is small on the page until somebody looks through it.
 *
 * @param {Zone} zone
 */
export function isPile(zone) {
  return zone.layout === 'stack' || zone.layout === 'heap';
}

/** Whether there is nothing to see in a zone.
 *
 * @param {Zone} zone
 */
export function isBare(zone) {
  return zone.pieces.length + zone.hidden + zone.gauges.length + zone.notes.length === 0;
}

/**
 * A zone with its pieces as they lie.
 *
 * @param {Zone} zone
 * @param {Faces} faces
 */
export function zoneSection(zone, faces) {
  const heading = zone.owner === undefined ? 'h2' : 'h3';
  const grid = gridOf(zone);
  const shape = grid && grid.columns > FEW ? 'tile' : 'card';
  const layout = typeof zone.layout === 'string' ? zone.layout : 'grid';
  return h(
    'div',
    {
      role: 'group',
      class: `zone zone-${layout} of-${shape}s`,
      'aria-label': zone.label,
      data: {zone: zone.id},
      style: grid ? {'--columns': grid.columns, '--rows': grid.rows} : {},
    },
    h('header', {class: 'zone-head'}, h(heading, {class: 'zone-label'}, zone.label), gaugeList(zone.gauges)),
    zone.notes.map((note) => h('p', {class: 'note'}, note)),
    zone.pieces.length > 0
      && h('ul', {class: 'pieces'}, zone.pieces.map((piece) => pieceItem(piece, faces, shape))),
    zone.hidden > 0 && hiddenPieces(zone));
}

/** @param {Zone} zone */
function hiddenPieces(zone) {
  const drawn = Math.min(BACKS, zone.hidden);
  return h('p', {class: 'hidden-pieces'},
    h('span', {class: 'backs', 'aria-hidden': 'true'}, Array.from({length: drawn}, () => h('span', {class: 'mini-back'}))),
    h('span', {}, `${zone.hidden} face down`));
}

/**
 * A pile: its number, its top, and a list to look through where something lies open.
 *
 * @param {Zone} zone
 * @param {Faces} faces
 * @param {Set<string>} lit
 * @param {Set<string>} opened ids of piles that are looked through
 */
export function pile(zone, faces, lit, opened) {
  const size = zone.pieces.length + zone.hidden;
  const hasLit = withAttached(zone.pieces).some((piece) => lit.has(piece.uid));
  const top = zone.pieces[0];
  const label = [
    h('span', {class: `pile-sign${zone.pieces.length === 0 ? ' is-down' : ''}`, 'aria-hidden': 'true'}, size),
    h('span', {class: 'pile-words'},
      h('span', {class: 'pile-label'}, zone.label),
      h('small', {}, [
        ...zone.gauges.map((gauge) => `${gauge.label} ${gauge.value}`),
        zone.pieces.length > 0
          ? `${zone.layout === 'stack' ? 'top: ' : ''}${faces.of(top.face).name}${zone.pieces.length > 1 ? ` and ${zone.pieces.length - 1} more` : ''}`
          : `${size} face down`,
      ].join(' · '))),
  ];
  if (zone.pieces.length === 0) {
    return h('div', {class: 'pile', data: {zone: zone.id}}, label, zone.notes.map((note) => h('p', {class: 'note'}, note)));
  }
  const summary = h('summary', {}, label);
  const details = h('details', {class: 'pile', data: {zone: zone.id}, open: hasLit || opened.has(zone.id)},
    summary, zoneSection(zone, faces));
  summary.addEventListener('click', () => {
    if (details.open) {
      opened.delete(zone.id);
    } else {
      opened.add(zone.id);
    }
  });
  return details;
}
