import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, readLocaleCookie } from '@paddock/i18n';
import { describe, expect, test } from 'vitest';

describe('[LOCALE-5] the language that was chosen', () => {
  test('is kept for 365 days', () => {
    expect(LOCALE_COOKIE_SECONDS).toBe(31_536_000);
  });

  test('is read among other cookies', () => {
    expect(readLocaleCookie({ cookie: `not_${LOCALE_COOKIE}=de; ${LOCALE_COOKIE}=en; other=1` })).toBe('en');
  });

  test('is none when the cookie is missing or holds something else', () => {
    expect(readLocaleCookie({ cookie: '' })).toBeUndefined();
    expect(readLocaleCookie({ cookie: `${LOCALE_COOKIE}=fr` })).toBeUndefined();
  });
});
