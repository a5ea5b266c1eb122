import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';
import { LOOP_LENGTH, masterPlaylist, mediaPlaylist, SEGMENT_MS, segmentFile } from './hls.model.ts';

const start = Date.parse('2026-11-21T13:00:00Z');
const times = { startsAt: start, endsAt: Number.MAX_SAFE_INTEGER, skipsAt: null };
const anyInstant = fc.integer({ min: start, max: start + 86_400_000 });

/**
 * Reads a playlist as a player: first number, earlier discontinuities, and one flag per segment.
 */
const read = (playlist: string) => {
  const lines = playlist.split('\n');
  const numberAfter = (tag: string) => Number(lines.find((line) => line.startsWith(`${tag}:`))?.split(':')[1]);
  return {
    first: numberAfter('#EXT-X-MEDIA-SEQUENCE'),
    discontinuities: numberAfter('#EXT-X-DISCONTINUITY-SEQUENCE'),
    segments: lines.flatMap((line, at) => {
      const match = /^low-(\d+)\.ts/.exec(line);
      return match ? [{ number: Number(match[1]), breaks: lines[at - 2] === '#EXT-X-DISCONTINUITY' }] : [];
    }),
    ended: lines.includes('#EXT-X-ENDLIST'),
  };
};

describe('[STREAMS-5] a live playlist', () => {
  test('is a window of six segments that moves on by one in four seconds, and each can be fetched', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const { first, segments, ended } = read(mediaPlaylist('low', now, times, ''));
        expect(segments.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5].map((at) => first + at));
        expect(ended).toBe(false);
        expect(read(mediaPlaylist('low', now + SEGMENT_MS, times, '')).first).toBe(first + 1);
        for (const { number } of segments) expect(segmentFile(number, now, times)).toBe(number % LOOP_LENGTH);
        expect(segmentFile((segments.at(-1)?.number as number) + 1, now, times)).toBeNull();
        expect(segmentFile(first - 7, now, times)).toBeNull();
      }),
    );
  });

  test('marks where the loop begins anew, and counts those that have left the window', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const [one, next] = [now, now + SEGMENT_MS].map((at) => read(mediaPlaylist('low', at, times, '')));
        for (const { number, breaks } of one?.segments ?? []) expect(breaks).toBe(number % LOOP_LENGTH === 0);
        const left = one?.segments[0]?.breaks ? 1 : 0;
        expect(next?.discontinuities).toBe((one?.discontinuities as number) + left);
        // Counted since the pictures began, not since 1970: hls.js froze for seconds otherwise.
        expect(one?.discontinuities).toBeGreaterThanOrEqual(0);
        expect(one?.discontinuities).toBeLessThanOrEqual((now - start) / SEGMENT_MS / LOOP_LENGTH + 3);
      }),
    );
  });

  test('[STREAMS-9] marks where it skips a file, and counts that break too', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -10, max: 10 }), (now, distance) => {
        const skipsAt = Math.floor(now / SEGMENT_MS) + distance;
        const [one, next] = [now, now + SEGMENT_MS].map((at) =>
          read(mediaPlaylist('low', at, { ...times, skipsAt }, '')),
        );
        for (const { number, breaks } of one?.segments ?? []) {
          const [before, file] = [number - 1, number].map((each) =>
            segmentFile(each, (each + 1) * SEGMENT_MS, { ...times, skipsAt }),
          );
          expect(breaks).toBe(file !== (before as number) + 1);
        }
        const left = one?.segments[0]?.breaks ? 1 : 0;
        expect(next?.discontinuities).toBe((one?.discontinuities as number) + left);
      }),
    );
  });

  test('stands and says so when the pictures have ended', () => {
    const at = (now: number) => mediaPlaylist('low', now, { ...times, startsAt: 0, endsAt: start }, '');
    expect(read(at(start - 1)).ended).toBe(false);
    expect(read(at(start)).ended).toBe(true);
    expect(at(start + 3_600_000)).toBe(at(start));
  });

  test('passes the ticket on to every address', () => {
    for (const playlist of [masterPlaylist('?ticket=x'), mediaPlaylist('high', start, times, '?ticket=x')]) {
      const addresses = playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of addresses) expect(address).toMatch(/\?ticket=x$/);
    }
  });
});

describe('[STREAMS-8] bytes of an archive file', () => {
  test.each([
    ['bytes=0-99', { from: 0, to: 99 }],
    ['bytes=900-', { from: 900, to: 999 }],
    ['bytes=-10', { from: 990, to: 999 }],
    ['bytes=-5000', { from: 0, to: 999 }],
    ['bytes=990-5000', { from: 990, to: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
    [undefined, null],
  ])('%s of 1000', (header, expected) => {
    expect(readByteRange(header, 1000)).toEqual(expected);
  });
});

test('[STREAMS-5] the pictures are small', async () => {
  const folder = new URL('media/', import.meta.url);
  const sizes = (await readdir(folder)).map((name) => statSync(new URL(name, folder)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
});
