/**
 * The upper end of each screen size in CSS pixels (core §9). Stylesheets use the same numbers:
 * `@media (width >= 768px)`.
 */
export const BREAKPOINTS = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1560, xxl: Number.POSITIVE_INFINITY } as const;

/** A screen size, smallest first: xs, sm, md, lg, xl, xxl. */
export type Breakpoint = keyof typeof BREAKPOINTS;

const SIZES = Object.keys(BREAKPOINTS) as Breakpoint[];

/**
 * The screen size of a width in CSS pixels: xs up to and including 576, sm below 768, … (core §9).
 */
export const breakpointOf = (width: number): Breakpoint =>
  SIZES.find((size) => width < BREAKPOINTS[size] || (size === 'xs' && width === BREAKPOINTS.xs)) ?? 'xxl';

/**
 * The media query for this screen size and larger: `mediaFrom('md')` is `(width >= 768px)`. It
 * agrees with {@link breakpointOf} at every width.
 */
export const mediaFrom = (size: Breakpoint): string => {
  const before = SIZES[SIZES.indexOf(size) - 1];
  if (before === undefined) return 'all';
  return `(width ${before === 'xs' ? '>' : '>='} ${BREAKPOINTS[before]}px)`;
};
