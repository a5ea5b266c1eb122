/** A place on the map in its units, from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** The map's size: a unit is a CSS pixel where it is 320 px wide. */
export const MAP = { width: 320, height: 424 } as const;

// Around Germany: the corner in the north-west, and units per degree of longitude.
const WEST = 5.6;
const NORTH = 55.1;
const SCALE = MAP.width / (15.3 - WEST);

/** Degrees of longitude between the equator and a latitude, as Mercator draws it. */
const mercator = (latitude: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** The spot of a place, in degrees north and east (Mercator). */
export const spotOf = ({ latitude, longitude }: { latitude: number; longitude: number }): Spot => ({
  x: (longitude - WEST) * SCALE,
  y: (mercator(NORTH) - mercator(latitude)) * SCALE,
});

/** The `d` of an SVG path through places: `8.67 54.91, 8.98 54.9`, degrees east and north. */
export const pathThrough = (places: string): string =>
  `M${places
    .split(',')
    .map((place) => {
      const [longitude = 0, latitude = 0] = place.trim().split(' ').map(Number);
      const { x, y } = spotOf({ latitude, longitude });
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('L')}`;

const ROUNDS = 200;

/**
 * Moves spots apart until squares with this side around them do not overlap. Spots that are far
 * from others stay.
 */
export function spreadOut<T extends Spot>(spots: readonly T[], side: number): T[] {
  const spread = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [index, a] of spread.entries()) {
      for (const b of spread.slice(index + 1)) {
        const axis = Math.abs(a.x - b.x) >= Math.abs(a.y - b.y) ? 'x' : 'y';
        const missing = side - Math.abs(a[axis] - b[axis]);
        if (missing <= 0) continue;
        // A little more than missing, so that rounding leaves no overlap.
        const step = ((a[axis] <= b[axis] ? 1 : -1) * (missing + 0.1)) / 2;
        a[axis] -= step;
        b[axis] += step;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return spread;
}
