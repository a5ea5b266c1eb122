/** @typedef {Node | string | number | null | false} Child */

/**
 * Makes an element. Texts become text nodes, never HTML, since other people write the reasons,
 * names and messages.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | boolean | ((event: Event) => void)>} [attributes] a function
 * listens to the event of this name
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, value);
  }
  for (const child of children.flat()) {
    if (child === null || child === false) continue;
    element.append(typeof child === 'number' ? String(child) : child);
  }
  return element;
}

/**
 * A table whose rows become blocks on a narrow screen. Roles are explicit, since blocks lose the
 * implicit roles of a table.
 *
 * @param {string} label
 * @param {string[]} heads
 * @param {(Child | Child[])[][]} rows
 */
export function table(label, heads, rows) {
  return h(
    'table',
    { role: 'table', 'aria-label': label },
    h(
      'thead',
      { role: 'rowgroup' },
      h(
        'tr',
        { role: 'row' },
        heads.map((head) => h('th', { role: 'columnheader', scope: 'col' }, head)),
      ),
    ),
    h(
      'tbody',
      { role: 'rowgroup' },
      rows.map((cells) =>
        h(
          'tr',
          { role: 'row' },
          cells.map((cell, at) => h('td', { role: 'cell', 'data-head': heads[at] ?? '' }, h('div', {}, cell))),
        ),
      ),
    ),
  );
}

/**
 * Replaces the content of an element. By `data-keep`, the focus and open details stay.
 *
 * @param {Element} place
 * @param {Child[]} children
 */
export function show(place, ...children) {
  const focused = document.activeElement?.getAttribute('data-keep');
  const open = [...place.querySelectorAll('details[open][data-keep]')].map((each) => each.getAttribute('data-keep'));
  place.replaceChildren(h('div', { class: 'whole' }, children));
  for (const keep of open) {
    const details = /** @type {HTMLDetailsElement | null} */ (
      place.querySelector(`details[data-keep="${CSS.escape(keep ?? '')}"]`)
    );
    if (details) details.open = true;
  }
  if (focused)
    /** @type {HTMLElement | null} */ (place.querySelector(`[data-keep="${CSS.escape(focused)}"]`))?.focus({
      preventScroll: true,
    });
}
