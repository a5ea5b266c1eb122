import { ApiError } from '@paddock/api';
import { queryClient, useAlerts } from '@paddock/host';
import { useModals } from '@paddock/host/shell';
import { pass } from '@paddock/testing';
import { MutationObserver } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nobody } from '../operators/operators.ts';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';
import { startApiErrors } from './handle-api-error.ts';

const DEFAULT_TEXT = 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.';

const reported: string[] = [];
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  reported.length = 0;
  useAlerts.setState({ alerts: [], past: [] });
  useModals.setState({ shown: [], open: null });
  const source = createFakeSource({
    'mf-a': { paths: ['/'], load: async () => ({ routes: [{ path: '/', element: <h1>A</h1> }] }) },
  });
  const { i18n } = showShell(source, '/');
  const t = i18n.getFixedT(null, 'shell');
  stop = startApiErrors({ t, operators: { ...nobody, apiError: (tag) => reported.push(tag) } });
  await screen.findByRole('heading', { name: 'A' });
});
afterEach(() => {
  stop();
  queryClient.clear();
  vi.useRealTimers();
});

const failing = (parts: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(new ApiError({ kind: 'api', status: 422, ...parts }));
const read = (queryFn: () => Promise<never>, meta = {}) =>
  act(() => queryClient.query({ queryKey: [queryFn], queryFn, meta }).catch(() => {}));
const change = (mutationFn: () => Promise<never>) =>
  act(() => new MutationObserver(queryClient, { mutationFn }).mutate().catch(() => {}));
const alerts = () => within(screen.getByRole('region', { name: 'Meldungen' })).getByRole('alert');

const limitReached = failing({ code: 'limit_reached', message: 'Ihr Limit ist erreicht.' });

describe('a failed call', () => {
  test('[ERRORS-18] shows no alert where its own place shows it', async () => {
    await read(limitReached, { inlineErrors: true });
    expect(useAlerts.getState().alerts).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('[ERRORS-21] tells operators once of what its own place shows, unless it is a refusal', async () => {
    await read(failing({ kind: 'malformed', status: null }), { inlineErrors: true });
    await read(failing({ kind: 'malformed', status: null }), { inlineErrors: true });
    expect(useAlerts.getState().alerts).toEqual([]);
    expect(reported).toEqual(['TOTAL_FAIL']);
    await read(failing({ status: 404, code: 'not_found' }), { inlineErrors: true });
    expect(reported).toEqual(['TOTAL_FAIL']);
  });

  test('[ERRORS-6] [ERRORS-16] shows an alert titled Error with the words of the server, for 10 s', async () => {
    await change(limitReached);
    within(alerts()).getByText('Error');
    within(alerts()).getByText('Ihr Limit ist erreicht.');
    await pass(9_900);
    within(alerts()).getByText('Ihr Limit ist erreicht.');
    await pass(200);
    expect(alerts().textContent).toBe('');
  });

  test('[ERRORS-15] shows the default words, in the language of the page, where the server has none', async () => {
    await read(failing({ kind: 'network', status: null }));
    within(alerts()).getByText(DEFAULT_TEXT);
  });

  test('[ERRORS-7] shows nothing on 401, which is for the session', async () => {
    await change(failing({ status: 401, code: 'unauthorized', message: 'Nicht angemeldet' }));
    expect(alerts().textContent).toBe('');
    expect(reported).toEqual([]);
  });

  test('[ERRORS-17] shows no alert where its code opens a system modal', async () => {
    await change(failing({ code: 'check_TC', message: 'Bitte stimmen Sie zu' }));
    expect(useModals.getState().open?.name).toBe('check_TC');
    expect(alerts().textContent).toBe('');
  });

  test('[ERRORS-8] is shown once, however often and by whichever query it repeats itself', async () => {
    await read(limitReached);
    for (let refresh = 0; refresh < 20; refresh++) {
      await pass(5_000);
      await read(failing({ code: 'limit_reached', message: 'Ihr Limit ist erreicht.' }));
    }
    expect(useAlerts.getState().past).toHaveLength(1);
    expect(alerts().textContent).toBe('');
    expect(reported).toEqual(['apilimit_reached']);
  });

  test('[ERRORS-19] [ERRORS-20] is shown again to a customer who tries again, never twice at once', async () => {
    await change(limitReached);
    await pass(9_000);
    await change(limitReached);
    expect(within(alerts()).getAllByText('Ihr Limit ist erreicht.')).toHaveLength(1);
    await pass(9_000);
    within(alerts()).getByText('Ihr Limit ist erreicht.');
  });

  test('[ERRORS-9] is told to operators by its error tag', async () => {
    await change(limitReached);
    await change(failing({ kind: 'network', status: null }));
    expect(reported).toEqual(['apilimit_reached', 'TOTAL_FAIL']);
  });
});
