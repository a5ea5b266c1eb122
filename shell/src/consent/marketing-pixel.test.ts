import { useCookieConsent } from '@paddock/host';
import { CONSENT_COOKIE, startConsent } from '@paddock/host/shell';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMarketingPixel } from './marketing-pixel.ts';

const loaded: string[] = [];
const stops: (() => void)[] = [];
const consent = () => useCookieConsent.getState();
const visit = (path: string) => {
  window.history.replaceState(null, '', path);
  stops.push(startMarketingPixel());
};

beforeEach(() => {
  loaded.length = 0;
  Object.assign(document, { cookie: `${CONSENT_COOKIE}=; Max-Age=0; Path=/` });
  stops.push(startConsent());
  document.head.innerHTML = '<meta name="paddock-marketing-pixel" content="https://pixel.example/p.gif">';
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        loaded.push(url);
      }
    },
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the image of a marketing partner', () => {
  test('[COOKIES-4] [COOKIES-13] is loaded once the customer agrees, and once only', () => {
    visit('/');
    expect(loaded).toEqual([]);
    consent().agreeSelected({ analytics: true });
    expect(loaded).toEqual([]);
    consent().agreeAll();
    consent().agreeAll();
    expect(loaded).toEqual(['https://pixel.example/p.gif']);
  });

  test('[COOKIES-4] [COOKIES-13] is loaded at once for who agreed before, and never again for who took it back', () => {
    consent().agreeAll();
    visit('/en/races');
    expect(loaded).toHaveLength(1);
    consent().rejectAll();
    visit('/');
    expect(loaded).toHaveLength(1);
  });

  test.each([
    '/user',
    '/user/limits',
    '/en/payment/success/x',
    '/register/v3/start',
    '/registerv2/x',
    '/password-recovery',
  ])('[COOKIES-15] is never loaded on %s', (path) => {
    consent().agreeAll();
    visit(path);
    expect(loaded).toEqual([]);
  });

  test('[COOKIES-14] is not there where none is configured', () => {
    document.head.innerHTML = '';
    consent().agreeAll();
    visit('/');
    expect(loaded).toEqual([]);
  });
});
