import { hasUnsavedWork } from '@paddock/host/shell';
import { customer, fakeApi, logInForTest, refused, showPage } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import remote from '../remote.ts';
import en from './locales/en.json' with { type: 'json' };

const CALL = 'POST /api/v1/customer/newsletter';
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi({ [CALL]: { active: false } });
});

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const fill = async (name: string | RegExp, value: string) => {
  fireEvent.change(await field(name), { target: { value } });
  // A date is read on blur.
  fireEvent.blur(await field(name));
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Newsletter bestellen' }));

async function showFilled() {
  await showPage('mf-registration', remote, '/newsletter');
  await fill('E-Mail-Adresse', 'erika@example.org');
  await fill('E-Mail-Adresse wiederholen', 'erika@example.org');
  await fill('Geburtsdatum', '12.04.1985');
  fireEvent.click(await field(/Ja, ich möchte den Newsletter/));
}

describe('the newsletter', () => {
  test('[NEWS-1] is asked for in the language of the page', async () => {
    await showPage('mf-registration', remote, '/newsletter', { locale: 'en' });
    expect(document.title).toBe('Newsletter · Paddock');
    await screen.findByRole('form', { name: en.newsletter.form });
    screen.getByText(en.newsletter.lead);
  });

  test('[NEWS-2] is sent with the words of the consent and the date as DD-MM-YYYY, and says that a mail comes', async () => {
    await showFilled();
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    const label = screen.getByText(/Ja, ich möchte den Newsletter/).textContent;
    send();
    const sent = await screen.findByRole('heading', { level: 2, name: 'Bitte bestätigen Sie noch' });
    await waitFor(() => expect(document.activeElement).toBe(sent));
    expect(hasUnsavedWork()).toBe(false);
    expect(api.sent(CALL)).toEqual([
      {
        email: 'erika@example.org',
        email_confirmation: 'erika@example.org',
        birthdate: '12-04-1985',
        consent: true,
        consent_text: label,
      },
    ]);
  });

  test.each([
    ['E-Mail-Adresse wiederholen', 'erkia@example.org', 'Die beiden Werte stimmen nicht überein.'],
    ['Geburtsdatum', '12.04.2019', 'Sie müssen mindestens 18 Jahre alt sein.'],
  ])('[NEWS-3] says what is wrong at %s, and sends nothing', async (name, value, words) => {
    await showFilled();
    await fill(name, value);
    send();
    await screen.findByText(words, { selector: '[id$=error] p' });
    expect((await field(name)).getAttribute('aria-invalid')).toBe('true');
    expect(api.sent(CALL)).toEqual([]);
  });

  test('[NEWS-3] is not sent without consent', async () => {
    await showFilled();
    fireEvent.click(await field(/Ja, ich möchte den Newsletter/));
    send();
    await screen.findByText('Bitte stimmen Sie zu, um fortzufahren.', { selector: '[id$=error] p' });
    expect(api.sent(CALL)).toEqual([]);
  });

  test('[NEWS-4] shows a refusal in the server’s words, and keeps what was typed', async () => {
    api.answers[CALL] = refused(429, 'too_many_requests', 'Bitte warten Sie eine Stunde.');
    await showFilled();
    send();
    await screen.findByText('Bitte warten Sie eine Stunde.');
    expect((await field('E-Mail-Adresse')).value).toBe('erika@example.org');
  });

  test('[NEWS-5] asks a customer for nothing that is known', async () => {
    api.answers['/api/v1/customer/me'] = customer({
      email: 'jana@demo.test',
      firstname: 'Jana',
      birthdate: '1990-02-03',
    });
    await logInForTest();
    await showPage('mf-registration', remote, '/newsletter');
    await waitFor(async () => expect((await field('E-Mail-Adresse')).value).toBe('jana@demo.test'));
    fireEvent.click(await field(/Ja, ich möchte den Newsletter/));
    send();
    await screen.findByRole('heading', { level: 2, name: 'Bitte bestätigen Sie noch' });
    expect(api.sent(CALL)).toEqual([
      expect.objectContaining({ email: 'jana@demo.test', firstname: 'Jana', birthdate: '03-02-1990' }),
    ]);
  });
});
