export type Direction = 'up' | 'down' | 'steady';

export interface Trend {
  first: number;
  last: number;
  direction: Direction;
}

/** The first and last value of a series with its direction; null for an empty series. */
export function trendOf(values: readonly number[]): Trend | null {
  const first = values.at(0);
  const last = values.at(-1);
  if (first === undefined || last === undefined) return null;
  return { first, last, direction: last > first ? 'up' : last < first ? 'down' : 'steady' };
}

export interface Point {
  x: number;
  y: number;
}

/**
 * The points of the values in a box: oldest left, greatest at the top. Equal values are in the
 * middle.
 */
export function pointsOf(values: readonly number[], box: { width: number; height: number }): Point[] {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const step = values.length > 1 ? box.width / (values.length - 1) : 0;
  const tenth = (pixels: number) => Math.round(pixels * 10) / 10;
  return values.map((value, at) => ({
    x: tenth(values.length > 1 ? at * step : box.width),
    y: tenth(range === 0 ? box.height / 2 : box.height - ((value - lowest) / range) * box.height),
  }));
}
