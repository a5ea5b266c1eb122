import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importUntilThere } from './import-until-there.ts';

const PART = { start: () => {} };
let tries: number;
let failures: number;
let arrived: unknown;

const load = async () => {
  tries += 1;
  if (tries <= failures) throw new Error('The chunk did not come');
  return PART;
};
const begin = async (timesItFails: number) => {
  failures = timesItFails;
  void importUntilThere(load).then((part) => {
    arrived = part;
  });
  await pass(0);
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const setVisible = (isVisible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  tries = 0;
  arrived = null;
});

describe('a chunk that the page needs', () => {
  test('[LATE-1] is imported once where it comes', async () => {
    await begin(0);
    await pass(300_000);
    expect(arrived).toBe(PART);
    expect(tries).toBe(1);
  });

  test('[LATE-5] is tried again until it is there, with pauses that double up to 30 s', async () => {
    await begin(8);
    for (const [at, pause] of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000].entries()) {
      await pass(pause - 1);
      expect(tries).toBe(at + 1);
      expect(arrived).toBeNull();
      await pass(1);
      expect(tries).toBe(at + 2);
    }
    expect(arrived).toBe(PART);
  });

  test('[LATE-6] is not tried by all tabs at the same moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    await begin(1);
    await pass(501);
    expect(arrived).toBe(PART);
  });

  test('[LATE-7] is tried at once when the network is back, and not before', async () => {
    setOnline(false);
    await begin(1);
    await pass(600_000);
    expect(tries).toBe(1);
    setOnline(true);
    await pass(0);
    expect(arrived).toBe(PART);
  });

  test('[LATE-8] is tried at once when the tab is shown again, and not while it is hidden', async () => {
    setVisible(false);
    await begin(1);
    await pass(600_000);
    expect(tries).toBe(1);
    setVisible(true);
    await pass(0);
    expect(arrived).toBe(PART);
  });

  test('[LATE-9] is tried once where two reasons come together', async () => {
    await begin(1);
    setVisible(true);
    setOnline(true);
    await pass(60_000);
    expect(tries).toBe(2);
  });
});
