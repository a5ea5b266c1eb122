import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { explainRefusal } from './explain-refusal.ts';
import { createPictureWatch } from './picture-watch.model.ts';
import { formatPlayTime } from './play-time.model.ts';
import { keyAction } from './player-keys.model.ts';
import { wayToPlay } from './way-to-play.model.ts';

describe('[PLAYER-14] [PLAYER-15] [PLAYER-16] a live stream', () => {
  const everything = () => true;
  const nothing = () => false;
  test.each([
    ['Safari, also on an iPhone without Media Source Extensions', 'Apple Computer, Inc.', false, everything, 'element'],
    ['Safari, also where it has Media Source Extensions', 'Apple Computer, Inc.', true, everything, 'element'],
    ['Chromium, also where it says that it may play HLS itself', 'Google Inc.', true, everything, 'hls.js'],
    ['Firefox', '', true, nothing, 'hls.js'],
    ['a browser without Media Source Extensions, whatever it says', 'Google Inc.', false, everything, null],
    ['something of Apple that plays no HLS itself', 'Apple Computer, Inc.', true, nothing, 'hls.js'],
  ])('in %s', (_, vendor, hasMediaSource, canPlay, way) => {
    expect(wayToPlay('live', { vendor, hasMediaSource, canPlay })).toBe(way);
  });

  test('of the archive is played by the element, or not at all', () => {
    const browser = { vendor: 'Google Inc.', hasMediaSource: true };
    expect(wayToPlay('archive', { ...browser, canPlay: everything })).toBe('element');
    expect(wayToPlay('archive', { ...browser, canPlay: nothing })).toBeNull();
  });
});

describe('[PLAYER-9] the answer to the address of a stream', () => {
  const denied = (extended: unknown) => JSON.stringify({ success: false, error: { code: 'stream_denied', extended } });
  test.each([
    [
      403,
      denied({ reason: 'no_day_bet_video_permission' }),
      { kind: 'forbidden', reason: 'no_day_bet_video_permission' },
    ],
    [403, denied(null), { kind: 'forbidden', reason: null }],
    [403, denied({ reason: 7 }), { kind: 'forbidden', reason: null }],
    [403, '<!doctype html>Forbidden', { kind: 'forbidden', reason: null }],
    [401, denied(null), { kind: 'expired' }],
    [404, '', { kind: 'ended-early' }],
    [410, '', { kind: 'ended-early' }],
    [200, '#EXTM3U', null],
    [416, '', null],
    [502, '', null],
  ])('%i with %s', async (status, body, expected) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
    expect(await explainRefusal('/x', new AbortController().signal)).toEqual(expected);
  });

  test('that does not come is no refusal', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await explainRefusal('/x', new AbortController().signal)).toBeNull();
  });
});

describe('[PLAYER-1] pictures that are looked at', () => {
  test('stand since they last moved, and move for as long as they did so together', () => {
    const look = createPictureWatch(0);
    const see = (at: number, position: number) => look({ at, position, isSeeking: false, isExpected: true });
    expect(see(1_000, 0)).toEqual({ type: 'picturesStood', forMs: 1_000 });
    expect(see(2_000, 1)).toEqual({ type: 'picturesMoved', forMs: 1_000 });
    expect(see(3_000, 2)).toEqual({ type: 'picturesMoved', forMs: 2_000 });
    expect(see(5_000, 2)).toEqual({ type: 'picturesStood', forMs: 2_000 });
    expect(see(6_000, 3)).toEqual({ type: 'picturesMoved', forMs: 3_000 });
  });

  test('do not stand while nobody expects them to move', () => {
    const look = createPictureWatch(0);
    expect(look({ at: 60_000, position: 0, isSeeking: false, isExpected: false })).toBeNull();
    expect(look({ at: 61_000, position: 0, isSeeking: false, isExpected: true })).toEqual({
      type: 'picturesStood',
      forMs: 1_000,
    });
  });

  test('stand while they go to another place', () => {
    const look = createPictureWatch(0);
    look({ at: 1_000, position: 0, isSeeking: false, isExpected: true });
    expect(look({ at: 2_000, position: 40, isSeeking: true, isExpected: true })).toEqual({
      type: 'picturesStood',
      forMs: 2_000,
    });
    expect(look({ at: 3_000, position: 40, isSeeking: false, isExpected: true })).toMatchObject({ forMs: 3_000 });
    expect(look({ at: 4_000, position: 41, isSeeking: false, isExpected: true })?.type).toBe('picturesMoved');
  });

  test('never stood or moved for longer than since the start', () => {
    const anyLook = fc.record({
      step: fc.integer({ min: 0, max: 90_000 }),
      position: fc.integer({ min: 0, max: 3 }),
      isSeeking: fc.boolean(),
      isExpected: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyLook), (looks) => {
        const watch = createPictureWatch(0);
        let at = 0;
        for (const { step, ...look } of looks) {
          at += step;
          const event = watch({ at, ...look });
          if (event && 'forMs' in event) {
            expect(event.forMs).toBeGreaterThanOrEqual(0);
            expect(event.forMs).toBeLessThanOrEqual(at);
          }
        }
      }),
    );
  });
});

describe('[PLAYER-21] [PLAYER-23] a key in the player', () => {
  const press = (key: string, focused = 'div', held = {}) =>
    keyAction({ key, focused, altKey: false, ctrlKey: false, metaKey: false, ...held });

  test.each([
    [' ', 'play'],
    ['k', 'play'],
    ['K', 'play'],
    ['m', 'mute'],
    ['f', 'fullscreen'],
    ['ArrowUp', 'louder'],
    ['ArrowDown', 'quieter'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['x', null],
    ['Tab', null],
    ['Enter', null],
  ])('%j: %s', (key, action) => {
    expect(press(key)).toBe(action);
  });

  test('that a control takes itself, or the browser, is theirs', () => {
    expect(press(' ', 'button')).toBeNull();
    expect(press('k', 'button')).toBe('play');
    expect(press('ArrowUp', 'input')).toBeNull();
    expect(press('m', 'input')).toBe('mute');
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(press('f', 'div', held)).toBeNull();
  });
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3_723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('[PLAYER-28] a time of %d s is shown as %s', (seconds, shown) => {
  expect(formatPlayTime(seconds)).toBe(shown);
});
