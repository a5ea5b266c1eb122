/** A place on the map in its units, from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** The map's size in units. At a width of 320 px, a unit is a CSS pixel. */
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

const ROUNDS = 300;

const within = (value: number, edge: number, end: number): number => Math.min(Math.max(value, edge), end - edge);

/**
 * Moves spots apart until squares with this side around them do not overlap and lie on the map.
 * Neighbours keep their direction from each other; isolated spots stay.
 */
export function spreadOut<T extends Spot>(spots: readonly T[], side: number): T[] {
  const spread = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [index, a] of spread.entries()) {
      for (const b of spread.slice(index + 1)) {
        const [x, y] = [b.x - a.x, b.y - a.y];
        const apart = Math.max(Math.abs(x), Math.abs(y));
        if (apart >= side) continue;
        // Each spot moves half of the missing distance and a bit more, so that rounding leaves no
        // overlap.
        const step = (side - apart + 0.1) / 2;
        const [stepX, stepY] = apart === 0 ? [step, 0] : [(x / apart) * step, (y / apart) * step];
        a.x = within(a.x - stepX, side / 2, MAP.width);
        a.y = within(a.y - stepY, side / 2, MAP.height);
        b.x = within(b.x + stepX, side / 2, MAP.width);
        b.y = within(b.y + stepY, side / 2, MAP.height);
        moved = true;
      }
    }
    if (!moved) break;
  }
  return spread;
}
