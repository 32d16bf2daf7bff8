import {fill, h} from './dom.js';
import {get, problems} from './api.js';
import {GamePage} from './game.js';
import {Match} from './match.js';
import {Faces} from './naming.js';
import {newMatchPage} from './opening.js';
import {ReplayPage} from './replay.js';
import {rulesPage} from './rules.js';
import {startPage} from './start.js';
import {applyColours, keep, kept} from './store.js';
import {TextPage} from './text.js';

/**
 * @typedef {import('./types.js').GameInfo} GameInfo
 * @typedef {{root: HTMLElement, close?: () => void, shown?: () => void}} Page
 */

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
/** @type {Page|undefined} */
let shown;
/** Counts what was asked for, so that a slow answer never takes the place of a newer page. */
let asked = 0;
/** @type {Promise<GameInfo[]>|undefined} */
let games;
/** @type {Map<string, Promise<Faces>>} */
const catalogues = new Map();

/** An address is followed by a page of what is wrong. */
class Wrong extends Error {}

function allGames() {
  games ??= get('/games').then((answer) => {
    if (answer.status !== 200) {
      games = undefined;
      throw new Wrong(problems(answer).join(' '));
    }
    return answer.body.games;
  });
  return games;
}

/** @param {string} id */
async function gameOf(id) {
  const game = (await allGames()).find((each) => each.id === id);
  if (!game) {
    throw new Wrong(`There is no game "${id}" here.`);
  }
  return game;
}

/** @param {string} game */
function facesOf(game) {
  const faces = catalogues.get(game)
    ?? get(`/games/${encodeURIComponent(game)}/catalogue`).then((answer) => new Faces(answer.body?.faces ?? []));
  catalogues.set(game, faces);
  return faces;
}

/**
 * @param {string} id
 * @param {string|undefined} key
 */
async function readMatch(id, key) {
  const own = kept(id);
  const isOwn = own !== undefined && (!key || own.held.some((held) => held.key === key));
  if (!isOwn && !key) {
    throw new Wrong('This address has no key. Use the whole link of your seat.');
  }
  const held = isOwn ? own.held.map((each) => ({...each})) : [{key: key ?? ''}];
  const match = new Match(id, held);
  const wrong = await match.open();
  const standing = match.standing;
  if (wrong.length > 0 || !standing) {
    throw new Wrong(wrong.join(' '));
  }
  const game = await gameOf(standing.game);
  if (!own) {
    keep({match: id, game: game.id, title: game.title, opened: Date.now(), held, veil: true});
  }
  return {match, game, faces: await facesOf(game.id), hasVeil: held.length > 1 && (own?.veil ?? true)};
}

/**
 * @param {string[]} path
 * @returns {Promise<Page>}
 */
async function pageOf([kind, first, second]) {
  switch (kind) {
    case 'new':
      return {root: newMatchPage(await gameOf(first))};
    case 'rules':
      return {root: rulesPage(await gameOf(first), () => facesOf(first), second)};
    case 'match': {
      const {match, game, faces, hasVeil} = await readMatch(first, second);
      return new GamePage(match, game, faces, hasVeil);
    }
    case 'text': {
      const {match, game, faces, hasVeil} = await readMatch(first, second);
      return new TextPage(match, game, faces, hasVeil);
    }
    case 'replay': {
      const {match, game, faces} = await readMatch(first, second);
      match.at = match.held.find((held) => held.key === second) ?? match.at;
      return new ReplayPage(match, game, faces);
    }
    default:
      return {root: startPage(await allGames())};
  }
}

/**
 * @param {string} hash
 * @returns {string[]}
 */
function pathOf(hash) {
  try {
    return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  } catch (error) {
    throw new Wrong('This is no address of a page.');
  }
}

async function route() {
  asked += 1;
  const mine = asked;
  let page;
  try {
    page = await pageOf(pathOf(location.hash));
  } catch (error) {
    if (!(error instanceof Wrong)) {
      console.error(error);
    }
    page = {root: wrongPage(error instanceof Wrong ? error.message : 'This page cannot be shown.')};
  }
  if (mine !== asked) {
    page.close?.();
    return;
  }
  shown?.close?.();
  shown = page;
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
  document.title = `${page.root.querySelector('h1')?.textContent ?? 'Lawspeaker'} · Lawspeaker`;
  fill(app, page.root);
  page.shown?.();
  scrollTo(0, 0);
}

/** @param {string} message */
function wrongPage(message) {
  return h('div', {class: 'page plain-page'},
    h('header', {class: 'bar'}, h('a', {class: 'brand', href: '#/'}, 'Lawspeaker')),
    h('main', {class: 'column'}, h('h1', {}, 'This did not work'), h('p', {role: 'alert'}, message),
      h('p', {}, h('a', {href: '#/'}, 'All games'))));
}

applyColours();
addEventListener('hashchange', () => void route());
void route();
