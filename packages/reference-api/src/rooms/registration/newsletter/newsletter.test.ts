import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import type { Body } from '../../../server/operation/operation.types.ts';

/** A script of a page of this site. */
const header = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

const noon = '2026-11-21T12:00:00Z';
const hour = 3_600_000;

const email = 'Erika@example.org';
const payload: Body<'subscribeNewsletter'> = {
  consent: true,
  salutation: 'Frau',
  firstname: 'Erika',
  lastname: 'Beispiel',
  email,
  email_confirmation: email,
  birthdate: '1985-04-12',
};

const start = () => {
  const api = createTestApi(noon);
  const mails = () => api.messagesTo(email.toLowerCase());
  return {
    ...api,
    mails,
    subscribe: (differs: Partial<typeof payload> = {}) =>
      api.call('subscribeNewsletter', { body: { ...payload, ...differs } }),
    tokenOfMail: async () => /\/newsletter\/(\w{32})/.exec((await mails())[0]?.text ?? '')?.[1] ?? '',
  };
};

describe('the newsletter', () => {
  test('[NEWSLETTER-1] is active once the link of the mail was opened, however often', async () => {
    const { call, subscribe, tokenOfMail } = start();
    expect((await subscribe()).data).toEqual({ active: false });
    const path = { token: await tokenOfMail() };
    for (let time = 0; time < 2; time += 1) {
      expect((await call('activateNewsletter', { header, path })).data).toEqual({ active: true });
    }
    const unknown = await call('activateNewsletter', { header, path: { token: 'f'.repeat(32) } });
    expect(unknown).toMatchObject({ status: 404, code: 'invalid_token' });
  });

  test('[NEWSLETTER-2] answers the same for an address that has it already, which gets no mail', async () => {
    const { call, subscribe, tokenOfMail, mails } = start();
    await subscribe();
    await call('activateNewsletter', { header, path: { token: await tokenOfMail() } });
    const again = await subscribe();
    expect([again.status, again.data]).toEqual([200, { active: false }]);
    expect(await mails()).toHaveLength(1);
  });

  test('[NEWSLETTER-2] takes three requests for an address in an hour, also for one that has it already', async () => {
    const { call, subscribe, tokenOfMail, mails, advance } = start();
    await subscribe();
    await call('activateNewsletter', { header, path: { token: await tokenOfMail() } });
    expect([(await subscribe()).status, (await subscribe()).status]).toEqual([200, 200]);
    expect(await subscribe()).toMatchObject({ status: 429, code: 'too_many_requests' });
    advance(hour);
    expect((await subscribe()).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('[NEWSLETTER-6] is asked for five times a day by an address, from however many places', async () => {
    const { subscribe, mails, advance } = start();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await subscribe()).status);
      advance(hour);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mails()).toHaveLength(5);
    advance(24 * hour);
    expect((await subscribe()).status).toBe(200);
  });

  test('[NEWSLETTER-2] takes at least as long without a mail as with one', async () => {
    const { call, subscribe, tokenOfMail } = start();
    await subscribe();
    await call('activateNewsletter', { header, path: { token: await tokenOfMail() } });
    const begun = performance.now();
    await subscribe();
    expect(performance.now() - begun).toBeGreaterThan(45);
  });

  test('[NEWSLETTER-7] its mail has nothing that the visitor typed', async () => {
    const { subscribe, mails } = start();
    const typed = 'https://evil.test/<script>alert(1)</script>';
    await subscribe({ firstname: typed, lastname: typed, consent_text: typed });
    const [mail] = await mails();
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil|script/);
  });

  test('[NEWSLETTER-3] is asked for twenty times an hour from one place, whatever the addresses', async () => {
    const { call } = start();
    const subscribe = (name: string, from: string) => {
      const own = `${name}@example.org`;
      const header = { 'x-forwarded-for': from };
      return call('subscribeNewsletter', { header, body: { ...payload, email: own, email_confirmation: own } });
    };
    for (let at = 0; at < 20; at += 1) expect((await subscribe(`name${at}`, '192.0.2.1')).status).toBe(200);
    expect((await subscribe('one-more', '192.0.2.1')).status).toBe(429);
    expect((await subscribe('one-more', '192.0.2.2')).status).toBe(200);
  });

  test('[NEWSLETTER-1] wants consent, the same address twice and an age of 18', async () => {
    const { subscribe } = start();
    const refused = await subscribe({ email_confirmation: 'else@example.org', birthdate: '2008-11-22' });
    expect(refused.validation).toEqual({ email_confirmation: ['confirm'], birthdate: ['age'] });
    expect((await subscribe({ consent: false as true })).validation).toEqual({ consent: ['one_of'] });
  });

  test('[NEWSLETTER-4] keeps words, instant and place of the consent and of its confirmation', async () => {
    const { call, subscribe, tokenOfMail, advance, database, now } = start();
    const consentAt = now();
    await subscribe({ consent_text: 'Ja, ich möchte den Newsletter.' });
    advance(hour);
    const from = { ...header, 'x-forwarded-for': '192.0.2.7' };
    await call('activateNewsletter', { header: from, path: { token: await tokenOfMail() } });
    const row = await (await database()).selectFrom('newsletter_subscription').selectAll().executeTakeFirst();
    expect(row).toMatchObject({
      consent_text: 'Ja, ich möchte den Newsletter.',
      consent_at: consentAt,
      consent_from: expect.any(String),
      activated_at: consentAt + hour,
      activated_from: '192.0.2.7',
    });
  });

  test('[NEWSLETTER-5] ends with an exclusion, and is not sent to who is excluded', async () => {
    const { call, messagesTo } = start();
    const own = 'active@demo.test';
    const ask = () => call('subscribeNewsletter', { body: { ...payload, email: own, email_confirmation: own } });
    const links = async () => (await messagesTo(own)).filter(({ text }) => text.includes('/newsletter/'));
    await ask();
    const token = /\/newsletter\/(\w{32})/.exec((await links())[0]?.text ?? '')?.[1] ?? '';
    await call('excludeMe', { as: 'active', body: { days: 90 } });
    expect((await call('activateNewsletter', { header, path: { token } })).code).toBe('invalid_token');
    expect((await ask()).data).toEqual({ active: false });
    expect(await links()).toHaveLength(1);
  });

  test('[NEWSLETTER-5] ends with an exclusion also at another address of the person', async () => {
    const { call, messagesTo } = start();
    const { firstname, lastname, birthdate } = (await call('getMe', { as: 'active' })).data;
    const tokenFor = async (email: string, person: object) => {
      await call('subscribeNewsletter', { body: { ...payload, email, email_confirmation: email, ...person } });
      return /\/newsletter\/(\w{32})/.exec((await messagesTo(email))[0]?.text ?? '')?.[1] ?? '';
    };
    const own = await tokenFor('second@demo.test', { firstname, lastname, birthdate });
    const twin = await tokenFor('twin@demo.test', { firstname: 'Anna', lastname, birthdate });
    await call('excludeMe', { as: 'active', body: { days: 90 } });
    expect((await call('activateNewsletter', { header, path: { token: own } })).code).toBe('invalid_token');
    expect((await call('activateNewsletter', { header, path: { token: twin } })).data).toEqual({ active: true });
  });

  test('comes in the caller’s language', async () => {
    const { call, mails } = start();
    await call('subscribeNewsletter', { header: { 'accept-language': 'en' }, body: payload });
    expect((await mails())[0]?.subject).toBe('Please confirm the newsletter');
  });
});
