import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import strip from '../strip/strip.module.css';
import classes from './tabs.module.css';
import { useCurrentInSight } from './use-current-in-sight.ts';

export interface TabsProps {
  /** The choice that the links offer, for screen readers: "Renntag". */
  label: string;
  /** Links; the current one has `aria-current="page"`, as a router's `NavLink` sets it. */
  children: ReactNode;
}

/** Links that look like tabs. Each has its own URL, so they stay links. */
export function Tabs({ label, children }: TabsProps) {
  const list = useCurrentInSight<HTMLUListElement>();
  return (
    <nav aria-label={label} className={classes.tabs}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without
         bullets */}
      <ul role="list" ref={list} className={classNames(strip.strip, classes.list)}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
