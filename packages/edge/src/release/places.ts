import { createHash } from 'node:crypto';
import { ALL_VISITORS } from '@paddock/release/record';

/** Places by seed. They depend on nothing else, so they stay valid for later releases. */
const known = new Map<string, Uint16Array>();
const MAX_KNOWN = 100;

const makePlaces = (seed: string): Uint16Array => {
  const hashes = Array.from({ length: ALL_VISITORS }, (_, bucket) =>
    createHash('sha256').update(`${seed}/${bucket}`).digest('hex'),
  );
  const order = hashes.map((hash, bucket) => ({ hash, bucket })).sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const places = new Uint16Array(ALL_VISITORS);
  for (const [place, { bucket }] of order.entries()) places[bucket] = place;
  return places;
};

/**
 * The place of each bucket. Each seed shuffles the buckets differently, so that several canaries do
 * not all get the same visitors. Each place is used once, so that a share is exact.
 */
export const placesOf = (seed: string): Uint16Array => {
  const found = known.get(seed);
  if (found) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const places = makePlaces(seed);
  known.set(seed, places);
  return places;
};
