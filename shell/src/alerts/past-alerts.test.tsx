import { useAlerts } from '@paddock/host';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const { add, dismiss } = useAlerts.getState();
const opener = () => screen.queryByRole('button', { name: /^Frühere Meldungen/ });

beforeEach(() => useAlerts.setState({ alerts: [], past: [] }));

describe('an alert', () => {
  test('[ALERTS-4] [ALERTS-5] goes at its cross, unless it says otherwise', () => {
    showShell(createFakeSource({}), '/nowhere');
    act(() => {
      add({ type: 'warning', message: 'Keine Verbindung.', timeout: null, dismissible: false });
      add({ type: 'info', message: 'Gespeichert.', timeout: null });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    expect(screen.queryByText('Gespeichert.')).toBeNull();
    screen.getByText('Keine Verbindung.');
    expect(screen.queryByRole('button', { name: 'Meldung schließen' })).toBeNull();
  });
});

describe('alerts that have gone', () => {
  test('[PAST-1] [PAST-2] [PAST-3] can be read again, the newest first, each with its kind and time', async () => {
    showShell(createFakeSource({}), '/nowhere');
    expect(opener()).toBeNull();
    act(() => {
      dismiss(add({ type: 'success', message: 'Ihre Notiz ist gespeichert.' }));
      dismiss(add({ type: 'error', title: 'Error', message: 'Ihr Limit ist erreicht.' }));
    });
    fireEvent.click(screen.getByRole('button', { name: 'Frühere Meldungen (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Frühere Meldungen' });
    const [newest, oldest] = within(dialog).getAllByRole('listitem');
    expect(newest?.textContent).toMatch(/^Error, \d\d:\d\d:\d\dIhr Limit ist erreicht\.$/);
    expect(oldest?.textContent).toMatch(/^Erledigt, \d\d:\d\d:\d\dIhre Notiz ist gespeichert\.$/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[PAST-4] that cannot be shown now say so, and can be asked for again', async () => {
    vi.resetModules();
    vi.doMock('./past-alerts-dialog.tsx', () => Promise.reject(new Error('The chunk did not come')));
    showShell(createFakeSource({}), '/nowhere');
    act(() => dismiss(add({ type: 'info', message: 'Gespeichert.' })));
    fireEvent.click(screen.getByRole('button', { name: 'Frühere Meldungen (1)' }));
    await screen.findByText('Dieser Bereich ist gerade nicht erreichbar');
    vi.doUnmock('./past-alerts-dialog.tsx');
    fireEvent.click(screen.getByRole('button', { name: 'Frühere Meldungen (1)' }));
    await screen.findByRole('dialog', { name: 'Frühere Meldungen' });
  });
});
