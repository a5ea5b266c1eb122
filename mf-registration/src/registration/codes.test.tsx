import { refusedFields } from '@paddock/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeRegistration, forgetAll, show, status, step, stepV2, TOKEN, tooMany, verified } from '../testing/show.ts';

const STATUS = `/api/v3/register/${TOKEN}`;
const pending = verified({ bankaccountstatus: 'pending', has_payment_account: true });

/**
 * The pages that ask for a code, in both versions: page, status, title, field, a code, and its
 * call.
 */
const PAGES = [
  [step('email'), status(), /E-Mail-Adresse bestätigen$/, 'Code', '482913', `POST ${STATUS}/verify-email`],
  [stepV2('email-verify'), status(), /E-Mail-Adresse bestätigen$/, 'Code', '482913', `POST ${STATUS}/verify-email`],
  ...[step('mobile-code'), stepV2('confirm-code')].map(
    (path) =>
      [
        path,
        verified({ mobile_count: 1 }),
        /Code aus der SMS$/,
        'Code',
        '482913',
        `POST ${STATUS}/verify-mobile`,
      ] as const,
  ),
  ...[step('bank'), stepV2('bank')].map(
    (path) =>
      [
        path,
        pending,
        /Bankkonto bestätigen$/,
        'Code aus dem Verwendungszweck',
        'K4TX9Q',
        `POST /api/v1/register/${TOKEN}/bank-code`,
      ] as const,
  ),
] as const;

beforeEach(forgetAll);

describe.each(PAGES)('[REGISTER-20] the code of %s', (path, state, title, label, code, call) => {
  const field = () => screen.findByLabelText<HTMLInputElement>(label);
  const open = async (answer: () => Response) => {
    fakeRegistration({ [STATUS]: state, [call]: answer });
    const { router } = await show(path);
    await screen.findByRole('heading', { level: 1, name: title });
    fireEvent.change(await field(), { target: { value: code } });
    fireEvent.blur(await field());
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Bestätigen' })));
    return router;
  };

  test.each([
    ['wrong', /Dieser Code ist nicht richtig/],
    ['expired', /Dieser Code ist abgelaufen/],
  ])('that is %s says so at the field and is kept', async (fault, words) => {
    const router = await open(() => refusedFields({ code: [fault] }));
    await screen.findByRole('link', { name: words });
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect((await field()).value).toBe(code);
    expect(router.state.location.pathname).toBe(path);
  });

  test('that was tried too often says so above the form, which has the focus and keeps it', async () => {
    const router = await open(() => tooMany(3600));
    const summary = await screen.findByRole('group', { name: 'Bitte warten Sie einen Moment.' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect((await field()).value).toBe(code);
    expect(router.state.location.pathname).toBe(path);
  });

  test('is asked for in a browser that knows only the address', async () => {
    fakeRegistration({ [STATUS]: state });
    const { unmount } = await show(path);
    await field();
    unmount();
    forgetAll();
    await show(path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect((await field()).value).toBe('');
  });
});
