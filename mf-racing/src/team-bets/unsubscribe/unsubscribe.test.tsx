import { provideShellServices } from '@paddock/host/shell';
import { accepted, fakeApi, refused, toldFailures } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { show } from '../../testing/show.ts';

const TOKEN = 'a1B2'.repeat(8);
const path = (id: string) => `/teamwette/unsubscribe/teamtip/${id}`;
const CALL = `PATCH /api/v1/unsubscribe/teamtip/${TOKEN}`;
const press = (name = 'E-Mails abbestellen') => fireEvent.click(screen.getByRole('button', { name }));

describe('the link of a mail about team bets', () => {
  test('[UNSUBSCRIBE-1] changes nothing until the button is pressed', async () => {
    const { asked } = fakeApi({ [CALL]: { unsubscribed: true } });
    await show(path(TOKEN));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teamtip Abmeldung');
    expect(document.title).toBe('Teamtip Abmeldung · Paddock');
    expect(asked).not.toContain(CALL);
  });

  test('[UNSUBSCRIBE-2] ends the mails with one call, and says so', async () => {
    const answer = Promise.withResolvers<Response>();
    const { asked } = fakeApi({ [CALL]: () => answer.promise });
    await show(path(TOKEN));
    const button = screen.getByRole('button', { name: 'E-Mails abbestellen' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button);
    answer.resolve(accepted({ unsubscribed: true }));
    const done = await screen.findByRole('heading', { level: 2, name: 'Sie sind abgemeldet' });
    await waitFor(() => expect(document.activeElement).toBe(done));
    expect(screen.getByRole('link', { name: 'Zu den Teamwetten' }).getAttribute('href')).toBe('/teamwette');
    expect(asked.filter((call) => call === CALL)).toHaveLength(1);
  });

  test('[UNSUBSCRIBE-3] that the server does not know says where to go on', async () => {
    onTestFinished(provideShellServices({ links: () => ({ contact: '/contact' }) }));
    fakeApi({ [CALL]: () => refused(404, 'not_found') });
    const told = toldFailures();
    await show(path(TOKEN));
    press();
    await screen.findByRole('heading', { level: 2, name: 'Dieser Link gilt nicht' });
    expect(screen.getByRole('link', { name: 'Kundendienst' }).getAttribute('href')).toBe('/contact');
    expect(told).toEqual([]);
  });

  test.each([
    ['fails', () => refused(500, 'oops')],
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[UNSUBSCRIBE-4] whose call %s says so, and calls again only at a press', async (_, answer) => {
    const api = fakeApi({ [CALL]: answer });
    await show(path(TOKEN));
    press();
    await screen.findByText('Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.');
    expect(api.asked.filter((call) => call === CALL)).toHaveLength(1);
    api.answers[CALL] = { unsubscribed: true };
    press('Erneut versuchen');
    await screen.findByRole('heading', { level: 2, name: 'Sie sind abgemeldet' });
  });

  test.each(['short', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}_`])(
    '[UNSUBSCRIBE-5] with %s instead of 32 letters and digits is a 404',
    async (id) => {
      fakeApi({});
      await show(path(id));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
    },
  );
});
