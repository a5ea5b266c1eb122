import { Children, type ReactNode } from 'react';
import classes from './tabs.module.css';

export interface TabsProps {
  /** What the links choose between, for those who listen: "Renntag". */
  label: string;
  /** Links; the one of this page carries `aria-current="page"`, as a router's `NavLink` does by itself. */
  children: ReactNode;
}

/** Links side by side that look like tabs. Each has its own URL, so they stay links. */
export const Tabs = ({ label, children }: TabsProps) => (
  <nav aria-label={label} className={classes.tabs}>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
    <ul role="list" className={classes.list}>
      {Children.map(children, (link) => (
        <li>{link}</li>
      ))}
    </ul>
  </nav>
);
