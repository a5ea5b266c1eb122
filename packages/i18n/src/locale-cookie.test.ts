import { LOCALE_COOKIE, readLocaleCookie, writeLocaleCookie } from '@paddock/i18n';
import { describe, expect, it } from 'vitest';

describe('I18N-5: the language that was chosen', () => {
  it('is written for 365 days and every path', () => {
    const jar = { cookie: '' };
    writeLocaleCookie(jar, 'en');
    expect(jar.cookie).toBe('paddock_locale=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('is read among other cookies', () => {
    expect(readLocaleCookie({ cookie: `not_${LOCALE_COOKIE}=de; ${LOCALE_COOKIE}=en; other=1` })).toBe('en');
  });

  it('is none when the cookie is missing or holds something else', () => {
    expect(readLocaleCookie({ cookie: '' })).toBeUndefined();
    expect(readLocaleCookie({ cookie: `${LOCALE_COOKIE}=fr` })).toBeUndefined();
  });
});
