import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import type { Call } from '../../../server/operation/operation.types.ts';

const start = () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  return {
    ...api,
    find: async (text: string, country?: string) => {
      const query: Call<'findAddress'>['query'] = country === undefined ? { text } : { text, country };
      return (await api.call('findAddress', { query })).data.map((match) => match.text);
    },
  };
};

describe('the address capture', () => {
  test('suggests the addresses whose words begin with those that are typed', async () => {
    const { find } = start();
    expect(await find('linden köln')).toEqual(['Lindenallee, 50667 Köln']);
    expect(await find('50667 lind')).toEqual(['Lindenallee, 50667 Köln']);
    expect(await find('allee köln')).toEqual([]);
    expect(await find('zz')).toEqual([]);
    expect(await find('--')).toEqual([]);
  });

  test('reads umlauts and ß as people type them', async () => {
    const { find } = start();
    const expected = ['Große Koppel, 80331 München'];
    for (const text of ['große koppel münchen', 'grosse koppel muenchen', 'GROSSE KOPPEL MUNCHEN']) {
      expect(await find(text), text).toEqual(expected);
    }
    expect(await find('bahnhofstr. wien')).toEqual(['Bahnhofstraße, 1010 Wien']);
  });

  test('suggests ten at most, by street, of one country when it is named', async () => {
    const { find } = start();
    expect(await find('am rennplatz')).toHaveLength(10);
    const austrian = await find('am rennplatz', 'AUT');
    expect(austrian.map((text) => text.split(' ').at(-1))).toEqual(['Graz', 'Linz', 'Salzburg', 'Wien']);
  });

  test('gives the address of a suggestion, and 404 for an id that was never suggested', async () => {
    const { call } = start();
    const [match] = (await call('findAddress', { query: { text: 'fohlenweg salzburg' } })).data;
    expect((await call('retrieveAddress', { path: { id: match?.id ?? 0 } })).data).toEqual({
      id: match?.id,
      street: 'Fohlenweg',
      zip: '5020',
      city: 'Salzburg',
      country: 'AUT',
    });
    expect((await call('retrieveAddress', { path: { id: 99 } })).status).toBe(404);
  });
});
