import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { startSmtpServer } from '../../../test/rigs/smtp-server.ts';
import type { Transport } from './delivery.ts';
import { sendMail, sendSms } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const noon = '2026-11-21T12:00:00Z';
const minute = 60_000;

const erika = 'erika@mail.test';
const mail = (subject: string) => ({ to: 'Erika@Mail.test', subject, text: 'Guten Tag', at: Date.parse(noon) });

/** A development API with one mail in its outbox and the given transport. */
const withMail = async (transport?: Transport) => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  // Demo customers also have mails.
  const only: Transport | undefined =
    transport && (async (given) => (given.to === erika ? transport(given) : undefined));
  const api = createTestApi(noon, { dev: true, onError, ...(only ? { transport: only } : {}) });
  const database = await api.database();
  const send = (subject: string) =>
    database.transaction().execute((transaction) => sendMail(transaction, mail(subject)));
  await send('Willkommen');
  return {
    ...api,
    errors,
    send,
    /** A request that could have written a mail. */
    wake: () => api.ask('/api/v1/meetings', { method: 'POST' }),
    shown: async (query = `?to=${erika}`) => {
      const answer = await api.ask(`/dev/outbox${query}`, { headers: { accept: 'application/json' } });
      return answer.body.data;
    },
  };
};

describe('the outbox', () => {
  test('[OUTBOX-2] shows mails and SMS newest first, all or one recipient’s, as JSON', async () => {
    const { database, shown } = await withMail();
    await (await database())
      .transaction()
      .execute((transaction) => sendSms(transaction, { to: '+4917012345678', text: '4711', at: Date.parse(noon) }));
    expect((await shown('')).slice(0, 2)).toEqual([
      expect.objectContaining({ channel: 'sms', to: '+4917012345678', subject: null, text: '4711' }),
      expect.objectContaining({ channel: 'mail', to: 'erika@mail.test', subject: 'Willkommen', delivered_at: null }),
    ]);
    expect(await shown()).toHaveLength(1);
  });

  test('[OUTBOX-2] is a page whose texts are only text', async () => {
    const { ask, send } = await withMail();
    await send('<script>alert(1)</script>');
    const { headers, body } = await ask('/dev/outbox');
    expect(headers.get('content-type')).toContain('text/html');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
  });

  test('[OUTBOX-3] is there in development alone', async () => {
    expect((await createTestApi(noon).ask('/dev/outbox')).status).toBe(404);
  });

  test('[OUTBOX-1] keeps nothing of what was rolled back', async () => {
    const { database, shown } = await withMail();
    const failed = (await database()).transaction().execute(async (transaction) => {
      await sendMail(transaction, mail('Nie'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await shown()).toHaveLength(1);
  });

  test('[OUTBOX-4] gives each mail to the mail server once, and SMS never', async () => {
    const sent: string[] = [];
    const { wake, shown, send, database, close } = await withMail(async ({ subject }) => void sent.push(subject));
    await (await database())
      .transaction()
      .execute((transaction) => sendSms(transaction, { to: '+49', text: '1', at: Date.parse(noon) }));
    await send('Zweite');
    await Promise.all([wake(), wake(), wake()]);
    await expect.poll(() => sent).toEqual(['Willkommen', 'Zweite']);
    await wake();
    await expect.poll(async () => (await shown())[0].delivered_at).toBe('2026-11-21T12:00:00.000Z');
    expect(sent).toHaveLength(2);
    await close();
  });

  test('[OUTBOX-5] tries again later when the mail server is down, and no call fails by it', async () => {
    let isDown = true;
    let tries = 0;
    const { wake, errors, shown, advance, close } = await withMail(async () => {
      tries += 1;
      if (isDown) throw new Error('connect ECONNREFUSED');
    });
    expect((await wake()).status).toBe(405);
    await expect.poll(() => errors.length).toBe(1);
    await wake();
    advance(minute);
    isDown = false;
    await wake();
    await expect.poll(async () => (await shown())[0].delivered_at).toBe('2026-11-21T12:01:00.000Z');
    expect(tries).toBe(2);
    await close();
  });

  test('[OUTBOX-5] gives a mail up after eight tries', async () => {
    let tries = 0;
    const { wake, advance, errors, close } = await withMail(async () => {
      tries += 1;
      throw new Error('no such mailbox');
    });
    for (let day = 1; day <= 10; day += 1) {
      await wake();
      await expect.poll(() => errors.length).toBe(Math.min(day, 8));
      advance(24 * 60 * minute);
    }
    await close();
    expect(tries).toBe(8);
  });

  test('[OUTBOX-4] speaks SMTP, where an address is one address and a subject one line', async () => {
    const server = await startSmtpServer();
    const { wake, send, shown, close } = await withMail(await createSmtpTransport(server.url, 'post@paddock.test'));
    await send('Eins\r\nBcc: all@demo.test');
    await wake();
    await expect.poll(async () => (await shown())[0].delivered_at).not.toBeNull();
    await close();
    await server.stop();
    expect(server.lines.filter((line) => line.startsWith('RCPT'))).toEqual([
      'RCPT TO:<erika@mail.test>',
      'RCPT TO:<erika@mail.test>',
    ]);
    expect(server.lines).toContain('Subject: Eins Bcc: all@demo.test');
    expect(server.lines.some((line) => line.startsWith('Bcc'))).toBe(false);
  });
});
