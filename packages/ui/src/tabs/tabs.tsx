import { Children, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import classes from './tabs.module.css';

export interface TabsProps {
  /** What the links choose between, for screen readers: "Renntag". */
  label: string;
  /** Links; the current one has `aria-current="page"`, as a router's `NavLink` sets it. */
  children: ReactNode;
}

/** Links that look like tabs. Each has its own URL, so they stay links. */
export function Tabs({ label, children }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list);
  return (
    <nav aria-label={label} className={classes.tabs}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without
         bullets */}
      <ul role="list" ref={list} className={classes.list}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the list, not the page, to the current link when that link or the screen changes. */
function useCurrentInSight(list: RefObject<HTMLElement | null>): void {
  const shown = useRef<Element>(null);
  useEffect(() => {
    const current = currentIn(list.current);
    if (current && current !== shown.current) scrollToCurrent(list.current);
    shown.current = current;
  });
  useEffect(() => {
    const onResize = () => scrollToCurrent(list.current);
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [list]);
}

const currentIn = (list: Element | null): Element | null => list?.querySelector('[aria-current="page"]') ?? null;

function scrollToCurrent(list: Element | null): void {
  const current = currentIn(list);
  if (list && current) list.scrollLeft += middleOf(current) - middleOf(list);
}

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};
