import { expect } from '@playwright/test';
import { countViolations, openProduct, type Product } from '../support/product.ts';
import { test as base } from '../support/test.ts';

/** What is shown live from abroad: pictures that are not free. */
export interface Shown {
  streamId: number;
  raceId: number;
  trackName: string;
}

/** A product in which it is the evening of tomorrow: whatever the hour, there are pictures, and what a demo customer may see is what it was. */
export interface Evening extends Product {
  shown: Shown;
  /** A stream that begins later, or is over. */
  dark: number;
  /** A day that is over by every clock. */
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

const MINUTE = 60_000;

/** Moves the clock to tomorrow, 19:00 UTC, and on until a race abroad is about to start on a track that sends for a while. */
async function goToEvening({ apiUrl }: Product): Promise<Omit<Evening, keyof Product>> {
  const tomorrow = new Date(Date.now() + 24 * 60 * MINUTE).toISOString().slice(0, 10);
  const begin = Date.parse(`${tomorrow}T19:00:00Z`);
  for (let now = begin; now < begin + 120 * MINUTE; now += 2 * MINUTE) {
    await fetch(`${apiUrl}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: new Date(now).toISOString() }),
    });
    const { data } = (await (await fetch(`${apiUrl}/api/v1/meetings`)).json()) as { data: Meeting[] };
    const isSoon = ({ is_live, post_time }: Meeting['races'][number]) =>
      is_live && Date.parse(post_time) > now + 5 * MINUTE;
    const meeting = data.find(
      ({ country, lastracedate, livestream_id, races }) =>
        country !== 'DEU' &&
        livestream_id !== null &&
        Date.parse(lastracedate) > now + 20 * MINUTE &&
        races.some(isSoon),
    );
    const dark = data.find(
      ({ livestream_id, lastracedate }) => livestream_id !== null && Date.parse(lastracedate) < now - 60 * MINUTE,
    );
    const race = meeting?.races.find(isSoon);
    if (!meeting?.livestream_id || !race || !dark?.livestream_id) continue;
    return {
      shown: { streamId: meeting.livestream_id, raceId: race.id, trackName: meeting.track_name },
      dark: dark.livestream_id,
      dayOver: new Date(Date.parse(`${tomorrow}T00:00:00Z`) - 48 * 60 * MINUTE).toISOString().slice(0, 10),
    };
  }
  throw new Error('Nothing is shown from abroad tomorrow evening.');
}

export const test = base.extend<object, { evening: Evening }>({
  evening: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture takes from its pattern
    async ({}, use) => {
      const product = await openProduct();
      await use({ ...product, ...(await goToEvening(product)) });
      expect(await countViolations(product.url), 'violations that browsers reported to the edge').toBe(0);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ evening }, use) => use(evening.url),
});

export { expect };
