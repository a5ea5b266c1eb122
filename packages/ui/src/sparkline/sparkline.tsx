import { type Direction, type Point, pointsOf, type Trend, trendOf } from './sparkline.model.ts';
import classes from './sparkline.module.css';

export type { Trend } from './sparkline.model.ts';

export interface SparklineProps {
  /** Oldest first. Without any, nothing is drawn. */
  values: readonly number[];
  /** What the line says, for those who cannot see it: "Siegquote von 4,2 auf 3,5 gefallen". */
  describe: (trend: Trend) => string;
}

const LINE = { width: 64, height: 16 };
/** Room around the line for the mark at its end. */
const MARGIN = 5;

/** What the last value is drawn as: the direction is told by a shape, and no colour is needed for it. */
const MARKS: Record<Direction, string> = {
  up: 'm0-4.5 4 7h-8z',
  down: 'm0 4.5 4-7h-8z',
  steady: 'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
};

const pathThrough = (points: Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Where values went, as a line no higher than text. */
export function Sparkline({ values, describe }: SparklineProps) {
  const trend = trendOf(values);
  const points = pointsOf(values, LINE);
  const end = points.at(-1);
  if (!trend || !end) return null;
  const { width, height } = LINE;
  return (
    <svg
      className={classes.sparkline}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      role="img"
      aria-label={describe(trend)}
    >
      <path className={classes.line} d={pathThrough(points)} />
      <path
        className={classes.mark}
        data-direction={trend.direction}
        d={`M${end.x} ${end.y}${MARKS[trend.direction]}`}
      />
    </svg>
  );
}
