import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactElement, useRef, useState } from 'react';
import type { Placement } from '../anchored/place.ts';
import { type PopoverTriggerProps, usePopover } from '../popover/use-popover.ts';
import classes from './menu.module.css';
import type { MenuAction, MenuItemsProps } from './menu-items.tsx';

export type { MenuAction } from './menu-items.tsx';

/** What makes a button the one of a menu: `trigger={(props) => <Button {...props}>Wette</Button>}`. */
export interface MenuTriggerProps extends PopoverTriggerProps {
  'aria-haspopup': 'menu';
  /** Pressed before the menu was loaded. */
  'aria-busy': boolean | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Renders the button that opens it and gives it its name. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** What one may do. Ways to other pages are no menu but links. */
  actions: readonly MenuAction[];
  /** After the menu has closed and its button has the focus again. */
  onAction: (id: string) => void;
  /** In line with which end of the button; start unless told. */
  align?: Placement['align'] | undefined;
}

type First = MenuItemsProps['first'];

const FIRST_BY_KEY: Partial<Record<string, First>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A button and what one may do with it. Its keyboard is loaded when the button is pointed at, focused or pressed. */
export function Menu({ trigger, actions, onAction, align }: MenuProps) {
  const { open, show, hide, triggerProps, popoverProps } = usePopover({ align });
  const { Items, load } = useMenuItems();
  const [first, setFirst] = useState<First>('first');
  const [awaited, setAwaited] = useState(false);
  const button = triggerProps.ref;

  const openAt = async (end: First) => {
    setFirst(end);
    if (!Items) {
      setAwaited(true);
      const loaded = await load();
      setAwaited(false);
      // Who went on meanwhile is not called back.
      if (!loaded || !button.current?.matches(':focus, :hover')) return;
    }
    show();
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (open) hide();
    else void openAt('first');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const end = FIRST_BY_KEY[event.key];
    if (!end || open) return;
    event.preventDefault();
    void openAt(end);
  };
  return (
    <>
      {trigger({
        ...triggerProps,
        'aria-haspopup': 'menu',
        'aria-busy': awaited || undefined,
        onClick,
        onKeyDown,
        onFocus: load,
        onPointerEnter: load,
      })}
      <div {...popoverProps} className={classes.menu}>
        {open && Items && (
          <Items
            actions={actions}
            labelledBy={triggerProps.id}
            first={first}
            onAction={(id) => {
              hide();
              onAction(id);
            }}
          />
        )}
      </div>
    </>
  );
}

/** Not `lazy`: a menu that did not load is asked for again with the next press, and takes no page down. */
function useMenuItems() {
  const [Items, setItems] = useState<ComponentType<MenuItemsProps> | null>(null);
  const loading = useRef<Promise<boolean>>(undefined);
  const load = (): Promise<boolean> => {
    loading.current ??= import('./menu-items.tsx').then(
      ({ MenuItems }) => {
        setItems(() => MenuItems);
        return true;
      },
      () => {
        loading.current = undefined;
        return false;
      },
    );
    return loading.current;
  };
  return { Items, load };
}
