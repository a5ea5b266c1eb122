import { describe, expect, test } from 'vitest';
import {
  areLugasAmountsDue,
  isKeepaliveDue,
  isLugasEligible,
  isRealityCheckDue,
  type LugasFacts,
  lugasBettingAt,
  needsLugasRegistration,
} from './lugas.model.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

/** The session began at 11:40. It ends at 12:10 without activity. */
const inSession: LugasFacts = {
  country: 'DEU',
  groups: ['lugas'],
  lugasRegistered: at(-10_000),
  lugasActivated: at(-20),
  lugasExpires: at(10),
  lugasKeepalive: at(-20),
  lugasReality: at(-20),
  lugasRealityexpires: at(40),
  statsChecked: at(-30),
};
const ended = { ...inSession, lugasActivated: null, lugasKeepalive: null, lugasRealityexpires: null };

describe('LUGAS', () => {
  test.each([
    ['a customer of DEU in a configured group', { country: 'DEU', groups: ['vip', 'lugas'] }, true],
    ['a customer of DEU in no such group', { country: 'DEU', groups: ['vip'] }, false],
    ['a customer of another country', { country: 'AUT', groups: ['lugas'] }, false],
  ] as const)('[BETTING-1] holds for %s: %o', (_, { country, groups }, expected) => {
    expect(isLugasEligible({ country, groups: [...groups] })).toBe(expected);
  });

  test('[BETTING-4] asks to register once: who has no limit for all operators yet', () => {
    expect(needsLugasRegistration({ ...ended, lugasRegistered: null })).toBe(true);
    expect(needsLugasRegistration({ ...ended, lugasRegistered: null, country: 'AUT' })).toBe(false);
    expect(needsLugasRegistration(ended)).toBe(false);
  });
});

describe('betting under LUGAS', () => {
  test.each<[string, Partial<LugasFacts>, number, object]>([
    ['is free of it elsewhere', { country: 'AUT' }, 0, { state: 'exempt' }],
    ['needs a registration', { lugasRegistered: null }, 0, { state: 'unregistered' }],
    ['is allowed in a session', {}, 0, { state: 'active', until: NOON + 10 * MINUTE, isExpiringSoon: false }],
    [
      'is allowed, and expiring soon, from five minutes before the expiry on',
      {},
      5,
      { state: 'active', until: NOON + 10 * MINUTE, isExpiringSoon: true },
    ],
    ['waits from the expiry on', {}, 10, { state: 'waiting', until: NOON + 15 * MINUTE }],
    ['waits until five minutes after the expiry', {}, 14.99, { state: 'waiting', until: NOON + 15 * MINUTE }],
    ['is disallowed past that, until it is activated', {}, 15, { state: 'inactive' }],
    ['is disallowed before the first session', { lugasExpires: null, lugasActivated: null }, 0, { state: 'inactive' }],
  ])('[BETTING-1] [BETTING-2] [BETTING-4] [BETTING-5] [BETTING-6] [BETTING-7] %s', (_, differs, minutes, expected) => {
    expect(lugasBettingAt({ ...inSession, ...differs }, NOON + minutes * MINUTE)).toEqual(expected);
  });

  test('[BETTING-6] waits after a session that was disabled: neither activated nor kept alive', () => {
    const disabled = { ...ended, lugasExpires: at(0) };
    expect(lugasBettingAt(disabled, NOON)).toEqual({ state: 'waiting', until: NOON + 5 * MINUTE });
  });
});

describe('what LUGAS asks for by the clock', () => {
  test('[BETTING-3] is a reality check once its instant has passed, in a session alone', () => {
    const due = { ...inSession, lugasRealityexpires: at(0) };
    expect(isRealityCheckDue(due, NOON - 1)).toBe(false);
    expect(isRealityCheckDue(due, NOON)).toBe(true);
    expect(isRealityCheckDue({ ...due, lugasActivated: null }, NOON)).toBe(false);
    expect(isRealityCheckDue({ ...due, lugasRealityexpires: null }, NOON)).toBe(false);
  });

  test('[BETTING-8] is a look at the amounts: never seen, or more than 24 hours ago', () => {
    const day = 24 * 60;
    expect(areLugasAmountsDue({ ...inSession, statsChecked: null }, NOON)).toBe(true);
    expect(areLugasAmountsDue({ ...inSession, statsChecked: at(-day) }, NOON)).toBe(false);
    expect(areLugasAmountsDue({ ...inSession, statsChecked: at(-day) }, NOON + 1)).toBe(true);
    expect(areLugasAmountsDue({ ...inSession, statsChecked: null, country: 'AUT' }, NOON)).toBe(false);
  });

  test('[BETTING-9] is a keepalive, after something that the customer did, once a minute, in a session alone', () => {
    const told = { ...inSession, lugasKeepalive: at(-1) };
    expect(isKeepaliveDue(told, NOON - 1, NOON)).toBe(true);
    expect(isKeepaliveDue(told, NOON - 2 * MINUTE, NOON)).toBe(false);
    expect(isKeepaliveDue({ ...told, lugasKeepalive: at(-0.5) }, NOON, NOON)).toBe(false);
    expect(isKeepaliveDue({ ...told, lugasActivated: null }, NOON, NOON)).toBe(false);
  });
});
