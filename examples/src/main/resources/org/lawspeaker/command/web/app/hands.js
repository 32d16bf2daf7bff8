import {dragging} from './drag.js';

/** @typedef {import('./game.js').GamePage} GamePage */

/** A finger that rests so long, in milliseconds, wants to read. */
const LONG = 480;
/** A finger that goes so far scrolls. */
const FAR = 10;

/**
 * Lets pointers, fingers and keys act on the table of a page.
 *
 * @param {GamePage} page
 */
export function listen(page) {
  let touch = false;
  const pieceOf = (/** @type {Event} */ event) =>
    /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest('[data-uid]') : null);
  page.place.addEventListener('pointerdown', (event) => { touch = event.pointerType === 'touch'; });
  longPress(page.place, (piece) => page.read(piece.dataset.uid ?? ''));
  page.place.addEventListener('click', (event) => {
    const piece = pieceOf(event);
    if (piece) {
      page.clicked(piece);
    }
  });
  page.place.addEventListener('contextmenu', (event) => {
    const piece = pieceOf(event);
    if (piece) {
      event.preventDefault();
      if (!touch) {
        void page.whyAlso(piece);
      }
    }
  });
  const preview = (/** @type {Event} */ event) => {
    const piece = pieceOf(event);
    if (piece && !touch && !page.bubble.isOpen) {
      page.preview.show(piece, () => page.large(piece.dataset.uid ?? ''));
    }
  };
  page.place.addEventListener('pointerover', preview);
  page.place.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) {
      preview(event);
    }
  });
  page.place.addEventListener('pointerout', () => page.preview.hide());
  page.place.addEventListener('focusout', () => page.preview.hide());
  page.root.addEventListener('keydown', (event) => key(page, event, pieceOf(event)));
  page.root.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && !event.target.closest('.bubble, [data-uid]')) {
      page.bubble.close();
    }
  });
  page.root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a.chip');
    if (link instanceof HTMLElement && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      void page.rules.open(link.dataset.clause);
    }
  });
  for (const type of ['mouseover', 'focusin', 'mouseout', 'focusout']) {
    page.root.addEventListener(type, (event) => page.touches(event));
  }
  dragging(page.place, (from, to) => page.dropped(from, to));
}

/**
 * Reads a piece on which a finger rests.
 *
 * @param {HTMLElement} place
 * @param {(piece: HTMLElement) => void} read
 */
function longPress(place, read) {
  place.addEventListener('pointerdown', (down) => {
    const piece = down.target instanceof Element ? down.target.closest('[data-uid]') : null;
    if (!(piece instanceof HTMLElement) || down.pointerType !== 'touch') {
      return;
    }
    const control = new AbortController();
    const timer = setTimeout(() => {
      control.abort();
      swallowClick(place);
      read(piece);
    }, LONG);
    const cancel = () => {
      clearTimeout(timer);
      control.abort();
    };
    addEventListener('pointermove', (event) => {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR) {
        cancel();
      }
    }, {signal: control.signal});
    addEventListener('pointerup', cancel, {signal: control.signal});
    addEventListener('pointercancel', cancel, {signal: control.signal});
  });
}

/** The click that ends a long press is none, but not every one ends with a click.
 *
 * @param {HTMLElement} place
 */
function swallowClick(place) {
  const next = new AbortController();
  place.addEventListener('click', (event) => event.stopImmediatePropagation(), {capture: true, once: true, signal: next.signal});
  place.addEventListener('pointerdown', () => next.abort(), {capture: true, once: true});
}

/**
 * @param {GamePage} page
 * @param {KeyboardEvent} event
 * @param {HTMLElement|null} piece
 */
function key(page, event, piece) {
  if (event.key === 'Escape' && !page.match.picking.isEmpty) {
    page.match.pick(page.match.picking.cleared());
  }
  if (!piece || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  const steps = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1};
  const step = steps[/** @type {'ArrowUp'} */ (event.key)];
  if (step) {
    const all = /** @type {HTMLElement[]} */ ([...(piece.closest('.pieces')?.querySelectorAll('.piece') ?? [])]);
    all[(all.indexOf(piece) + step + all.length) % all.length]?.focus();
    event.preventDefault();
  } else if (event.key === 'i') {
    page.read(piece.dataset.uid ?? '');
  } else if (event.key === 'w') {
    void page.whyAlso(piece);
  }
}
