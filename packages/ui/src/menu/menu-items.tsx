import { useEffect, useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import '../aria-page.ts';
import { classNames } from '../class-names.ts';
import classes from './menu.module.css';

export interface MenuAction {
  id: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface MenuItemsProps {
  actions: readonly MenuAction[];
  /** Id of the button that names the menu. */
  labelledBy: string;
  /** The item that gets the focus first. */
  first: 'first' | 'last';
  onAction: (id: string) => void;
}

/**
 * The part that needs react-aria-components: arrows, Home, End and type-ahead. A separate chunk.
 */
export const MenuItems = ({ actions, labelledBy, first, onAction }: MenuItemsProps) => {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // react-aria waits for page transitions first, and an interrupted one never ends for it.
    const frame = requestAnimationFrame(() => {
      const items = [
        ...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? []),
      ];
      items.at(first === 'first' ? 0 : -1)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);
  return (
    <Menu
      ref={menu}
      aria-labelledby={labelledBy}
      autoFocus={first}
      className={classNames(classes.items)}
      items={actions}
      onAction={(id) => onAction(String(id))}
    >
      {({ id, label, disabled = false }) => (
        <MenuItem id={id} textValue={label} isDisabled={disabled} className={classNames(classes.item)}>
          {label}
        </MenuItem>
      )}
    </Menu>
  );
};
