import { type MouseEvent, type PointerEvent, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import type { Placement } from '../anchored/place.ts';
import { useAnchored } from '../anchored/use-anchored.ts';
import { useLeaveSoon } from '../anchored/use-leave-soon.ts';

/** What makes a button the one that opens: `trigger={(props) => <Button {...props}>Filter</Button>}`. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  /** Tells the browser whose popover it is: a press on the button is none beside it, and Tab goes from the one to the other. */
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: (event: MouseEvent) => void;
  onBlur: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

export interface PopoverOptions {
  /** In line with which end of the button; start unless told. */
  align?: Placement['align'] | undefined;
  /** Opens under the mouse, too, and hides when the mouse has left. A press keeps it. */
  hover?: boolean | undefined;
}

/**
 * A button and its native popover. The browser brings Escape, the light dismissal and the focus back; this brings the place,
 * the pointing and the leaving.
 */
export function usePopover({ align = 'start', hover = false }: PopoverOptions) {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const pointedOpen = useRef(false);
  const [open, setOpen] = useState(false);
  const buttonId = useId();
  const popoverId = useId();

  const isOpen = () => popover.current?.matches(':popover-open') ?? false;
  const hide = () => {
    if (isOpen()) popover.current?.hidePopover();
  };
  const show = (byPointing = false) => {
    if (isOpen()) return;
    pointedOpen.current = byPointing;
    popover.current?.showPopover();
  };
  const leaveSoon = useLeaveSoon(button, popover, hide);
  useAnchored(open, button, popover, { side: 'below', align });

  const onPointerLeave = () => {
    if (pointedOpen.current) leaveSoon();
  };
  const triggerProps: PopoverTriggerProps = {
    ref: button,
    id: buttonId,
    popoverTarget: popoverId,
    'aria-expanded': open,
    'aria-controls': popoverId,
    onClick: (event) => {
      // Not left to the browser: what is rendered when it opens is then there before it is shown, and can take the focus.
      event.preventDefault();
      if (!isOpen()) show();
      else if (pointedOpen.current) pointedOpen.current = false;
      else hide();
    },
    onBlur: leaveSoon,
    onPointerEnter: ({ pointerType }) => {
      if (hover && pointerType === 'mouse') show(true);
    },
    onPointerLeave,
  };
  const popoverProps = {
    ref: popover,
    id: popoverId,
    popover: 'auto',
    // A press on its text is no leaving: the focus then is on the popover.
    tabIndex: -1,
    onBlur: leaveSoon,
    onPointerLeave,
    onBeforeToggle: ({ newState }: ToggleEvent) => {
      if (newState === 'open') setOpen(true);
    },
    // What is in it goes only afterwards: until then it has the focus, which the browser is to give back.
    onToggle: () => setOpen(isOpen()),
  } as const;
  return { open, show, hide, triggerProps, popoverProps };
}
