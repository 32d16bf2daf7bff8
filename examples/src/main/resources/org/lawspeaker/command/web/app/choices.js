import {button, fill, h} from './dom.js';
import {chip} from './chip.js';
import {grouped} from './picking.js';
import {withNames} from './naming.js';

/**
 * @typedef {import('./types.js').Offer} Offer
 * @typedef {import('./types.js').Standing} Standing
 * @typedef {import('./match.js').Match} Match
 */

/** From so many choices on they stand under their verbs. */
const SHORT = 7;
/** From so many choices on there is a field to look for one. */
const LONG = 12;

/**
 * A button for a choice, with what it costs or brings. A grave one is marked.
 *
 * @param {Standing} standing
 * @param {Offer} offer
 * @param {(offer: Offer) => void} choose
 */
function choiceButton(standing, offer, choose) {
  const {label, hint} = offer.choice;
  const isGrave = offer.choice['is-grave'];
  return h('button', {
    type: 'button',
    class: `choice${isGrave ? ' is-grave' : ''}`,
    data: {move: offer.move, pieces: offer.choice.pieces.join(' ')},
    on: {click: () => choose(offer)},
  },
  h('span', {class: 'choice-label'}, withNames(standing, label)),
  isGrave && h('span', {class: 'grave'}, 'grave'),
  hint && h('span', {class: 'hint'}, withNames(standing, hint)));
}

/**
 * One control for choices that differ in a number alone.
 *
 * @param {Standing} standing
 * @param {Offer[]} run
 * @param {(offer: Offer) => void} choose
 */
function stepper(standing, run, choose) {
  const sorted = [...run].sort((one, other) => (one.choice.amount ?? 0) - (other.choice.amount ?? 0));
  let at = 0;
  const place = h('div', {class: 'stepper-choice', 'aria-live': 'polite'});
  const range = h('input', {
    type: 'range', min: 0, max: sorted.length - 1, value: 0, 'aria-label': `${sorted[0].choice.verb}: how many`,
  });
  const go = (/** @type {number} */ to) => {
    at = Math.max(0, Math.min(sorted.length - 1, to));
    range.value = String(at);
    range.setAttribute('aria-valuetext', String(sorted[at].choice.amount));
    fill(place, choiceButton(standing, sorted[at], choose));
  };
  range.addEventListener('input', () => go(Number(range.value)));
  go(0);
  return h('div', {class: 'stepper'},
    h('div', {class: 'steps'},
      button('−', () => go(at - 1), {class: 'step', 'aria-label': 'less'}),
      range,
      button('+', () => go(at + 1), {class: 'step', 'aria-label': 'more'})),
    place);
}

/**
 * Choices under their verbs.
 *
 * @param {Standing} standing
 * @param {Offer[]} offers
 * @param {(offer: Offer) => void} choose
 */
export function choiceList(standing, offers, choose) {
  const groups = grouped(offers);
  const isLong = offers.length > SHORT && groups.length > 1;
  return h('div', {class: 'choices'}, groups.map(({verb, runs}) =>
    h('div', {class: 'verb-group', role: 'group', 'aria-label': verb},
      isLong && h('p', {class: 'verb', 'aria-hidden': 'true'}, verb),
      runs.map((run) => (run.length > 1 ? stepper(standing, run, choose) : choiceButton(standing, run[0], choose))))));
}

/** What the seat is asked, and its answers: all of them, or those that fit what was picked on the table. */
export class ChoicePanel {
  /**
   * @param {Match} match
   * @param {(offer: Offer) => void} choose
   * @param {(typed: string) => void} typed
   */
  constructor(match, choose, typed) {
    this.match = match;
    this.choose = choose;
    this.wanted = '';
    this.question = h('div', {class: 'question', tabindex: '-1'});
    this.list = h('div', {class: 'choice-list'});
    this.search = h('input', {type: 'search', class: 'search', placeholder: 'Look for a choice', 'aria-label': 'Look for a choice'});
    this.search.addEventListener('input', () => {
      this.wanted = this.search.value.toLowerCase();
      this.drawList();
    });
    const field = h('input', {type: 'text', name: 'move', 'aria-label': 'A move, typed', placeholder: 'or type a move', autocomplete: 'off', spellcheck: 'false'});
    this.form = h('form', {class: 'typed'}, field, h('button', {class: 'quiet'}, 'Play'));
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (field.value.trim()) {
        typed(field.value.trim());
        field.value = '';
      }
    });
    this.fold = button('Fold', () => this.toFold(), {class: 'fold quiet', 'aria-expanded': 'true'});
    this.box = h('section', {class: 'panel asks', id: 'asks', 'aria-label': 'What is asked'},
      this.fold, this.question, this.search, this.list, this.form);
  }

  /** Makes room for the table on a small screen, or takes it back. */
  toFold() {
    const isFolded = this.box.classList.toggle('is-folded');
    this.fold.textContent = isFolded ? 'Choices' : 'Fold';
    this.fold.setAttribute('aria-expanded', String(!isFolded));
  }

  draw() {
    const standing = this.match.standing;
    if (!standing) {
      return;
    }
    this.wanted = '';
    this.search.value = '';
    this.box.classList.toggle('is-asked', standing.asks !== undefined);
    fill(this.question, question(standing, this.match));
    this.form.hidden = !standing.asks;
    this.drawList();
  }

  drawList() {
    const standing = this.match.standing;
    if (!standing) {
      return;
    }
    const {picking} = this.match;
    const all = picking.candidates;
    const found = all.filter(({choice}) => `${choice.label} ${choice.hint ?? ''}`.toLowerCase().includes(this.wanted));
    this.search.hidden = all.length <= LONG && this.wanted === '';
    fill(this.list,
      !picking.isEmpty && h('p', {class: 'picked-note'}, `${all.length} of ${standing.moves.length} choices fit what you picked. `,
        button('Show all', () => this.match.pick(picking.cleared()), {class: 'link'})),
      found.length === 0 && standing.moves.length > 0 && h('p', {class: 'picked-note'}, 'No choice has these words.'),
      choiceList(standing, found, this.choose));
  }
}

/**
 * @param {Standing} standing
 * @param {Match} match
 */
function question(standing, match) {
  if (standing.ended) {
    const {result, reason, because} = standing.ended;
    return h('div', {class: 'ended'},
      h('h2', {}, 'The game is over'),
      result && h('p', {class: `result result-${result}`}, resultWords(result)),
      h('p', {}, withNames(standing, reason), '. ', chip(standing.game, because.clause)));
  }
  if (!standing.asks) {
    const isSeat = standing.viewer.seat !== undefined;
    return h('p', {class: 'waiting'}, !isSeat ? 'You are watching.' : match.next ? 'Somebody else at this screen is asked.' : 'Waiting for the others.');
  }
  return [
    h('h2', {}, withNames(standing, standing.asks.question)),
    h('p', {class: 'chips'}, standing.asks.because.map(({clause, says}) => {
      const link = chip(standing.game, clause);
      link.title = says;
      return link;
    })),
  ];
}

/** @param {string} result */
export function resultWords(result) {
  const words = {won: 'You have won.', lost: 'You have lost.', drew: 'A draw.'};
  return words[/** @type {'won'} */ (result)] ?? result;
}
