import {button, h, hue} from './dom.js';
import {chip} from './chip.js';
import {factWords} from './naming.js';
import {kindLine} from './piece.js';

/**
 * @typedef {import('./types.js').Piece} Piece
 * @typedef {import('./types.js').Face} Face
 * @typedef {import('./naming.js').Faces} Faces
 */

/**
 * Where the facts of a card are from, in a sentence.
 *
 * @type {Record<string, string>}
 */
const PROVENANCES = {
  rulebook: 'Its facts are those that the rulebook shows.',
  public: 'Its facts are from public sources.',
  house: 'The card is made up, so that there are enough to play.',
};

/**
 * All that is to be read on a face, and how the piece lies that shows it.
 *
 * @param {string} game
 * @param {Face} face
 * @param {Piece} [piece]
 * @param {Faces} [faces]
 */
export function bigCard(game, face, piece, faces) {
  const isBack = face.kind === 'back';
  return h('article', {class: `big-card${isBack ? ' is-back' : ''}`, style: {'--hue': hue(face.kind)}},
    h('header', {class: 'card-head'},
      h('h2', {class: 'card-name'}, face.name), face.cost !== undefined && h('span', {class: 'cost'}, face.cost)),
    !isBack && h('p', {class: 'card-kind'}, kindLine(face)),
    piece && piece.badges.length > 0 && h('ul', {class: 'now', 'aria-label': 'now'}, piece.badges.map((fact) => h('li', {}, factWords(fact)))),
    piece && piece.states.length > 0 && h('p', {class: 'states'}, piece.states.map((state) => h('span', {class: 'state'}, state))),
    face.text.map((paragraph) => h('p', {}, paragraph)),
    !isBack && face.facts.length > 0 && h('dl', {class: 'printed'}, face.facts.map(({label, value}) =>
      h('div', {}, h('dt', {}, label), h('dd', {}, value)))),
    piece && faces && piece.attached.length > 0 && h('p', {class: 'with'},
      `With it: ${piece.attached.map((each) => faces.words(each)).join('; ')}.`),
    face.citations.length > 0 && h('p', {class: 'chips'}, face.citations.map((clause) => chip(game, clause))),
    face.provenance && h('p', {class: 'provenance'}, PROVENANCES[face.provenance] ?? `Its facts are from: ${face.provenance.replaceAll('-', ' ')}.`));
}

/** Shows a card large beside the piece that the pointer or the focus is on. */
export class Preview {
  constructor() {
    this.box = h('div', {class: 'preview', 'aria-hidden': 'true', inert: true, hidden: true});
    this.timer = 0;
  }

  /**
   * @param {HTMLElement} anchor
   * @param {() => HTMLElement} make
   * @param {number} [wait] in milliseconds
   */
  show(anchor, make, wait = 180) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!anchor.isConnected) {
        return;
      }
      this.box.replaceChildren(make());
      this.box.hidden = false;
      beside(this.box, anchor);
    }, wait);
  }

  hide() {
    clearTimeout(this.timer);
    this.box.hidden = true;
  }
}

/**
 * Puts a box beside an element, where there is room.
 *
 * @param {HTMLElement} box
 * @param {HTMLElement} anchor
 */
export function beside(box, anchor) {
  const at = anchor.getBoundingClientRect();
  const gap = 10;
  const {offsetWidth: width, offsetHeight: height} = box;
  const right = at.right + gap;
  const left = right + width < innerWidth ? right : Math.max(gap, at.left - gap - width);
  const covers = left < at.right && left + width > at.left;
  const below = at.bottom + gap + height < innerHeight ? at.bottom + gap : Math.max(gap, at.top - gap - height);
  const top = covers ? below : Math.max(gap, Math.min(at.top, innerHeight - height - gap));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/**
 * A window over the page, closed by its button, by Escape, or by a click beside it.
 *
 * @param {string} label
 * @param {import('./dom.js').Child} inside
 * @param {string} [className]
 */
export function openDialog(label, inside, className = '') {
  const dialog = h('dialog', {class: `dialog ${className}`, 'aria-label': label},
    h('div', {class: 'dialog-inside'}, inside),
    button('Close', () => dialog.close(), {class: 'quiet close'}));
  const before = document.activeElement;
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) {
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (before instanceof HTMLElement && before.isConnected) {
      before.focus();
    }
  });
  (document.querySelector('.page') ?? document.body).append(dialog);
  dialog.showModal();
  return dialog;
}
