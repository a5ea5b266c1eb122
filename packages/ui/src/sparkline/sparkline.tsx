import { type Direction, type Point, pointsOf, type Trend, trendOf } from './sparkline.model.ts';
import classes from './sparkline.module.css';

export type { Trend } from './sparkline.model.ts';

export interface SparklineProps {
  /** Oldest first. Nothing is drawn for an empty list. */
  values: readonly number[];
  /** Describes the trend for screen readers: "Siegquote von 4,2 auf 3,5 gefallen". */
  describe: (trend: Trend) => string;
}

const LINE = { width: 64, height: 16 };
/** Space around the line for the mark at its end. */
const MARGIN = 5;

/** The mark of the last value. Its shape shows the direction without colour. */
const MARKS: Record<Direction, string> = {
  up: 'm0-4.5 4 7h-8z',
  down: 'm0 4.5 4-7h-8z',
  steady: 'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
};

const pathThrough = (points: Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** A line chart of values at the height of text. */
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
