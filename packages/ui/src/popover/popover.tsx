import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import card from './anchored-card.module.css';
import classes from './popover.module.css';
import { type PopoverOptions, type PopoverTriggerProps, usePopover } from './use-popover.ts';

export interface PopoverProps extends PopoverOptions {
  /** Renders the button that opens and names the popover. */
  trigger: (props: PopoverTriggerProps) => ReactElement;
  /** Rendered while it is open. A function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * Further information beside its button. The page stays usable; use a `Dialog` if an answer is
 * required.
 */
export function Popover({ trigger, children, ...options }: PopoverProps) {
  const { open, hide, triggerProps, popoverProps } = usePopover(options);
  return (
    <>
      {trigger(triggerProps)}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        {...popoverProps}
        role="group"
        aria-labelledby={triggerProps.id}
        className={classNames(card.card, classes.popover)}
      >
        {open && (typeof children === 'function' ? children(hide) : children)}
      </div>
    </>
  );
}
