import { useAlerts } from '@paddock/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { resetStores } from '../resets.ts';
import { MAX_PAST_ALERTS } from './alerts.ts';

const { add, dismiss } = useAlerts.getState();
const shown = () => useAlerts.getState().alerts;
const past = () => useAlerts.getState().past.map(({ message }) => message);

beforeEach(() => useAlerts.setState({ alerts: [], past: [] }));

describe('alerts', () => {
  test('[ALERTS-1] go after 5 s, and an error after 10 s', () => {
    add({ type: 'info', message: 'Saved' });
    add({ type: 'error', message: 'Failed' });
    expect(shown().map(({ timeout }) => timeout)).toEqual([5_000, 10_000]);
  });

  test('[ALERTS-4] name another time', () => {
    add({ type: 'error', message: 'Failed', timeout: 2_000 });
    expect(shown()[0]?.timeout).toBe(2_000);
  });

  test('[ALERTS-5] can be dismissed', () => {
    add({ type: 'info', message: 'Saved' });
    expect(shown()[0]?.dismissible).toBe(true);
  });

  test('[ALERTS-4] [ALERTS-5] stay when they say so', () => {
    add({ type: 'warning', message: 'Offline', timeout: null, dismissible: false });
    expect(shown()[0]).toMatchObject({ timeout: null, dismissible: false });
  });

  test('[ALERTS-2] [ALERTS-6] stand in the order in which they came, and go one by one', () => {
    const first = add({ type: 'info', message: 'one' });
    add({ type: 'info', message: 'one' });
    add({ type: 'info', message: 'two' });
    dismiss(first);
    expect(shown().map(({ message }) => message)).toEqual(['one', 'two']);
  });

  test('[ALERTS-3] that have gone can be read again, the newest first', () => {
    const ids = ['one', 'two'].map((message) => add({ type: 'info', message }));
    for (const id of ids) dismiss(id);
    expect(shown()).toEqual([]);
    expect(past()).toEqual(['two', 'one']);
  });

  test('[ALERTS-3] are gone with the page', async () => {
    dismiss(add({ type: 'info', message: 'one' }));
    vi.resetModules();
    const { useAlerts: ofNextPage } = await import('./alerts.ts');
    expect(ofNextPage.getState()).toMatchObject({ alerts: [], past: [] });
  });

  test('[ALERTS-8] go for good with the customer to whom they were said', () => {
    add({ type: 'error', message: 'Your limit is reached.' });
    dismiss(add({ type: 'info', message: 'one' }));
    resetStores();
    expect([shown(), past()]).toEqual([[], []]);
  });

  test('[ALERTS-7] are kept once each, and no more than fifty', () => {
    const id = add({ type: 'info', message: 'twice' });
    dismiss(id);
    dismiss(id);
    expect(past()).toEqual(['twice']);
    for (let index = 0; index < MAX_PAST_ALERTS; index += 1) dismiss(add({ type: 'info', message: `${index}` }));
    expect(past()).toHaveLength(MAX_PAST_ALERTS);
    expect(past()).not.toContain('twice');
  });
});
