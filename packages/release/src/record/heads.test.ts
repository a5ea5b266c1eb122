import { parseBuild, parseHeads, RecordError } from '@paddock/release/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBuild } from '../testing/make-build.ts';

const head = {
  read: '/api/v1/races/:id',
  fields: {
    track: 'track_name',
    day: { as: 'date', of: 'post_time' },
    purse: { as: 'money', of: 'purse', in: 'currency' },
    state: { of: 'status', values: { CANCELLED: 'https://schema.org/EventCancelled' } },
  },
  title: { de: ['{{track}} R{{number}}', 'Rennen'], en: ['{{track}} R{{number}}', 'Race'] },
  description: { de: ['{{day}}'], en: ['{{day}}'] },
  trail: [{ path: '/races/{{date}}', name: { de: ['Rennen'], en: ['Races'] } }],
  data: [{ '@type': 'SportsEvent', name: '{{name}}', competitor: [{ '@each': 'runners', name: '{{horse.name}}' }] }],
  listed: { read: '/api/v1/races/next', path: '/race/{{id}}' },
};

/** A `build.json` with one page. */
const buildWith = (claimed: unknown, path = '/race/:id'): unknown => {
  const { build } = makeBuild('mf-racing', 'a');
  return { ...build, claims: { ...build.claims, routes: [{ path, files: [], reads: [], head: claimed }] } };
};

const refusal = (parse: () => unknown): string => {
  try {
    parse();
  } catch (error) {
    if (error instanceof RecordError) return error.message;
    throw error;
  }
  throw new Error('was not refused');
};

test('[RECORD-21] the heads of a build are returned unchanged, by the path of their claim', () => {
  expect(parseHeads(buildWith(head))).toEqual(new Map([['/race/:id', head]]));
});

test('[RECORD-21] a build of before heads has none, and a reader of before heads accepts a build with them', () => {
  const { build } = makeBuild('mf-racing', 'a');
  expect(parseHeads(build).size).toBe(0);
  // `parseBuild` drops heads, since tabs do not need them.
  expect(parseBuild(buildWith(head)).claims.routes).toEqual([{ path: '/race/:id', files: [], reads: [] }]);
});

test('[RECORD-22] a head that names what its page does not have is refused, with the name and the place', () => {
  const { read: _, ...without } = head;
  const refused: [unknown, string][] = [
    [
      { ...head, read: '/api/v1/races/:race' },
      'claims.routes[0].head.read: asks for :race, which /race/:id does not have',
    ],
    [{ ...head, title: { de: ['{{:day}}'] } }, 'claims.routes[0].head: names :day, which /race/:id does not have'],
    [without, 'claims.routes[0].head: names number, but has no read'],
    [
      { title: { de: ['{{day}}'] }, fields: { day: { as: 'date', of: 'day' } } },
      'claims.routes[0].head: names day, but has no read',
    ],
  ];
  for (const [claimed, why] of refused) expect(refusal(() => parseHeads(buildWith(claimed)))).toBe(why);
});

test('[RECORD-22] a head with an unknown format, an open brace or a foreign read is refused', () => {
  const refused = [
    { ...head, fields: { day: { as: 'script', of: 'post_time' } } },
    { ...head, fields: { state: { of: 'status', values: { CANCELLED: 1 } } } },
    { ...head, fields: { state: { of: 'status', values: ['CANCELLED'] } } },
    { ...head, title: { de: ['{{name'] } },
    { ...head, title: { de: ['{{name.}}'] } },
    { ...head, read: '//evil.test/api' },
    { ...head, read: '/api//evil.test' },
    { ...head, data: [{ '__proto__ ': 'x' }] },
    { ...head, title: 'Races' },
  ];
  for (const claimed of refused)
    expect(refusal(() => parseHeads(buildWith(claimed)))).toContain('claims.routes[0].head');
});

test('[RECORD-3] no head crashes its parser', () => {
  fc.assert(
    fc.property(fc.anything(), (claimed) => {
      try {
        parseHeads(buildWith(claimed));
      } catch (error) {
        expect(error).toBeInstanceOf(RecordError);
      }
    }),
  );
});
