import type { Browser } from '@playwright/test';

/**
 * A phone of 2020 in the middle of the market, and a cheap one of 2022 (Chrome DevTools' presets).
 */
const PHONES = { 'Pixel 5': 1_000, 'Moto G Power 2022': 264 };

/**
 * In the page: how fast it computes, as Lighthouse's BenchmarkIndex measures it: the mean of two
 * loops, in tenths of their turns a second. One builds a text of 10,000 letters, and one copies
 * 100,000 numbers between two lists.
 */
const measureIndex = (): number => {
  const turnsPerSecond = (turn: (count: number) => void): number => {
    const from = performance.now();
    let turns = 0;
    do {
      for (let ten = 0; ten < 10; ten += 1) turn(turns + ten);
      turns += 10;
    } while (performance.now() - from < 500);
    return (turns * 1_000) / (performance.now() - from);
  };
  const lists = [0, 1].map(() => Array.from({ length: 100_000 }, (_, at) => at));
  const build = () => {
    let text = '';
    for (let at = 0; at < 10_000; at += 1) text += 'a';
    if (text.length !== 10_000) throw new Error('The loop was left out.');
  };
  const copy = (turn: number) => {
    const [from, to] = [lists[turn % 2] as number[], lists[(turn + 1) % 2] as number[]];
    for (let at = 0; at < from.length; at += 1) to[at] = from[at] as number;
  };
  return Math.round((turnsPerSecond(build) + turnsPerSecond(copy)) / 20);
};

/** The speed of this machine's browser, for figures of several machines. The best of three. */
export async function describeSpeed(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const measured: number[] = [];
  for (let round = 0; round < 3; round += 1) measured.push(await page.evaluate(measureIndex));
  await page.close();
  const phones = Object.entries(PHONES).map(([phone, index]) => `${phone}: ${index}`);
  return `Lighthouse's BenchmarkIndex ${Math.max(...measured)} (${phones.join(', ')})`;
}
