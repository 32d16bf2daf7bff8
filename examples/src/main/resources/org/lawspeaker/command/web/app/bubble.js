import {button, fill, h} from './dom.js';
import {beside} from './bigcard.js';

/** A small window beside a piece. Escape and clicks elsewhere close it; the focus goes back to the piece. */
export class Bubble {
  constructor() {
    this.box = h('div', {class: 'bubble', role: 'dialog', hidden: true, tabindex: '-1'});
    /** @type {HTMLElement|undefined} */
    this.anchor = undefined;
    this.closed = () => {};
    this.box.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.close(true);
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
   * @param {{closed?: () => void, kind?: string}} [how]
   */
  show(anchor, label, inside, how = {}) {
    this.anchor = anchor;
    this.closed = how.closed ?? (() => {});
    this.box.className = `bubble ${how.kind ?? ''}`;
    this.box.setAttribute('aria-label', label);
    fill(this.box,
      h('header', {class: 'bubble-head'}, h('h2', {}, label), button('×', () => this.close(true), {class: 'quiet', 'aria-label': 'Close'})),
      h('div', {class: 'bubble-inside'}, inside));
    this.box.hidden = false;
    this.place();
    const first = this.box.querySelector('.bubble-inside button, .bubble-inside a');
    (first instanceof HTMLElement ? first : this.box).focus({preventScroll: true});
  }

  place() {
    if (this.anchor) {
      beside(this.box, this.anchor);
    }
  }

  /** @param {boolean} [toAnchor] whether the focus goes back */
  close(toAnchor = false) {
    if (this.box.hidden) {
      return;
    }
    this.box.hidden = true;
    if (toAnchor && this.anchor?.isConnected) {
      this.anchor.focus();
    }
    this.closed();
  }
}
