import { Hono } from 'hono';
import { html } from 'hono/html';
import { isoOrNull } from '../../world/day/zone.ts';
import type { Database } from '../database/open-database.ts';
import { accepted } from '../http/envelope.ts';
import { type OutboxMessage, readOutbox } from './outbox.ts';

const show = ({ id, channel, recipient, subject, text, created_at, delivered_at }: OutboxMessage) => ({
  id,
  channel,
  to: recipient,
  subject,
  text,
  at: isoOrNull(created_at),
  delivered_at: isoOrNull(delivered_at),
});

const page = (messages: readonly OutboxMessage[]) => html`<!doctype html>
  <html lang="en">
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Outbox</title>
    <style>
      body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
      article { border-block-start: 1px solid; padding-block: 1rem; }
      h2 { font-size: 1.125rem; margin: 0; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
    <main>
      <h1>Outbox</h1>
      <p>Mails and SMS of this server, newest first. Only one recipient's: <code>?to=</code></p>
      ${messages.map(
        ({ channel, recipient, subject, text, created_at, delivered_at }) => html`
          <article>
            <h2>${subject ?? 'SMS'}</h2>
            <p>
              ${channel} to ${recipient}, ${isoOrNull(created_at)}, ${delivered_at === null ? 'kept here' : 'delivered'}
            </p>
            <pre>${text}</pre>
          </article>
        `,
      )}
    </main>
  </html>`;

/**
 * `GET /dev/outbox[?to=]`: a page, or JSON for `accept: application/json`. For development and
 * tests only.
 */
export const devOutboxRoutes = (database: Database): Hono => {
  const app = new Hono();
  app.get('/outbox', async (c) => {
    const messages = await readOutbox(database, c.req.query('to'));
    c.header('vary', 'accept');
    if (c.req.header('accept')?.startsWith('application/json')) return c.json(accepted(messages.map(show)));
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return c.html(page(messages));
  });
  return app;
};
