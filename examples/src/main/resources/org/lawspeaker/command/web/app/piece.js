import {h, hue} from './dom.js';
import {factWords} from './naming.js';

/**
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('./types.js').Face} Face
 * @typedef {import('./types.js').Fact} Fact
 * @typedef {import('./naming.js').Faces} Faces
 */

/** So many numbers have room on a card. */
const NUMBERS = 4;
/** Numbers that say which card it is, and not what it does. */
const OF_THE_PRINT = new Set(['number', 'copies']);
const NUMBER = /^[+-]?\d+\+?$/;

/**
 * A piece and what is attached to it, as an item of a list. What is attached lies below it, and can be picked, too.
 *
 * @param {Piece} piece
 * @param {Faces} faces
 * @param {'card'|'tile'|'token'} shape
 * @returns {HTMLLIElement}
 */
export function pieceItem(piece, faces, shape) {
  const attached = piece.attached.map((each) => pieceItem(each, faces, 'token'));
  return h(
    'li',
    {
      class: `place place-${shape}`,
      data: {type: faces.of(piece.face).types[0]},
      style: {
        '--hue': hueOf(faces.of(piece.face), shape),
        ...(piece.cell ? {'--column': piece.cell.column + 1, '--row': piece.cell.row + 1} : {}),
      },
    },
    pieceButton(piece, faces, shape),
    attached.length > 0 && h('ul', {class: 'attached', 'aria-label': 'attached'}, attached));
}

/**
 * The colour of a piece: that of its kind; on a map, of what it counts as.
 *
 * @param {Face} face
 * @param {'card'|'tile'|'token'} shape
 */
function hueOf(face, shape) {
  return hue(shape === 'tile' ? face.types[0] ?? face.kind : face.kind);
}

/**
 * @param {Piece} piece
 * @param {Faces} faces
 * @param {'card'|'tile'|'token'} shape
 */
function pieceButton(piece, faces, shape) {
  const face = faces.of(piece.face);
  const isBack = face.kind === 'back';
  const isSign = !isBack && shape !== 'token' && face.name.length <= 2;
  return h(
    'button',
    {
      type: 'button',
      class: `piece ${shape}${isBack ? ' is-back' : ''}${isSign ? ' is-sign' : ''}`,
      'aria-pressed': 'false',
      tabindex: '-1',
      data: {uid: piece.uid, face: piece.face, kind: face.kind, owner: piece.owner, states: piece.states.join('|')},
    },
    h('span', {class: 'heard'}, faces.words(piece)),
    h('span', {class: 'inside', 'aria-hidden': 'true'},
      shape === 'card' && !isBack && !isSign ? cardInside(piece, face) : plainInside(piece, face, isBack)));
}

/**
 * @param {Piece} piece
 * @param {Face} face
 */
function cardInside(piece, face) {
  return [
    h('span', {class: 'card-head'},
      h('span', {class: 'card-name'}, face.name),
      face.cost !== undefined && h('span', {class: 'cost'}, face.cost)),
    h('span', {class: 'card-kind'}, kindLine(face)),
    face.text.length > 0 && h('span', {class: 'card-text'}, face.text.join(' ')),
    states(piece),
    h('span', {class: 'numbers'}, numbers(piece, face).map((fact) => number(fact, piece.badges.includes(fact)))),
  ];
}

/**
 * @param {Piece} piece
 * @param {Face} face
 * @param {boolean} isBack
 */
function plainInside(piece, face, isBack) {
  return [
    isBack ? h('span', {class: 'back-sign'}) : h('span', {class: 'card-name'}, face.name),
    piece.badges.length > 0
      && h('span', {class: 'badges'}, piece.badges.map((fact) => h('span', {class: 'badge'}, factWords(fact)))),
    states(piece),
  ];
}

/** @param {Piece} piece */
function states(piece) {
  return piece.states.length > 0
    && h('span', {class: 'states'}, piece.states.map((state) => h('span', {class: 'state'}, state)));
}

/** @param {Face} face */
export function kindLine(face) {
  const kind = face.types.some((type) => type.toLowerCase() === face.kind.toLowerCase()) ? [] : [face.kind];
  return [...kind, ...face.types].join(' · ');
}

/**
 * The numbers of a card as it lies: its badges, or what is printed if it has none.
 *
 * @param {Piece} piece
 * @param {Face} face
 */
function numbers(piece, face) {
  return piece.badges.length > 0
    ? piece.badges
    : face.facts.filter(({label, value}) => NUMBER.test(value) && !OF_THE_PRINT.has(label)).slice(0, NUMBERS);
}

/**
 * A number behind its word, which may be a plural.
 *
 * @param {Fact} fact
 * @param {boolean} isBadge
 */
function number(fact, isBadge) {
  return h('span', {class: isBadge ? 'number is-now' : 'number'},
    h('small', {}, fact.label), fact.value !== '' && h('b', {}, fact.value));
}
