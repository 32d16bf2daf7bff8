import {h} from './dom.js';

/**
 * @typedef {import('./types.js').Quote} Quote
 * @typedef {import('./types.js').Forbidden} Forbidden
 */

/**
 * A clause as a link into the rulebook. Pages that have the rulebook beside them open it there.
 *
 * @param {string} game
 * @param {string} clause
 */
export function chip(game, clause) {
  return h('a', {
    class: 'chip',
    href: `#/rules/${encodeURIComponent(game)}/${encodeURIComponent(clause)}`,
    data: {clause},
  }, clause);
}

/**
 * A clause with its text.
 *
 * @param {string} game
 * @param {Quote} quote
 */
export function quoted(game, quote) {
  return h('blockquote', {class: 'quote'}, h('p', {}, quote.says), chip(game, quote.clause));
}

/**
 * Everything that forbids a move, each with the text of its clause.
 *
 * @param {string} game
 * @param {Forbidden[]} forbidden
 */
export function violations(game, forbidden) {
  return h('ol', {class: 'violations'}, forbidden.map(({because, code, facts}) =>
    h('li', {data: {code}},
      h('p', {class: 'code'}, code.replaceAll('-', ' '), factList(facts)),
      quoted(game, because))));
}

/** @param {Record<string, string>} facts */
function factList(facts) {
  const listed = Object.entries(facts ?? {}).map(([name, value]) => `${name} ${value}`);
  return listed.length > 0 && h('span', {class: 'facts'}, ` (${listed.join(', ')})`);
}
