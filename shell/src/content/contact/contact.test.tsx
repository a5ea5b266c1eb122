import { queryClient } from '@paddock/host';
import { adoptTokens, customerQuery, hasUnsavedWork, startSession } from '@paddock/host/shell';
import { customer, exampleOf, fakeApi, refused } from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { keepDrafts } from '../../session/keep-drafts.ts';
import { becomeCustomer, becomeVisitor, leaveElsewhere } from '../../testing/customer.ts';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi({
    '/api/v1/contact': exampleOf('getContact'),
    'POST /api/v1/contact': exampleOf('sendContact'),
  });
});

const field = (name: RegExp) =>
  within(screen.getByRole('form', { name: 'Schreiben Sie uns' })).getByLabelText<HTMLInputElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
const posts = () => api.sent('POST /api/v1/contact');

async function showFilled() {
  showShell(createFakeSource({}), '/contact');
  await screen.findByRole('form', { name: 'Schreiben Sie uns' });
  fill(/Worum geht es/, 'account');
  fill(/Name/, 'Erika Beispiel');
  fill(/E-Mail/, 'erika@example.com');
  fill(/Ihre Nachricht/, 'Wie ändere ich meine Adresse?');
}

describe('contact', () => {
  test('[CMS-11] has telephone with its hours and e-mail, each to be used at once', async () => {
    showShell(createFakeSource({}), '/contact');
    await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
    expect((await screen.findByRole('link', { name: '+49 221 0000000' })).getAttribute('href')).toBe(
      'tel:+492210000000',
    );
    expect(screen.getByRole('link', { name: 'service@paddock.example' }).getAttribute('href')).toBe(
      'mailto:service@paddock.example',
    );
    screen.getByText('9 bis 21 Uhr');
  });

  test('[CMS-40] a message is sent, and said to be with us', async () => {
    await showFilled();
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    send();
    const sent = await screen.findByRole('heading', { name: 'Ihre Nachricht ist bei uns' });
    expect(document.activeElement).toBe(sent);
    expect(hasUnsavedWork()).toBe(false);
    expect(posts()).toEqual([
      {
        subject: 'account',
        name: 'Erika Beispiel',
        email: 'erika@example.com',
        message: 'Wie ändere ich meine Adresse?',
      },
    ]);
  });

  test('[CMS-41] [CMS-42] who is logged in need not say who they are, and is not written over', async () => {
    api.answers['/api/v1/customer/me'] = customer({
      firstname: 'Jana',
      lastname: 'Brandt',
      email: 'jana@demo.test',
    });
    showShell(createFakeSource({}), '/contact');
    await screen.findByRole('form', { name: 'Schreiben Sie uns' });
    fill(/Name/, 'Wer anderes');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    act(becomeCustomer);
    await waitFor(() => expect(api.asked).toContain('/api/v1/customer/me'));
    expect(field(/Name/).value).toBe('Wer anderes');
    fill(/Name/, '');
    await waitFor(() => expect(field(/Name/).value).toBe('Jana Brandt'));
    expect(field(/E-Mail/).value).toBe('jana@demo.test');
    act(becomeVisitor);
  });

  test.each([
    ['in this tab', becomeVisitor],
    ['in another tab', leaveElsewhere],
  ])(
    '[CMS-58] [LOGIN-22] a logout %s leaves no message behind, neither in the form nor as a draft',
    async (_, leave) => {
      onTestFinished(keepDrafts());
      onTestFinished(startSession());
      onTestFinished(becomeVisitor);
      api.answers['/api/v1/customer/me'] = customer({ firstname: 'Jana', lastname: 'Brandt' });
      act(becomeCustomer);
      showShell(createFakeSource({}), '/contact');
      await screen.findByRole('form', { name: 'Schreiben Sie uns' });
      await waitFor(() => expect(field(/Name/).value).toBe('Jana Brandt'));
      fill(/Ihre Nachricht/, 'Wo ist mein Gewinn?');
      await waitFor(() => expect(sessionStorage.getItem('formkit-contact')).toContain('Gewinn'));
      act(leave);
      await waitFor(() => expect([field(/Name/).value, field(/Ihre Nachricht/).value]).toEqual(['', '']));
      expect(hasUnsavedWork()).toBe(false);
      expect(sessionStorage.length).toBe(0);
      act(becomeCustomer);
      await waitFor(() => expect([field(/Name/).value, field(/Ihre Nachricht/).value]).toEqual(['Jana Brandt', '']));
    },
  );

  test.each([
    ['finds it again with the next login', '1', 'Wo ist mein Gewinn?'],
    ['leaves it to no other customer', '2', ''],
  ])('[LOGIN-23] whose session ended by itself while a message was written %s', async (_, sub, message) => {
    const me = '/api/v1/customer/me';
    onTestFinished(keepDrafts());
    onTestFinished(startSession());
    onTestFinished(becomeVisitor);
    api.answers[me] = customer({ id: 1, firstname: 'Jana', lastname: 'Brandt' });
    act(becomeCustomer);
    showShell(createFakeSource({}), '/contact');
    await waitFor(() => expect(field(/Name/).value).toBe('Jana Brandt'));
    fill(/Ihre Nachricht/, 'Wo ist mein Gewinn?');
    await waitFor(() => expect(sessionStorage.getItem('formkit-contact')).toContain('Gewinn'));
    api.answers[me] = refused(401, 'unauthorized_customer_jwt');
    await act(() => queryClient.refetchQueries({ queryKey: customerQuery.queryKey }));
    await waitFor(() => expect([field(/Name/).value, field(/Ihre Nachricht/).value]).toEqual(['', '']));
    expect(sessionStorage.length).toBe(0);
    api.answers[me] = customer({ id: Number(sub), firstname: 'Kim', lastname: 'Adler' });
    await act(() => adoptTokens({ bearerToken: `e30.${btoa(JSON.stringify({ sub }))}.`, refreshToken: 'r' }));
    await waitFor(() => expect([field(/Name/).value, field(/Ihre Nachricht/).value]).toEqual(['Kim Adler', message]));
  });

  test('[CMS-38] what is missing is said at its field, and nothing is sent', async () => {
    await showFilled();
    fill(/E-Mail/, 'erika');
    send();
    await waitFor(() => expect(field(/E-Mail/).getAttribute('aria-invalid')).toBe('true'));
    expect(posts()).toEqual([]);
  });

  test('[CMS-39] a refusal of the server is said in the form, and what was typed stays', async () => {
    api.answers['POST /api/v1/contact'] = refused(429, 'too_many_requests', 'Zu viele Nachrichten.');
    await showFilled();
    send();
    await screen.findByText('Zu viele Nachrichten.');
    expect(field(/Ihre Nachricht/).value).toBe('Wie ändere ich meine Adresse?');
  });
});
