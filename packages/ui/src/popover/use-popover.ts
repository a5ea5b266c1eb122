import { type MouseEvent, type PointerEvent, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react';
import type { Align } from '../anchored/place.ts';
import { useAnchored } from '../anchored/use-anchored.ts';
import { useLeaveSoon } from '../anchored/use-leave-soon.ts';

/**
 * The props that a popover's button needs: `trigger={(props) => <Button
 * {...props}>Filter</Button>}`.
 */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  /**
   * Links button and popover for the browser: a press on the button does not count as outside, and
   * Tab moves between the two.
   */
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: (event: MouseEvent) => void;
  onBlur: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

export interface PopoverOptions {
  /** The end of the button to align with. Default: start. */
  align?: Align | undefined;
  /** Also opens on hover, and hides when the mouse leaves. A press keeps it open. */
  hover?: boolean | undefined;
}

/**
 * A button and its native popover. The browser handles Escape, light dismissal and focus return;
 * this hook handles position and hover.
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
  useAnchored(open, button, popover, align);

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
      // Opened by code, so that the content is rendered before it is shown and can take the focus.
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
    // A press on its text moves the focus into the popover, so it does not count as leaving.
    tabIndex: -1,
    onBlur: leaveSoon,
    onPointerLeave,
    onBeforeToggle: ({ newState }: ToggleEvent) => {
      if (newState === 'open') setOpen(true);
    },
    // The content unmounts only now: it has the focus until then, and the browser must return that.
    onToggle: () => setOpen(isOpen()),
  } as const;
  return { open, show, hide, triggerProps, popoverProps };
}
