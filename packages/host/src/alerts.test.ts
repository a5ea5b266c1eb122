import { useAlerts } from '@paddock/host';
import { beforeEach, describe, expect, it } from 'vitest';

const { add, dismiss } = useAlerts.getState();
const shown = () => useAlerts.getState().alerts;

beforeEach(() => useAlerts.setState({ alerts: [] }));

describe('alerts', () => {
  it('[HOST-1] go after 5 s, and an error after 10 s', () => {
    add({ type: 'info', message: 'Saved' });
    add({ type: 'error', message: 'Failed' });
    expect(shown().map(({ timeout }) => timeout)).toEqual([5_000, 10_000]);
  });

  it('[HOST-1] stay when they say so', () => {
    add({ type: 'warning', message: 'Offline', timeout: null, dismissible: false });
    expect(shown()[0]).toMatchObject({ timeout: null, dismissible: false });
  });

  it('[HOST-2] stand in the order in which they came, and go one by one', () => {
    const first = add({ type: 'info', message: 'one' });
    add({ type: 'info', message: 'one' });
    add({ type: 'info', message: 'two' });
    dismiss(first);
    expect(shown().map(({ message }) => message)).toEqual(['one', 'two']);
  });
});
