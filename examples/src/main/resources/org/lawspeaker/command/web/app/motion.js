import {mayMove} from './dom.js';

/** @typedef {Map<string, {left: number, top: number, words: string}>} Places */

const LONG = 380;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

/**
 * Where every piece lies on the page now.
 *
 * @param {Element} root
 * @returns {Places}
 */
export function places(root) {
  const found = new Map();
  for (const piece of root.querySelectorAll('[data-uid]')) {
    const {left, top, width} = piece.getBoundingClientRect();
    if (width > 0) {
      found.set(piece.getAttribute('data-uid'), {left, top, words: piece.textContent ?? ''});
    }
  }
  return found;
}

/**
 * The numbers on a page, by place and name.
 *
 * @param {Element} root
 */
export function figures(root) {
  const found = new Map();
  for (const gauge of root.querySelectorAll('[data-gauge]')) {
    found.set(figureName(gauge), gauge.getAttribute('data-value'));
  }
  return found;
}

/** @param {Element} gauge */
function figureName(gauge) {
  const place = gauge.closest('[data-zone], [data-seat]');
  return `${place?.getAttribute('data-zone') ?? place?.getAttribute('data-seat') ?? ''} ${gauge.getAttribute('data-gauge')}`;
}

/**
 * Moves pieces from where they were to where they are, and marks what has come, turned or changed.
 *
 * @param {Element} root
 * @param {Places} before
 * @param {Map<string, string>} numbers
 */
export function animate(root, before, numbers) {
  if (!mayMove() || before.size === 0) {
    return;
  }
  for (const piece of root.querySelectorAll('[data-uid]')) {
    const old = before.get(piece.getAttribute('data-uid') ?? '');
    const {left, top, width} = piece.getBoundingClientRect();
    if (width === 0) {
      continue;
    }
    if (!old) {
      piece.animate([{opacity: 0, transform: 'scale(.92)'}, {opacity: 1, transform: 'none'}], {duration: LONG, easing: EASE});
    } else if (Math.abs(old.left - left) + Math.abs(old.top - top) > 2) {
      piece.animate(
        [{transform: `translate(${old.left - left}px, ${old.top - top}px)`, zIndex: 5}, {transform: 'none', zIndex: 5}],
        {duration: LONG, easing: EASE});
    } else if (old.words !== piece.textContent) {
      piece.animate([{filter: 'brightness(1.25)'}, {filter: 'none'}], {duration: 2 * LONG});
    }
  }
  for (const gauge of root.querySelectorAll('[data-gauge]')) {
    const old = numbers.get(figureName(gauge));
    if (old !== undefined && old !== gauge.getAttribute('data-value')) {
      gauge.classList.add('is-changed');
    }
  }
}
