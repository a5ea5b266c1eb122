import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAnchored } from '../anchored/use-anchored.ts';
import { useLeaveSoon } from '../anchored/use-leave-soon.ts';
import classes from './tooltip.module.css';

/**
 * The props that a tooltip's trigger needs: `trigger={(props) => <Button {...props}>…</Button>}`.
 */
export interface TooltipTriggerProps<Trigger extends HTMLElement> {
  ref: RefObject<Trigger | null>;
  'aria-describedby': string;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
}

export interface TooltipProps<Trigger extends HTMLElement> {
  /**
   * A short addition to the name, never a replacement. Use a `Popover` for content that touch users
   * need.
   */
  text: string;
  /** Renders the described element; it must be focusable and have its own name. */
  trigger: (props: TooltipTriggerProps<Trigger>) => ReactElement;
}

/** How long the mouse must rest before the tooltip shows, in ms. */
const SHOW_DELAY_MS = 300;

/** A description that shows on hover and keyboard focus, and is always there for screen readers. */
export function Tooltip<Trigger extends HTMLElement = HTMLButtonElement>({ text, trigger }: TooltipProps<Trigger>) {
  const id = useId();
  const anchor = useRef<Trigger>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const show = () => setOpen(true);
  const hide = () => {
    clearTimeout(resting.current);
    setOpen(false);
  };
  const leaveSoon = useLeaveSoon(anchor, tooltip, hide);
  useEffect(() => () => clearTimeout(resting.current), []);
  useShown(open, tooltip);
  useAnchored(open, anchor, tooltip, { side: 'above', align: 'center' });
  useEscape(open, hide);

  return (
    <>
      {trigger({
        ref: anchor,
        'aria-describedby': id,
        onFocus: ({ target }) => {
          if (target.matches(':focus-visible')) show();
        },
        onBlur: leaveSoon,
        onPointerEnter: ({ pointerType }) => {
          clearTimeout(resting.current);
          if (pointerType === 'mouse') resting.current = setTimeout(show, SHOW_DELAY_MS);
        },
        onPointerLeave: () => {
          clearTimeout(resting.current);
          leaveSoon();
        },
        onPointerDown: hide,
      })}
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        className={classes.tooltip}
        onPointerLeave={leaveSoon}
      >
        {text}
      </span>
    </>
  );
}

function useShown(open: boolean, tooltip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = tooltip.current;
    if (!open || !element) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [open, tooltip]);
}

/** Escape hides only the tooltip, not the surrounding dialog. */
function useEscape(open: boolean, hide: () => void): void {
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  });
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
}
