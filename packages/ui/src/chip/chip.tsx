import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './chip.module.css';

export interface ChipGroupProps {
  /** The criterion of the chips, for screen readers: "Länder". */
  label: string;
  /** The chips. */
  children: ReactNode;
}

/** A row of chips; on a narrow screen it scrolls. */
export const ChipGroup = ({ label, children }: ChipGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container that scrolls
  <div role="group" aria-label={label} className={classes.group}>
    {children}
  </div>
);

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether this filter is on. */
  pressed: boolean;
}

/** A toggle button that filters the page. The caller holds the state. */
export const Chip = ({ pressed, className, ...rest }: ChipProps) => (
  <button type="button" {...rest} aria-pressed={pressed} className={classNames(classes.chip, className)} />
);
