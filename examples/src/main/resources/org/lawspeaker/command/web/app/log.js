import {button, fill, h} from './dom.js';
import {chip} from './chip.js';
import {withNames} from './naming.js';
import {set, setting} from './store.js';

/**
 * @typedef {import('./types.js').Standing} Standing
 * @typedef {import('./types.js').Told} Told
 */

const LEVELS = /** @type {const} */ (['brief', 'full', 'clauses']);
/** So many lines stand on the page; the rest on request. */
const LINES = 60;

/** What has happened, as much of it as is wished: brief, full, or with clauses. */
export class Log {
  constructor() {
    this.level = setting('log', 'full');
    this.all = false;
    this.seen = -1;
    this.list = h('ol', {class: 'log-lines'});
    this.scroll = h('div', {class: 'log-scroll', role: 'log', 'aria-label': 'What happened', tabindex: '0'}, this.list);
    this.levels = h('div', {class: 'levels', role: 'group', 'aria-label': 'How much is told'});
    this.box = h('section', {class: 'panel log', 'aria-label': 'Log'},
      h('header', {class: 'panel-head'}, h('h2', {}, 'Log'), this.levels), this.scroll);
    /** @type {Standing|undefined} */
    this.standing = undefined;
    /** Where paragraphs begin: after each choice of the viewer. */
    this.breaks = new Set();
  }

  /** @param {Standing} standing */
  draw(standing) {
    const last = this.standing?.told.at(-1)?.seq ?? -1;
    if (!this.standing) {
      this.seen = standing.told.at(-1)?.seq ?? -1;
    } else if ((standing.told.at(-1)?.seq ?? -1) > last) {
      this.breaks.add(last);
      this.seen = last;
    }
    this.standing = standing;
    fill(this.levels, LEVELS.map((level) => button(level, () => this.to(level), {
      class: 'level', 'aria-pressed': String(level === this.level),
    })));
    fill(this.list, this.level === 'brief' ? this.paragraphs(standing) : this.lines(standing));
    requestAnimationFrame(() => {
      this.scroll.scrollTop = this.scroll.scrollHeight;
    });
  }

  /** @param {string} level */
  to(level) {
    this.level = level;
    set('log', level);
    if (this.standing) {
      this.draw(this.standing);
    }
  }

  /** @param {Standing} standing */
  lines(standing) {
    const told = this.all ? standing.told : standing.told.slice(-LINES);
    const left = standing.told.length - told.length;
    return [
      left > 0 && h('li', {}, button(`Show ${left} earlier`, () => {
        this.all = true;
        this.draw(standing);
      }, {class: 'link'})),
      ...told.map((each) => h('li', {class: each.seq > this.seen ? 'is-new' : '', data: {seq: each.seq}},
        h('span', {}, withNames(standing, each.says)),
        this.level === 'clauses' && each.clause && [' ', chip(standing.game, each.clause)])),
    ];
  }

  /** @param {Standing} standing */
  paragraphs(standing) {
    /** @type {Told[][]} */
    const groups = [[]];
    for (const each of standing.told.slice(-LINES)) {
      const group = groups[groups.length - 1];
      if (group.length > 0 && (this.breaks.has(each.seq - 1) || group.length > 11)) {
        groups.push([each]);
      } else if (group.at(-1)?.says !== each.says) {
        group.push(each);
      }
    }
    return groups.filter((group) => group.length > 0).slice(-8).map((group) =>
      h('li', {class: (group.at(-1)?.seq ?? 0) > this.seen ? 'is-new' : ''},
        `${group.map(({says}) => withNames(standing, says).replace(/[.]$/, '')).join('. ')}.`));
  }
}
