import { describe, expect, it } from 'vitest';
import { parseStreamLink } from './stream-link.ts';

describe('a stream link', () => {
  it.each([
    ['?stream_id=12', { kind: 'live', id: '12', country: null }],
    ['?x=1&stream_archive_id=a-7', { kind: 'archive', id: 'a-7', country: null }],
    ['?stream_race_id=815', { kind: 'race', id: '815', country: null }],
    ['?stream_track=ML&country=FRA', { kind: 'track', id: 'ML', country: 'FRA' }],
  ])('[STR-60] in %s says what to play', (search, link) => {
    expect(parseStreamLink(search)).toEqual(link);
  });

  it('[STR-60] with several parameters means the first of the list, wherever it stands', () => {
    expect(parseStreamLink('?stream_track=ML&stream_race_id=815&stream_id=12')).toMatchObject({
      kind: 'live',
      id: '12',
    });
  });

  it.each(['', '?stream=12', '?stream_id=', '?stream_id=../../me', '?stream_id=<b>'])(
    '[STR-60] is none in "%s"',
    (search) => {
      expect(parseStreamLink(search)).toBeNull();
    },
  );

  it('[STR-60] goes without a country that is none', () => {
    expect(parseStreamLink('?stream_track=ML&country=france')).toMatchObject({ country: null });
  });
});
