/** The current link, the selected tab or the first pressed chip of a list. */
export const currentIn = (list: Element | null): Element | null =>
  list?.querySelector('[aria-current="page"], [aria-selected="true"], [aria-pressed="true"]') ?? null;

/** Puts it into the middle of a list that scrolls sideways. The page does not scroll. */
export function scrollToCurrent(list: Element | null): void {
  const current = currentIn(list);
  if (list && current) list.scrollLeft += middleOf(current) - middleOf(list);
}

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};
