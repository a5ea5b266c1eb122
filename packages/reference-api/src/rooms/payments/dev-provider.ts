import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Selectable } from 'kysely';
import { invalid, notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { pageUrl } from '../../server/outbox/page-url.ts';
import { findDeposit, settleDeposit } from './deposit.ts';
import { isPaymentOutcome, type PaymentStatus, statusAt } from './payment.model.ts';
import type { PaymentTable } from './payment.tables.ts';
import { paymentOutcomes } from './payment.tables.ts';
import { createReturnKeys } from './return-key.ts';
import { euro } from './transactions-csv.model.ts';

type Payment = Selectable<PaymentTable>;

const page = ({ amount, provider, id }: Payment, body: unknown) => html`<!doctype html>
  <html lang="en">
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Pretend payment provider</title>
    <style>
      body { font: 1rem/1.5 system-ui; max-width: 32rem; margin: 2rem auto; padding: 0 1rem; }
      form { display: flex; flex-wrap: wrap; gap: 0.5rem; }
      button { font: inherit; padding: 0.5rem 1rem; }
    </style>
    <main>
      <h1>Pretend payment provider</h1>
      <p>No money moves here. This page stands for the one of <strong>${provider}</strong>.</p>
      <p>Payment ${id}: <strong>EUR ${euro(amount, 'en')}</strong></p>
      ${body}
    </main>
  </html>`;

const choices = html`<p>How does it end?</p>
  <form method="post">
    ${paymentOutcomes.map((outcome) => html`<button name="outcome" value="${outcome}">${outcome}</button>`)}
  </form>`;

const ended = (status: PaymentStatus, back: string) => html`<p>
    This payment has ended: <strong>${status}</strong>. Opening it again changes nothing.
  </p>
  <p><a href="${back}">Back to the shop</a></p>`;

/** `GET` and `POST /dev/provider/{key}`: pays a deposit or not. For development and tests only. */
export const devProviderRoutes = ({
  database,
  clock,
  siteUrl,
  prepare,
}: Pick<Server, 'database' | 'clock' | 'siteUrl' | 'prepare'>): Hono => {
  const app = new Hono();
  const returnKeys = createReturnKeys(database);
  const returnTo = async (c: Context, payment: Payment, status: PaymentStatus) => {
    const language = c.req.query('language') === 'en' ? 'en' : 'de';
    const path = `/payment/${status}/${payment.provider}?payment=${payment.id}&key=${await returnKeys.of(payment)}`;
    return pageUrl(siteUrl, path, language);
  };
  const show = async (c: Context, payment: Payment) => {
    const { outcome } = payment;
    // `form-action` also covers the redirect of the form to the pages.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${siteUrl}`;
    c.header('content-security-policy', policy);
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
    return c.html(page(payment, outcome === null ? choices : ended(outcome, await returnTo(c, payment, outcome))));
  };
  app.get('/provider/:key', async (c) => {
    const payment = await findDeposit(database, c.req.param('key'));
    if (!payment) throw notFound('payment');
    return show(c, payment);
  });
  app.post('/provider/:key', async (c) => {
    const { outcome } = await c.req.parseBody();
    if (!isPaymentOutcome(outcome)) throw invalid({ outcome: ['one_of'] });
    // Winnings of races before now are booked before the deposit.
    await prepare(clock());
    const payment = await settleDeposit(database, { providerKey: c.req.param('key'), outcome, clock });
    if (!payment) throw notFound('payment');
    return c.redirect(await returnTo(c, payment, statusAt(payment, clock()).status), 303);
  });
  return app;
};
