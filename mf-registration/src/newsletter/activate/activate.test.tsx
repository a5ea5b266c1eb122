import { provideShellServices } from '@paddock/host/shell';
import { fakeApi, refused, showPage, toldFailures } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import remote from '../../remote.ts';

const TOKEN = 'a1B2'.repeat(8);
const CALL = `/api/v1/customer/newsletter/activate/${TOKEN}`;
const show = (token = TOKEN, locale: 'de' | 'en' = 'de') =>
  showPage('mf-registration', remote, `/newsletter/${token}`, { locale });
const press = (name = 'Newsletter bestätigen') => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => onTestFinished(provideShellServices({ links: () => ({ races: '/races' }) })));

describe('the link of the newsletter’s mail', () => {
  test('[NEWS-6] activates nothing until the button is pressed', async () => {
    const { asked } = fakeApi({ [CALL]: { active: true } });
    await show(TOKEN, 'en');
    screen.getByRole('button', { name: 'Confirm the newsletter' });
    expect(asked).not.toContain(CALL);
  });

  test('[NEWS-7] activates with one call, and says so', async () => {
    const { asked } = fakeApi({ [CALL]: { active: true } });
    await show();
    press();
    const done = await screen.findByRole('heading', { level: 2, name: 'Der Newsletter kommt zu Ihnen' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(asked.filter((call) => call === CALL)).toHaveLength(1);
  });

  test('[NEWS-8] that the server does not know leads to the form', async () => {
    fakeApi({ [CALL]: () => refused(404, 'invalid_token') });
    const told = toldFailures();
    await show();
    press();
    await screen.findByRole('heading', { level: 2, name: 'Dieser Link gilt nicht' });
    expect(screen.getByRole('link', { name: 'Newsletter bestellen' }).getAttribute('href')).toBe('/newsletter');
    expect(told).toEqual([]);
  });

  test.each([
    ['fails', () => refused(500, 'oops')],
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[NEWS-9] whose call %s says so, and calls again only at a press', async (_, answer) => {
    const api = fakeApi({ [CALL]: answer });
    await show();
    press();
    await screen.findByText('Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.');
    api.answers[CALL] = { active: true };
    press('Erneut versuchen');
    await screen.findByRole('heading', { level: 2, name: 'Der Newsletter kommt zu Ihnen' });
  });

  test.each(['short', 'a'.repeat(29), 'a'.repeat(33), `${'a'.repeat(31)}-`])(
    '[NEWS-10] with %s instead of a token is a 404',
    async (token) => {
      fakeApi({});
      await show(token);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
    },
  );

  test('[NEWS-11] the old address leads to the form', async () => {
    fakeApi({});
    const { router } = await showPage('mf-registration', remote, '/newsletteranmeldung');
    expect(router.state.location.pathname).toBe('/newsletter');
  });
});
