import {h} from './dom.js';
import {withNames} from './naming.js';

/**
 * @typedef {import('./match.js').Match} Match
 * @typedef {import('./types.js').Odds} Odds
 * @typedef {import('./types.js').Offer} Offer
 * @typedef {import('./types.js').Standing} Standing
 */

/** So many lines have room. */
const MOST = 12;
/** Whoever rests on a choice so long, in milliseconds, wants to know. */
const REST = 500;

/**
 * How likely something is, exactly and in percent: `1/6, 17 %`.
 *
 * @param {string} odds
 */
export function likely(odds) {
  const [part, whole = '1'] = odds.split('/');
  const percent = (100 * Number(part)) / Number(whole);
  const rounded = percent > 0 && percent < 1 ? 'under 1' : percent > 99 && percent < 100 ? 'over 99' : Math.round(percent);
  return `${odds.length > 12 ? '' : `${odds}, `}${rounded} %`;
}

/**
 * What chance may have follow, a sentence for each.
 *
 * @param {Standing} standing
 * @param {Odds|undefined} odds
 * @returns {string[]} nothing if chance decides nothing
 */
export function oddsLines(standing, odds) {
  if (!odds) {
    return ['How likely what follows is cannot be told now.'];
  }
  const {chances, others, unknown} = odds;
  const more = chances.length - MOST;
  return [
    ...chances.slice(0, MOST).map(({odds, says}) => `${likely(odds)}: ${says.map((each) => withNames(standing, each)).join('. ') || 'nothing'}.`),
    ...(more > 0 ? [`and ${more === 1 ? 'one other way that is' : `${more} other ways that are`} no likelier.`] : []),
    ...(others ? [`${likely(others)}: something else.`] : []),
    ...(unknown ? [`How likely what follows is cannot be said: ${unknown}.`] : []),
  ];
}

/**
 * @param {string} label
 * @param {string[]} lines
 */
function oddsList(label, lines) {
  return h('section', {class: 'odds'}, h('h3', {}, label), h('ul', {}, lines.map((line) => h('li', {}, line))));
}

/**
 * The odds of each of these choices that chance follows.
 *
 * @param {Match} match
 * @param {Offer[]} offers
 */
export async function oddsOf(match, offers) {
  const {standing} = match;
  if (!standing) {
    return [];
  }
  const found = [];
  // One after the other, as they are counted: who asks for all at once keeps others waiting.
  for (const {move, choice} of offers) {
    found.push({choice, odds: await match.odds(move)});
  }
  return found
    .map(({choice, odds}) => ({label: withNames(standing, choice.label), lines: oddsLines(standing, odds)}))
    .filter(({lines}) => lines.length > 0)
    .map(({label, lines}) => oddsList(label, lines));
}

/**
 * Shows the odds of a choice on which the pointer or the focus rests.
 *
 * @param {import('./game.js').GamePage} page
 */
export function showOdds(page) {
  let timer = 0;
  const choiceOf = (/** @type {Event} */ event) =>
    /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest('.choice[data-move]') : null);
  const rests = (/** @type {Event} */ event) => {
    const choice = choiceOf(event);
    if (choice) {
      clearTimeout(timer);
      timer = window.setTimeout(() => void show(page, choice), REST);
    }
  };
  const leaves = (/** @type {Event} */ event) => {
    if (choiceOf(event)) {
      clearTimeout(timer);
      page.preview.hide();
    }
  };
  page.root.addEventListener('mouseover', rests);
  page.root.addEventListener('focusin', (event) => {
    // A bubble that a click opens has the focus, too, and nobody has asked it for odds.
    if (event.target instanceof Element && event.target.matches(':focus-visible')) {
      rests(event);
    }
  });
  page.root.addEventListener('mouseout', leaves);
  page.root.addEventListener('focusout', leaves);
}

/**
 * @param {import('./game.js').GamePage} page
 * @param {HTMLElement} choice
 */
async function show(page, choice) {
  const offer = page.match.standing?.moves.find(({move}) => move === choice.dataset.move);
  const found = offer ? await oddsOf(page.match, [offer]) : [];
  const isSaid = choice.closest('.bubble')?.querySelector('.more');
  if (found.length > 0 && !isSaid && choice.isConnected && choice.matches(':hover, :focus-visible')) {
    page.preview.show(choice, () => h('div', {class: 'big-card'}, found), 0);
  }
}
