import {button, h} from './dom.js';

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
