import { expect } from '@playwright/test';
import type { Clock } from '../support/clock.ts';
import { countViolations, openProduct, type Product } from '../support/product.ts';
import { test as base } from '../support/test.ts';

/** A foreign live stream: its video is restricted. */
export interface Shown {
  streamId: number;
  raceId: number;
  trackName: string;
}

/** A product in the evening, with foreign live streams. */
export interface Evening extends Product {
  shown: Shown;
  /** A stream that has not begun, or is over. */
  dark: number;
  /** A day that is over. */
  dayOver: string;
}

interface Meeting {
  country: string;
  track_name: string;
  date: string;
  lastracedate: string;
  livestream_id: number | null;
  races: { id: number; is_live: boolean; post_time: string }[];
}

const MINUTE_MS = 60_000;

/** Finds a foreign race about to start on a live track, and a stream without video. */
async function findShown({ apiUrl }: Product, { now }: Clock): Promise<Omit<Evening, keyof Product>> {
  const { data } = (await (await fetch(`${apiUrl}/api/v1/meetings`)).json()) as { data: Meeting[] };
  const isSoon = ({ is_live, post_time }: Meeting['races'][number]) =>
    is_live && Date.parse(post_time) > now() + 5 * MINUTE_MS;
  const meeting = data.find(
    ({ country, lastracedate, livestream_id, races }) =>
      country !== 'DEU' &&
      livestream_id !== null &&
      Date.parse(lastracedate) > now() + 20 * MINUTE_MS &&
      races.some(isSoon),
  );
  const dark = data.find(
    ({ livestream_id, lastracedate }) => livestream_id !== null && Date.parse(lastracedate) < now() - 60 * MINUTE_MS,
  );
  const race = meeting?.races.find(isSoon);
  if (!meeting?.livestream_id || !race || !dark?.livestream_id) throw new Error('Nothing is shown from abroad.');
  return {
    shown: { streamId: meeting.livestream_id, raceId: race.id, trackName: meeting.track_name },
    dark: dark.livestream_id,
    dayOver: new Date(now() - 48 * 60 * MINUTE_MS).toISOString().slice(0, 10),
  };
}

export const test = base.extend<object, { evening: Evening }>({
  instant: 'pictures',
  evening: [
    async ({ clocks }, use) => {
      const clock = clocks('pictures');
      const product = await openProduct(clock);
      await use({ ...product, ...(await findShown(product, clock)) });
      expect(await countViolations(product), 'violations that browsers reported to the edge').toBe(0);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ evening }, use) => use(evening.url),
});

export { expect };
