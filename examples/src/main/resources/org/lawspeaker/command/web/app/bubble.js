import {button, fill, h} from './dom.js';
import {beside} from './bigcard.js';

/** A small window beside a piece. Escape and clicks elsewhere close it; the focus goes back to the piece. */
export class Bubble {
  constructor() {
    this.box = h('div', {class: 'bubble', role: 'dialog', hidden: true, tabindex: '-1'});
    /** @type {HTMLElement|undefined} */
    this.anchor = undefined;
    this.cancelled = () => {};
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.cancel();
      }
    });
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /**
   * @param {HTMLElement} anchor
   * @param {string} label
   * @param {import('./dom.js').Child} inside
   * @param {{cancelled?: () => void, kind?: string}} [how]
   */
  show(anchor, label, inside, how = {}) {
    this.anchor = anchor;
    this.cancelled = how.cancelled ?? (() => {});
    this.box.className = `bubble ${how.kind ?? ''}`;
    this.box.setAttribute('aria-label', label);
    fill(this.box,
      h('div', {class: 'bubble-head'}, h('h2', {}, label), button('×', () => this.cancel(), {class: 'quiet', 'aria-label': 'Close'})),
      h('div', {class: 'bubble-inside'}, inside));
    this.box.hidden = false;
    this.place();
    const first = this.box.querySelector('.bubble-inside button, .bubble-inside a');
    (first instanceof HTMLElement ? first : this.box).focus({preventScroll: true});
  }

  /**
   * Says more: at once that it is coming, later what it is, if the bubble is still about the same.
   *
   * @param {import('./dom.js').Child} coming
   * @returns {(more: import('./dom.js').Child) => void}
   */
  more(coming) {
    const more = h('div', {class: 'more', role: 'status'}, coming);
    this.box.querySelector('.more')?.remove();
    this.box.querySelector('.bubble-inside')?.append(more);
    this.place();
    return (inside) => {
      fill(more, inside);
      if (more.isConnected) {
        this.place();
      }
    };
  }

  place() {
    if (this.anchor) {
      beside(this.box, this.anchor);
    }
  }

  close() {
    this.box.hidden = true;
  }

  /** Closed by the person: the focus goes back to the piece. */
  cancel() {
    this.close();
    if (this.anchor?.isConnected) {
      this.anchor.focus();
    }
    this.cancelled();
  }
}
