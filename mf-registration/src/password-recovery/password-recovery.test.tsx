import { provideShellServices } from '@paddock/host/shell';
import { customer, fakeApi, logInForTest, refused, showPage } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import remote from '../remote.ts';

const CALL = 'POST /api/v1/customer/auth/password-recovery';
const show = (path = '/password-recovery', locale: 'de' | 'en' = 'de') =>
  showPage('mf-registration', remote, path, { locale });
const fill = async (value: string, label = 'E-Mail-Adresse') =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const send = (name = 'Link anfordern') => fireEvent.click(screen.getByRole('button', { name }));

describe('the password recovery', () => {
  test.each([
    ['de', 'E-Mail-Adresse', 'Link anfordern', 'Bitte sehen Sie in Ihr Postfach'],
    ['en', 'Email address', 'Send me a link', 'Please look into your mailbox'],
  ] as const)(
    '[RECOVERY-1] [RECOVERY-2] asks for the address and says that a mail comes (%s)',
    async (locale, label, button, said) => {
      const { sent } = fakeApi({ [CALL]: { sent: true } });
      await show('/password-recovery', locale);
      await fill('erika@example.org', label);
      send(button);
      const end = await screen.findByRole('heading', { level: 2, name: said });
      await waitFor(() => expect(document.activeElement).toBe(end));
      screen.getByText(/erika@example\.org/);
      expect(sent(CALL)).toEqual([{ email: 'erika@example.org' }]);
    },
  );

  test('[RECOVERY-2] is asked again with the address that was typed', async () => {
    fakeApi({ [CALL]: { sent: true } });
    await show();
    await fill('erkia@example.org');
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Andere Adresse oder noch einmal senden' }));
    expect((await screen.findByLabelText<HTMLInputElement>('E-Mail-Adresse')).value).toBe('erkia@example.org');
    expect(document.activeElement).toBe(screen.getByText(/^Nennen Sie uns die E-Mail-Adresse/));
  });

  test('[RECOVERY-3] shows a refusal in the server’s words', async () => {
    fakeApi({ [CALL]: () => refused(429, 'too_many_requests', 'Bitte warten Sie eine Stunde.') });
    await show();
    await fill('erika@example.org');
    send();
    await screen.findByText('Bitte warten Sie eine Stunde.');
  });

  test.each(['/password-recovery', `/password-recovery/${'a'.repeat(32)}`])(
    '[RECOVERY-4] %s leads a customer to the account',
    async (path) => {
      onTestFinished(provideShellServices({ links: () => ({ personalData: '/user/data' }) }));
      fakeApi({ '/api/v1/customer/me': customer() });
      await logInForTest();
      await show(path);
      await screen.findByRole('heading', { level: 2, name: 'Sie sind angemeldet' });
      expect(screen.getByRole('link', { name: 'Zu meinen Daten' }).getAttribute('href')).toBe('/user/data');
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  test.each([
    ['/forgotpw', '/password-recovery'],
    [`/forgotpw/${'a'.repeat(32)}`, `/password-recovery/${'a'.repeat(32)}`],
  ])('[RECOVERY-5] %s leads to %s', async (from, to) => {
    fakeApi({});
    const { router } = await show(from);
    expect(router.state.location.pathname).toBe(to);
  });
});
