import { setTimeout as wait } from 'node:timers/promises';
import { sharedChannel, useCookieConsent } from '@paddock/host';
import { CONSENT_COOKIE, CONSENT_LEVELS, startConsent } from '@paddock/host/shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const agreed = () => CONSENT_LEVELS.filter((level) => useCookieConsent.getState().levels[level]);
const banner = () => screen.findByRole('region', { name: 'Cookies' });
const button = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull());
const show = () => showShell(createFakeSource({}), '/no/where');

let stop: () => void;
beforeEach(() => {
  Object.assign(document, { cookie: `${CONSENT_COOKIE}=; Max-Age=0; Path=/` });
  stop = startConsent();
});
afterEach(() => stop());

describe('the question about cookies', () => {
  test('[COOKIES-1] [COOKIES-5] stands beside the page and takes no focus', async () => {
    show();
    const { tagName } = await banner();
    expect(tagName).toBe('SECTION');
    expect(document.activeElement).toBe(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByRole('heading', { level: 1 });
  });

  test('[COOKIES-1] does not come before a slow page', async () => {
    const page = Promise.withResolvers<{ routes: RouteObject[] }>();
    showShell(createFakeSource({ 'mf-a': { paths: ['/slow'], load: () => page.promise } }), '/slow');
    await act(() => wait(0));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    page.resolve({ routes: [{ path: '/slow', element: <h1>Langsam</h1> }] });
    await banner();
    screen.getByRole('heading', { name: 'Langsam' });
  });

  test('[COOKIES-2] [COOKIES-8] refusing is one press, as agreeing is, and looks the same', async () => {
    show();
    await banner();
    expect(button('Alle ablehnen').className).toBe(button('Alle erlauben').className);
    fireEvent.click(button('Alle ablehnen'));
    await gone();
    expect(agreed()).toEqual(['essential', 'functional']);
  });

  test('[COOKIES-2] all can be agreed to', async () => {
    show();
    await banner();
    fireEvent.click(button('Alle erlauben'));
    await gone();
    expect(agreed()).toEqual([...CONSENT_LEVELS]);
  });

  test('[COOKIES-9] one by one: nothing is ticked but what cannot be unticked', async () => {
    show();
    await banner();
    fireEvent.click(button('Einzeln auswählen'));
    const boxes = within(
      screen.getByRole('group', { name: 'Wofür wir Cookies verwenden' }),
    ).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: /Statistik/ }));
    fireEvent.click(button('Auswahl speichern'));
    await gone();
    expect(agreed()).toEqual(['essential', 'functional', 'analytics']);
  });

  test('[COOKIES-3] [COOKIES-11] is opened again from the footer, shows the choice, and gives the focus back', async () => {
    useCookieConsent.getState().agreeAll();
    show();
    const settings = await screen.findByRole('button', { name: 'Cookie-Einstellungen' });
    settings.focus();
    fireEvent.click(settings);
    await banner();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cookies' }));
    const marketing = screen.getByRole<HTMLInputElement>('checkbox', { name: /Marketing/ });
    expect(marketing.checked).toBe(true);
    fireEvent.click(marketing);
    button('Auswahl speichern').focus();
    fireEvent.click(button('Auswahl speichern'));
    await gone();
    expect(document.activeElement).toBe(settings);
    expect(agreed()).not.toContain('marketing');
  });

  test('[COOKIES-12] closes when another tab answers it', async () => {
    show();
    await banner();
    sharedChannel('consent').post('essential.functional');
    await gone();
  });
});
