/**
 * @typedef {string|number|Node|null|undefined|false} One
 * @typedef {One|Child[]} Child
 * @typedef {Record<string, any>} Attributes
 */

/**
 * An element. Text is always set as text. `on` holds listeners, `data` the data attributes, `style` custom properties.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) {
      continue;
    }
    if (name === 'on') {
      Object.entries(value).forEach(([event, listener]) =>
        element.addEventListener(event, /** @type {EventListener} */ (listener)));
    } else if (name === 'data') {
      Object.entries(value).forEach(([key, each]) => {
        if (each !== undefined) {
          element.dataset[key] = String(each);
        }
      });
    } else if (name === 'style') {
      Object.entries(value).forEach(([key, each]) => element.style.setProperty(key, String(each)));
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  add(element, children);
  return element;
}

/**
 * @param {Element} element
 * @param {Child[]|Child} children
 */
function add(element, children) {
  for (const child of /** @type {any[]} */ (Array.isArray(children) ? children : [children])) {
    if (Array.isArray(child)) {
      add(element, child);
    } else if (child !== null && child !== undefined && child !== false) {
      element.append(child instanceof Node ? child : String(child));
    }
  }
}

/**
 * Puts these children in place of those that were there.
 *
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren();
  add(element, children);
}

/**
 * A button.
 *
 * @param {Child} label
 * @param {() => void} act
 * @param {Attributes} [attributes]
 */
export function button(label, act, attributes = {}) {
  return h('button', {type: 'button', on: {click: act}, ...attributes}, label);
}

/**
 * A button that copies a text.
 *
 * @param {() => string} text
 */
export function copyButton(text) {
  const copy = button('Copy', () => {
    void navigator.clipboard.writeText(text()).then(() => {
      copy.textContent = 'Copied';
    }, () => {
      copy.textContent = 'Select and copy';
    });
  }, {class: 'quiet'});
  return copy;
}

/** Whether things may move on the page. */
export function mayMove() {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Neighbours on the circle of hues are far apart in the order of numbers. */
const GOLDEN = 137.508;

/**
 * A hue that is always the same for the same word.
 *
 * @param {string} word
 */
export function hue(word) {
  let hash = 0;
  for (const letter of word) {
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  }
  return Math.round((hash * GOLDEN) % 360);
}

/**
 * Saves text as a file on the viewer's machine.
 *
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = h('a', {href: url, download: name});
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
