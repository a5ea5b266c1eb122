/** A horse in the finishing order. */
export interface PlacedHorse {
  place: number;
  startNr: number;
  horse: string;
  rider: string | null;
  /** Final win odds in hundredths. */
  odds: number | null;
}

/** A place with its horses: more than one in a dead heat. */
export interface Place {
  place: number;
  horses: PlacedHorse[];
}

/** Groups horses by place, in the order of the places. Shows as many places as the API sends. */
export function groupPlaces(placed: PlacedHorse[]): Place[] {
  const places = new Map<number, PlacedHorse[]>();
  for (const horse of placed) places.set(horse.place, [...(places.get(horse.place) ?? []), horse]);
  return [...places].sort(([a], [b]) => a - b).map(([place, horses]) => ({ place, horses }));
}
