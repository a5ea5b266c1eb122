import { describe, expect, test } from 'vitest';
import { parseStreamLink } from './stream-link.ts';

describe('a stream link', () => {
  test.each([
    ['?stream_id=12', { kind: 'live', id: '12', country: null }],
    ['?x=1&stream_archive_id=17', { kind: 'archive', id: '17', country: null }],
    ['?stream_race_id=815', { kind: 'race', id: '815', country: null }],
    ['?stream_track=5&country=FRA', { kind: 'track', id: '5', country: 'FRA' }],
  ])('[STREAM-2] in %s says what to play', (search, link) => {
    expect(parseStreamLink(search)).toEqual(link);
  });

  test('[STREAM-2] with several parameters means the first of the list, wherever it stands', () => {
    expect(parseStreamLink('?stream_track=5&stream_race_id=815&stream_id=12')).toMatchObject({
      kind: 'live',
      id: '12',
    });
  });

  test.each([
    '',
    '?stream=12',
    '?stream_id=',
    '?stream_id=../../me',
    '?stream_id=<b>',
    '?stream_id=abc',
    '?stream_track=ML',
  ])('[STREAM-3] is none in "%s"', (search) => {
    expect(parseStreamLink(search)).toBeNull();
  });

  test('[STREAM-3] goes without a country that is none', () => {
    expect(parseStreamLink('?stream_track=5&country=france')).toMatchObject({ country: null });
  });
});
