/**
 * What this browser keeps: keys of matches that were opened or entered here, and how the page shall look.
 *
 * @typedef {{key: string, seat?: number}} Held
 * @typedef {{match: string, game: string, title: string, opened: number, held: Held[], host?: string, watch?: string,
 *   veil: boolean}} Kept
 */

const MATCHES = 'lawspeaker.matches';
const MOST = 30;

/**
 * @param {string} name
 * @returns {any}
 */
function load(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch (error) {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function save(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch (error) {
    console.warn('This browser keeps nothing: after a reload the link of the seat is needed.', error);
  }
}

/** @returns {Kept[]} the newest first */
export function matches() {
  const kept = load(MATCHES);
  return Array.isArray(kept) ? kept : [];
}

/** @param {string} match */
export function kept(match) {
  return matches().find((each) => each.match === match);
}

/** @param {Kept} match */
export function keep(match) {
  save(MATCHES, [match, ...matches().filter((each) => each.match !== match.match)].slice(0, MOST));
}

/** @param {string} match */
export function forget(match) {
  save(MATCHES, matches().filter((each) => each.match !== match));
}

/**
 * A setting of this browser.
 *
 * @param {string} name
 * @param {string} standard
 * @returns {string}
 */
export function setting(name, standard) {
  const found = load(`lawspeaker.${name}`);
  return typeof found === 'string' ? found : standard;
}

/**
 * @param {string} name
 * @param {string} value
 */
export function set(name, value) {
  save(`lawspeaker.${name}`, value);
}

/** Light, dark, or as the system has it. */
export function applyColours() {
  const colours = setting('colours', 'auto');
  document.documentElement.dataset.colours = colours;
}
