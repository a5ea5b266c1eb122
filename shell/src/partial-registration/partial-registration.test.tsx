import { pageCookies, queryClient } from '@paddock/host';
import { useModals } from '@paddock/host/shell';
import { accepted } from '@paddock/host/testing';
import { customer, fakeApi } from '@paddock/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LINKS } from '../testing/claims.ts';
import { becomeCustomer, becomeVisitor } from '../testing/customer.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
// Loaded before the test looks for it.
import './partial-registration.tsx';

type Facts = Parameters<typeof customer>[0];

function show(me: Facts | (() => Promise<Response>)) {
  fakeApi({ '/api/v1/customer/me': typeof me === 'function' ? me : customer(me) });
  act(becomeCustomer);
  return showShell(createFakeSource({ 'mf-a': { links: LINKS, load: async () => ({}) } }), '/terms');
}

const notice = async () =>
  within(await screen.findByRole('region', { name: 'Ihre Registrierung ist nicht vollständig' }));

afterEach(() => {
  act(becomeVisitor);
  queryClient.clear();
});

describe('the notice of a partial registration', () => {
  test('[PARTIAL-1] of status 9 says until when and how much, and leads to the identity check', async () => {
    show({ customerstatus_id: 9, before_identity: { until: '2026-11-24T15:00:00Z', deposit_left: 3_000 } });
    const part = await notice();
    part.getByText(/Bis 24\.11\.2026 16:00\sUhr können Sie wetten und noch 30,00\s€ einzahlen\./);
    fireEvent.click(part.getByRole('button', { name: 'Identität prüfen lassen' }));
    expect(useModals.getState().open?.name).toBe('check_identity');
    act(() => useModals.getState().reject());
  });

  test('[PARTIAL-5] of status 9 whose time is over says what waits, and leads to the code of the transfer', async () => {
    show({ customerstatus_id: 9, before_identity: { until: '2026-11-20T15:00:00Z', deposit_left: 0 } });
    const part = await notice();
    part.getByText(/Wetten und Einzahlen sind wieder möglich, sobald Ihr Bankkonto bestätigt ist\./);
    expect(part.queryByText(/Bis 20\.11\.2026/)).toBeNull();
    const link = part.getByRole('link', { name: 'Code der Überweisung eingeben' });
    expect(link.getAttribute('href')).toBe('/user/data/bank-code');
  });

  test('[PARTIAL-7] of status 9 whose identity is known says that the bank account is not, and leads to its code', async () => {
    show({ customerstatus_id: 9 });
    const part = await notice();
    part.getByText('Ihr Bankkonto ist noch nicht bestätigt: Auszahlungen sind noch nicht möglich.');
    expect(part.queryByRole('button', { name: 'Identität prüfen lassen' })).toBeNull();
    const link = part.getByRole('link', { name: 'Code der Überweisung eingeben' });
    expect(link.getAttribute('href')).toBe('/user/data/bank-code');
  });

  test('[PARTIAL-2] of status 15 leads to the bank account', async () => {
    show({ customerstatus_id: 15 });
    expect((await notice()).getByRole('link', { name: 'Bankkonto angeben' }).getAttribute('href')).toBe('/user/data');
  });

  test('[PARTIAL-4] keeps its space in a page that is loaded anew, until its customer is known', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
    show({ customerstatus_id: 15 });
    await notice();
    cleanup();
    queryClient.clear();
    const answer = Promise.withResolvers<Response>();
    const { container } = show(() => answer.promise);
    await waitFor(() => expect(container.querySelector('[style*="84px"]')).not.toBeNull());
    answer.resolve(accepted(customer({ customerstatus_id: 1 })));
    await waitFor(() => expect(container.querySelector('[style*="84px"]')).toBeNull());
    expect(document.cookie).not.toContain('paddock_notice');
  });

  test('[PARTIAL-6] keeps its height where no other host of the site can set it', async () => {
    const write = vi.spyOn(pageCookies(), 'write');
    show({ customerstatus_id: 15 });
    await notice();
    expect(write.mock.lastCall?.[0]).toBe('__Host-paddock_notice');
  });

  test('[PARTIAL-3] is not there for a whole registration', async () => {
    show({ customerstatus_id: 1, balance: 4_200 });
    await screen.findByRole('button', { name: /42,00/ });
    expect(screen.queryByRole('region', { name: 'Ihre Registrierung ist nicht vollständig' })).toBeNull();
  });
});
