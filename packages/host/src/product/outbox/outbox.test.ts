import { sendBet } from '@paddock/api/bets';
import { logOut, press, useSends } from '@paddock/host';
import { adoptTokens, hasUnsavedWork } from '@paddock/host/shell';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accepted, refused } from '../../testing/envelope.ts';
import { sendsStore } from './sends-store.ts';

const jwt = `x.${btoa(JSON.stringify({ sub: '7', iat: 0, exp: Date.now() / 1000 + 3600 }))}.x`;
/** The server's answer to a bet. */
let answer: () => Response;
let voided: string[];
/** The server's answer to the burning of a key. */
let burn: (key: string) => Response;

const pressBet = async (subject: string) => {
  const body = { raceId: 7, pool: 'WIN', leg1: [2], stake: 500, expectedPrice: 500 };
  const { send } = await press({
    operation: sendBet,
    subject,
    line: 'R3 WIN 2',
    amount: 500,
    body,
    idOf: ({ bet }) => bet.id,
  });
  return send.state;
};

beforeEach(async () => {
  voided = [];
  burn = (key) => accepted({ key, status: 'void', kind: null, id: null });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const [, key] = /sends\/([^/]+)\/void$/.exec(url) ?? [];
    if (!key) return answer();
    voided.push(key);
    return burn(key);
  });
  await adoptTokens({ bearerToken: jwt, refreshToken: 'r' });
});
afterEach(async () => {
  await logOut({ force: true });
  vi.unstubAllGlobals();
});

test('[ONCE-3] a bet that is refused while the central file is down has its reason, and its key is burnt', async () => {
  answer = () => refused(503, 'lugas_unavailable', 'The central file cannot be reached.');
  expect(await pressBet('ticket-1')).toEqual({
    status: 'refused',
    refusal: {
      status: 503,
      code: 'lugas_unavailable',
      message: 'The central file cannot be reached.',
      extended: null,
      validation: null,
    },
  });
  expect(voided).toHaveLength(1);
});

test('[ONCE-6] a bet that is refused until the customer has done something is refused once its key is burnt', async () => {
  answer = () => refused(403, 'lugas_amounts_modal');
  expect(await pressBet('ticket-3')).toMatchObject({ status: 'refused', refusal: { code: 'lugas_amounts_modal' } });
  expect(voided).toHaveLength(1);
  burn = () => refused(503, 'internal_error');
  expect(await pressBet('ticket-4')).toEqual({ status: 'unknown' });
});

test('[ONCE-6] a bet without the proof of its page is refused, though its key cannot be burnt either', async () => {
  answer = () => refused(403, 'csrf_mismatch');
  burn = () => refused(403, 'csrf_mismatch');
  expect(await pressBet('ticket-5')).toMatchObject({ status: 'refused', refusal: { code: 'csrf_mismatch' } });
});

test('[ONCE-4] any other fault of the server says nothing of the bet', async () => {
  answer = () => refused(503, 'internal_error');
  expect(await pressBet('ticket-2')).toEqual({ status: 'unknown' });
});

test('[ONCE-7] all sends of the customer can be read outside of React, and nobody else’s', async () => {
  answer = () => refused(409, 'race_closed');
  await pressBet('ticket-3');
  expect((await useSends.read()).map(({ subject }) => subject)).toContain('ticket-3');
  await logOut({ force: true });
  expect(await useSends.read()).toEqual([]);
});

test('[ONCE-8] a bet whose answer cannot be shown is no unsaved work', async () => {
  answer = () => refused(409, 'race_closed');
  const stop = sendsStore.subscribe(() => {
    const isEnded = sendsStore
      .current()
      ?.sends.some(({ subject, state }) => subject === 'ticket-6' && state.status === 'refused');
    if (isEnded) throw new Error('not shown');
  });
  await expect(pressBet('ticket-6')).rejects.toThrow('not shown');
  expect(hasUnsavedWork()).toBe(false);
  stop();
});
