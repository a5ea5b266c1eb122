/** Where each size of screen ends, in CSS pixels (core §9). Style sheets write the same numbers: `@media (width >= 768px)`. */
export const BREAKPOINTS = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1560, xxl: Number.POSITIVE_INFINITY } as const;

/** A size of screen, smallest first: xs, sm, md, lg, xl, xxl. */
export type Breakpoint = keyof typeof BREAKPOINTS;

const SIZES = Object.keys(BREAKPOINTS) as Breakpoint[];

/** The size that a width belongs to, in CSS pixels: xs up to 576 with it, sm below 768, … (core §9). */
export const breakpointOf = (width: number): Breakpoint =>
  SIZES.find((size) => width < BREAKPOINTS[size] || (size === 'xs' && width === BREAKPOINTS.xs)) ?? 'xxl';

/**
 * The media query for screens of this size and larger: `matchMedia(mediaFrom('md'))`, `(width >= 768px)`.
 * It and {@link breakpointOf} agree at every width.
 */
export const mediaFrom = (size: Breakpoint): string => {
  const before = SIZES[SIZES.indexOf(size) - 1];
  if (before === undefined) return 'all';
  return `(width ${before === 'xs' ? '>' : '>='} ${BREAKPOINTS[before]}px)`;
};
