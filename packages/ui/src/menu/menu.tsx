import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactElement, useRef, useState } from 'react';
import type { Align } from '../anchored/place.ts';
import { classNames } from '../class-names.ts';
import card from '../popover/anchored-card.module.css';
import { type PopoverTriggerProps, usePopover } from '../popover/use-popover.ts';
import classes from './menu.module.css';
import type { MenuAction, MenuItemsProps } from './menu-items.tsx';

/**
 * The props that a menu's button needs: `trigger={(props) => <Button {...props}>Wette</Button>}`.
 */
export interface MenuTriggerProps extends PopoverTriggerProps {
  'aria-haspopup': 'menu';
  /** The button was pressed before the menu was loaded. */
  'aria-busy': boolean | undefined;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Renders the button that opens and names the menu. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** The actions. Use links, not a menu, to lead to other pages. */
  actions: readonly MenuAction[];
  /** Called after the menu has closed and its button has the focus again. */
  onAction: (id: string) => void;
  /** The end of the button to align with. Default: start. */
  align?: Align | undefined;
}

type First = MenuItemsProps['first'];

const FIRST_BY_KEY: Partial<Record<string, First>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * A button with a menu of actions. Its chunk is loaded when the button is hovered, focused or
 * pressed.
 */
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
      // Do not open if the user has moved on in the meantime.
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
      <div {...popoverProps} className={classNames(card.card, classes.menu)}>
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

/** Not `lazy`: a menu that failed to load is retried with the next press and breaks no page. */
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
