/** A pointer that goes so far is dragging. */
const FAR = 9;

/**
 * Lets pieces be dragged with the mouse and dropped on others, or on a zone.
 *
 * @param {HTMLElement} root
 * @param {(from: HTMLElement, to: Element) => void} dropped
 */
export function dragging(root, dropped) {
  root.addEventListener('pointerdown', (down) => {
    const piece = down.target instanceof Element ? down.target.closest('[data-uid]') : null;
    if (!(piece instanceof HTMLElement) || down.button !== 0 || down.pointerType === 'touch') {
      return;
    }
    const control = new AbortController();
    /** @type {HTMLElement|undefined} */
    let ghost;
    const move = (/** @type {PointerEvent} */ event) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!ghost && Math.hypot(x, y) > FAR) {
        ghost = ghostOf(piece);
      }
      if (ghost) {
        ghost.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    const up = (/** @type {PointerEvent} */ event) => {
      control.abort();
      if (!ghost) {
        return;
      }
      ghost.remove();
      swallowClick(root);
      const to = document.elementFromPoint(event.clientX, event.clientY);
      if (to && root.contains(to) && !piece.contains(to)) {
        dropped(piece, to);
      }
    };
    addEventListener('pointermove', move, {signal: control.signal});
    addEventListener('pointerup', up, {signal: control.signal});
    addEventListener('pointercancel', () => {
      control.abort();
      ghost?.remove();
    }, {signal: control.signal});
  });
}

/** @param {HTMLElement} piece */
function ghostOf(piece) {
  const ghost = /** @type {HTMLElement} */ (piece.cloneNode(true));
  const {left, top, width, height} = piece.getBoundingClientRect();
  ghost.removeAttribute('data-uid');
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`});
  document.body.append(ghost);
  return ghost;
}

/** The click that ends a drag is none.
 *
 * @param {HTMLElement} root
 */
function swallowClick(root) {
  const swallow = (/** @type {Event} */ event) => event.stopImmediatePropagation();
  root.addEventListener('click', swallow, {capture: true, once: true});
  setTimeout(() => root.removeEventListener('click', swallow, {capture: true}), 0);
}
