import { describe, expect, test } from 'vitest';
import { createCookies } from '../cookies/cookies.ts';
import { createFakeJar } from './testing/fake-browser.ts';
import { createTokenStore } from './token-store.ts';
import { customerOf, isDue, isExpired, readTokens } from './tokens.model.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;
const jwt = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;
const seconds = (instant: number) => instant / 1000;
const issued = (iat: number) => jwt({ sub: '7', iat: seconds(iat), exp: seconds(iat) + 900 });

describe('the tokens of a login', () => {
  test('[TOKENS-14] are values, or lists whose first item is used', () => {
    const values = readTokens({ bearerToken: issued(now), refreshToken: 'r' }, now, now);
    expect(values).toMatchObject({ access: issued(now), refresh: 'r' });
    expect(readTokens({ bearerToken: [issued(now)], refreshToken: ['r'] }, now, now)).toEqual(values);
  });

  test('[SESSION-13] say whose they are, or nothing', () => {
    const of = (bearerToken: string) => customerOf(readTokens({ bearerToken, refreshToken: 'r' }, now, now));
    expect(of(issued(now))).toBe('7');
    expect(of(jwt({ sub: 7 }))).toBe('7');
    for (const token of ['opaque', 'a.b.c', `x.${btoa('null')}.x`, jwt({})]) expect(of(token)).toBe('');
  });

  test('[TOKENS-2] are due 60 s, 2 s and the refresh interval of 45 s before they expire', () => {
    const tokens = readTokens({ bearerToken: issued(now), refreshToken: 'r' }, now, now);
    const expiry = now + 900_000;
    expect(isDue(tokens, expiry - 107_001)).toBe(false);
    expect(isDue(tokens, expiry - 107_000)).toBe(true);
    expect(isExpired(tokens, expiry - 1)).toBe(false);
    expect(isExpired(tokens, expiry)).toBe(true);
  });

  test.each([-day, 0, day])('[TOKENS-3] live as long on a machine whose clock is %d ms ahead', (skew) => {
    const here = now + skew;
    const tokens = readTokens({ bearerToken: issued(now), refreshToken: 'r' }, here, now);
    expect(tokens.expiresAt).toBe(here + 900_000);
    const withoutIssue = jwt({ exp: seconds(now) + 900 });
    expect(readTokens({ bearerToken: withoutIssue, refreshToken: 'r' }, here, now).expiresAt).toBe(here + 900_000);
  });
});

describe('what is kept of them', () => {
  const tokens = { access: issued(now), refresh: 'r;1', expiresAt: now };

  test.each([
    ['__Host-', true, '; Secure'],
    ['', false, ''],
  ])(
    '[TOKENS-1] [TOKENS-13] is cookies of 30 days for this host alone: with %j where they are secure',
    (prefix, isSecure, end) => {
      const jar = createFakeJar();
      createTokenStore(createCookies(jar, isSecure)).write(tokens);
      const attributes = `; Max-Age=2592000; Path=/; SameSite=Lax${end}`;
      expect(jar.written.slice(-3)).toEqual([
        `${prefix}paddock_refresh_token=r%3B1${attributes}`,
        expect.stringMatching(new RegExp(`^${prefix}paddock_refresh_attempt=[0-9a-z-]{8,64}${attributes}$`)),
        `${prefix}paddock_token=${now}.${encodeURIComponent(tokens.access)}${attributes}`,
      ]);
      for (const line of jar.written) expect(line.endsWith(attributes)).toBe(true);
    },
  );

  test('[TOKENS-15] is what every tab reads, until it is cleared', () => {
    const jar = createFakeJar();
    const [here, there] = [createTokenStore(createCookies(jar, true)), createTokenStore(createCookies(jar, true))];
    expect(there.read()).toBeNull();
    here.write(tokens);
    expect(there.read()).toEqual(tokens);
    there.clear();
    expect(here.read()).toBeNull();
  });

  test('[TOKENS-16] is nothing where somebody has put something else', () => {
    for (const value of ['', 'x', '12.', '.x', '12.%E0%A4%A']) {
      const jar = createFakeJar();
      for (const name of ['__Host-paddock_token', 'paddock_token']) jar.cookie = `${name}=${value}`;
      expect(createTokenStore(createCookies(jar, true)).read()).toBeNull();
    }
  });

  test('[SESSION-9] lives as long as the page where the browser keeps no cookies', () => {
    const store = createTokenStore(createCookies({ cookie: '' }, true));
    const blocked = createTokenStore(
      createCookies(
        {
          get cookie() {
            return '';
          },
          set cookie(_: string) {},
        },
        true,
      ),
    );
    for (const each of [store, blocked]) expect(each.read()).toBeNull();
    blocked.write(tokens);
    expect(blocked.read()).toEqual(tokens);
    blocked.clear();
    expect(blocked.read()).toBeNull();
  });
});
