import { ApiError } from '@paddock/api';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const showBroken = (thrown: unknown, url = '/') => {
  const menu = () => {
    throw thrown;
  };
  return showShell({ ...createFakeSource({}), menu }, url);
};

// React and React Router log the thrown error.
afterEach(() => void vi.mocked(console.error).mockClear());

describe('the error screen', () => {
  test('[ERRORS-2] shows description and message as text, whatever is in them', async () => {
    showBroken(
      new ApiError({
        kind: 'api',
        description: 'Die Abfrage ist <b>gescheitert</b>.<img src=x onerror="alert(1)">',
        message: '<script>alert(1)</script>Bitte <a href="javascript:alert(1)">hier</a> klicken',
      }),
    );
    await screen.findByText('Die Abfrage ist gescheitert. Bitte hier klicken');
    screen.getByRole('heading', { level: 1, name: 'Error' });
    screen.getByText(/Leider ist ein Fehler aufgetreten/);
    expect(document.querySelector('script, img, [href^="javascript"]')).toBeNull();
  });

  test.each(['nothing', null, { message: 7 }])(
    '[ERRORS-1] [ERRORS-10] stands also when what was thrown is %o',
    async (thrown) => {
      showBroken(thrown);
      await screen.findByRole('heading', { name: 'Error' });
      expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
    },
  );

  test('[ERRORS-1] leads to the start page in the language of the page', async () => {
    showBroken(new Error('no menu'), '/en/races');
    const link = await screen.findByRole('link', { name: 'Go to the home page' });
    expect(link.getAttribute('href')).toBe('/en');
  });

  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  ])('[ERRORS-3] row 64: is not for the bot %s', (userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { container } = showBroken(new Error('no menu'));
    expect(container.textContent).toBe('');
  });

  test.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 11; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
  ])('[ERRORS-3] is for the customer with %s', async (userAgent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    showBroken(new Error('no menu'));
    await screen.findByRole('heading', { name: 'Error' });
  });
});
