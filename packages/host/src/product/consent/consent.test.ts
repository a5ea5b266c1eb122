import { sharedChannel } from '@paddock/core';
import { useCookieConsent } from '@paddock/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONSENT_COOKIE, CONSENT_COOKIE_SECONDS, CONSENT_LEVELS, type ConsentLevels, startConsent } from './consent.ts';

const consent = () => useCookieConsent.getState();
const agreed = () => CONSENT_LEVELS.filter((level) => consent().levels[level]);
const setCookie = (text: string) => Object.assign(document, { cookie: text });
let stop = () => {};
/** Opens the page in this browser again: only the cookies remain. */
const visit = () => {
  stop();
  stop = startConsent();
};

beforeEach(() => {
  setCookie(`${CONSENT_COOKIE}=; Max-Age=0; Path=/`);
  visit();
});
afterEach(() => stop());

describe('cookie consent', () => {
  test('[CONSENT-1] [CONSENT-5] [CONSENT-6] asks a new visitor, and uses until then only what is required', () => {
    expect(consent()).toMatchObject({ answered: false, asking: true });
    expect(agreed()).toEqual(['essential', 'functional']);
  });

  test.each<[string, () => void, string[]]>([
    ['agree all', () => consent().agreeAll(), ['essential', 'functional', 'analytics', 'marketing']],
    ['reject all', () => consent().rejectAll(), ['essential', 'functional']],
    ['agree selected', () => consent().agreeSelected({ analytics: true }), ['essential', 'functional', 'analytics']],
    ['agree nothing', () => consent().agreeSelected({ essential: false }), ['essential', 'functional']],
  ])('[CONSENT-1] [CONSENT-3] [CONSENT-7] %s ends the question, also for later visits', (_, answer, expected) => {
    answer();
    expect(agreed()).toEqual(expected);
    useCookieConsent.setState({ levels: {} as ConsentLevels });
    visit();
    expect(consent()).toMatchObject({ answered: true, asking: false });
    expect(agreed()).toEqual(expected);
  });

  test('[CONSENT-8] a choice is changed, and until then holds', () => {
    consent().agreeAll();
    consent().ask();
    expect(consent()).toMatchObject({ answered: true, asking: true });
    expect(agreed()).toContain('marketing');
    consent().rejectAll();
    expect(agreed()).not.toContain('marketing');
  });

  test('[CONSENT-4] is kept for 1707109200 s', () => {
    const write = vi.spyOn(Document.prototype, 'cookie', 'set');
    consent().rejectAll();
    expect(CONSENT_COOKIE_SECONDS).toBe(1_707_109_200);
    expect(write.mock.calls[0]?.[0]).toContain(
      '=essential.functional; Max-Age=1707109200; Path=/; SameSite=Lax; Secure',
    );
    write.mockRestore();
  });

  test.each(['yes', '%E0%A4%A'])(
    '[CONSENT-5] [CONSENT-6] a cookie that is no answer, as %s, is asked about again',
    (value) => {
      setCookie(`${CONSENT_COOKIE}=${value}; Path=/`);
      visit();
      expect(consent()).toMatchObject({ answered: false, asking: true });
      expect(agreed()).toEqual(['essential', 'functional']);
    },
  );

  test('[CONSENT-2] an answer in another tab is one in this tab', async () => {
    const otherTab = sharedChannel('consent');
    otherTab.post(7);
    otherTab.post('essential.functional.analytics');
    await vi.waitFor(() => expect(consent()).toMatchObject({ answered: true, asking: false }), 10_000);
    expect(agreed()).toEqual(['essential', 'functional', 'analytics']);
  });

  test('[CONSENT-2] an answer reaches the other tabs', async () => {
    const heard = vi.fn();
    const stopListening = sharedChannel('consent').listen(heard);
    consent().rejectAll();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('essential.functional'), 10_000);
    stopListening();
  });
});
