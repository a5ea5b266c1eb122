/** The list around an element that scrolls sideways. */
function stripOf(element: Element): Element | null {
  let box = element.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
  return box;
}

/**
 * Shows a link or button whole when it takes the focus by keyboard in a list that scrolls sideways:
 * browsers leave half of it outside.
 */
export function revealFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':is(a, button):focus-visible'))) return;
    const strip = stripOf(target);
    if (!strip) return;
    const { left, right } = target.getBoundingClientRect();
    const box = strip.getBoundingClientRect();
    strip.scrollBy({ left: Math.min(left - box.left, 0) || Math.max(right - box.right, 0) });
  });
}
