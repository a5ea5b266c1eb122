import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './chip.module.css';

export interface ChipGroupProps {
  /** What the chips narrow, for those who listen: "Länder". */
  label: string;
  /** Chips. */
  children: ReactNode;
}

/** Chips side by side; on a narrow screen they scroll within their row. */
export const ChipGroup = ({ label, children }: ChipGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container that scrolls
  <div role="group" aria-label={label} className={classes.group}>
    {children}
  </div>
);

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether the page is narrowed to it. */
  pressed: boolean;
}

/** A choice that narrows what the page shows. A second press takes it back: the caller decides that. */
export const Chip = ({ pressed, className, ...rest }: ChipProps) => (
  <button type="button" {...rest} aria-pressed={pressed} className={classNames(classes.chip, className)} />
);
