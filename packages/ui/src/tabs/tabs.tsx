import { Children, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import classes from './tabs.module.css';

export interface TabsProps {
  /** What the links choose between, for those who listen: "Renntag". */
  label: string;
  /** Links; the one of this page carries `aria-current="page"`, as a router's `NavLink` does by itself. */
  children: ReactNode;
}

/** Links side by side that look like tabs. Each has its own URL, so they stay links. */
export function Tabs({ label, children }: TabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInSight(list);
  return (
    <nav aria-label={label} className={classes.tabs}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" ref={list} className={classes.list}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the list, never the page, to the present link when that is another; what the reader scrolled to stays otherwise. */
function useCurrentInSight(list: RefObject<HTMLElement | null>): void {
  const shown = useRef<Element>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]');
    if (!list.current || !current || current === shown.current) return;
    shown.current = current;
    list.current.scrollLeft += middleOf(current) - middleOf(list.current);
  });
}

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};
