import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { scrollToCurrent } from '../strip/scroll-to-current.ts';
import strip from '../strip/strip.module.css';
import classes from './chip.module.css';

export interface ChipGroupProps {
  /** The criterion of the chips, for screen readers: "Länder". */
  label: string;
  /** The chips. */
  children: ReactNode;
}

/** A row of chips. On a narrow screen it scrolls, and begins at the first pressed one. */
export function ChipGroup({ label, children }: ChipGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  // Only first: a press moves no chip.
  useLayoutEffect(() => scrollToCurrent(group.current), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container that scrolls
    <div role="group" aria-label={label} ref={group} className={classNames(strip.strip, classes.group)}>
      {children}
    </div>
  );
}

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether this filter is on. */
  pressed: boolean;
}

/** A toggle button that filters the page. The caller holds the state. */
export const Chip = ({ pressed, className, ...rest }: ChipProps) => (
  <button type="button" {...rest} aria-pressed={pressed} className={classNames(classes.chip, className)} />
);
