import { REGISTRATION_COOKIE } from '@paddock/api/registration-cookie';
import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, fakeApi, logInForTest, showPage, showPiece } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { forgetRegistrationToken, keepRegistrationToken, registrationToken } from '../registration-token.ts';
import { BegunSlot } from './begun.slot.tsx';

const TOKEN = '9f2c4be17a6d4c0f8d3b5e6a7c8190d2';
const CALL = '/api/v1/register/noticed/customer';
const show = (locale: 'de' | 'en' = 'de') => showPiece('mf-registration', remote, <BegunSlot />, { locale });

beforeEach(() => {
  onTestFinished(provideShellServices({ links: () => ({ continueRegistration: '/register/v3/continue/:token' }) }));
});
afterEach(() => forgetRegistrationToken());

describe('the notice to a visitor who began to register', () => {
  test.each([
    ['de', 'Registrierung fortsetzen'],
    ['en', 'Continue registration'],
  ] as const)('[BEGUN-1] leads on with the token (%s)', async (locale, name) => {
    keepRegistrationToken(TOKEN);
    fakeApi({ [CALL]: { noticed: true, step: 'email' } });
    await show(locale);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/register/v3/continue/${TOKEN}`);
  });

  test.each(['/register/v3/start', '/register/v2/start'])('[BEGUN-5] is on %s before the form', async (path) => {
    keepRegistrationToken(TOKEN);
    fakeApi({
      [CALL]: { noticed: true, step: 'email' },
      '/api/v1/register': { countries: [], nationalities: [], registerSources: [] },
    });
    await showPage('mf-registration', remote, path);
    const link = screen.getByRole('link', { name: 'Registrierung fortsetzen' });
    const form = await screen.findByRole('form');
    expect(link.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('[BEGUN-2] forgets a token that is over', async () => {
    keepRegistrationToken(TOKEN);
    fakeApi({ [CALL]: { noticed: false, step: null } });
    await show();
    await waitFor(() => expect(registrationToken()).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('[BEGUN-2] [REGISTER-22] leads on with the token that began since in another tab', async () => {
    const renewed = 'b'.repeat(32);
    keepRegistrationToken(renewed);
    sessionStorage.setItem(REGISTRATION_COOKIE, TOKEN);
    const answer = vi.fn(() => accepted({ noticed: true, step: 'email' }));
    answer.mockReturnValueOnce(accepted({ noticed: false, step: null }));
    fakeApi({ [CALL]: answer });
    await show();
    const link = await screen.findByRole('link', { name: 'Registrierung fortsetzen' });
    expect(link.getAttribute('href')).toBe(`/register/v3/continue/${renewed}`);
    expect(registrationToken()).toBe(renewed);
  });

  test('[BEGUN-3] is put away for good', async () => {
    keepRegistrationToken(TOKEN);
    fakeApi({ [CALL]: { noticed: true, step: 'mobile' } });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Nicht mehr anzeigen' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(registrationToken()).toBeNull();
  });

  test('[BEGUN-3] gives the focus to the heading of the page when it is put away', async () => {
    keepRegistrationToken(TOKEN);
    fakeApi({
      [CALL]: { noticed: true, step: 'mobile' },
      '/api/v1/register': { countries: [], nationalities: [], registerSources: [] },
    });
    await showPage('mf-registration', remote, '/register/v3/start');
    fireEvent.click(await screen.findByRole('button', { name: 'Nicht mehr anzeigen' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('[BEGUN-4] asks nothing without a token, nor for a customer', async () => {
    const { asked } = fakeApi({ '/api/v1/customer/me': customer(), [CALL]: { noticed: true, step: 'email' } });
    const { unmount } = await show();
    unmount();
    keepRegistrationToken(TOKEN);
    await logInForTest();
    await show();
    expect(asked).not.toContain(CALL);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
