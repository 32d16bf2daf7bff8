import {button, h} from './dom.js';
import {seatName} from './naming.js';

/**
 * Hides the table while the screen is handed on.
 *
 * @param {HTMLElement} root
 * @param {string} name of whoever gets it
 * @param {() => void} taken
 */
export function handOver(root, name, taken) {
  const page = root.parentElement;
  const veil = h('main', {class: 'veil', 'aria-label': 'The screen is handed on'},
    h('h1', {}, `Hand the screen to ${name}`),
    h('p', {}, 'Nobody else should look now.'),
    button(`I am ${name}`, () => {
      veil.replaceWith(root);
      taken();
      const question = root.querySelector('.question');
      if (question instanceof HTMLElement) {
        question.focus();
      }
    }, {class: 'primary'}));
  if (page) {
    root.replaceWith(veil);
    veil.querySelector('button')?.focus();
  }
}

/**
 * Hides a table that several people share, before anybody has said who looks.
 *
 * @param {HTMLElement} root
 * @param {import('./match.js').Match} match
 * @param {boolean} hasVeil
 */
export function veilFirst(root, match, hasVeil) {
  const standing = match.standing;
  if (hasVeil && standing && standing.viewer.seat !== undefined) {
    handOver(root, seatName(standing, standing.viewer.seat), () => {});
  }
}
