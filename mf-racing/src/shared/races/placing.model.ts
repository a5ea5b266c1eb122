/** A horse in the finishing order. */
export interface PlacedHorse {
  place: number;
  startNr: number;
  horse: string;
  rider: string | null;
  /** Final win odds in hundredths. */
  odds: number | null;
}

/** A place with the horses that share it: more than one is a dead heat. */
export interface Place {
  place: number;
  horses: PlacedHorse[];
}

/** Puts horses of one place together, in the order of the places. However many places the source sends are shown. */
export function groupPlaces(placed: PlacedHorse[]): Place[] {
  const places = new Map<number, PlacedHorse[]>();
  for (const horse of placed) places.set(horse.place, [...(places.get(horse.place) ?? []), horse]);
  return [...places].sort(([a], [b]) => a - b).map(([place, horses]) => ({ place, horses }));
}
