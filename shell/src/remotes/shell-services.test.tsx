import { href, type ModalProps, openModal, send } from '@paddock/host';
import type { Contract } from '@paddock/host/remote-config';
import { useModals } from '@paddock/host/shell';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { showShell } from '../testing/show-shell.tsx';

const planted = {
  gives: {
    links: { paddock: '/paddock/:id' },
    modals: { 'bets.receipt': { betId: 'number' } },
    messages: { 'slip.add': { raceId: 'number' } },
  },
} as const satisfies Contract;
declare module '@paddock/host/remote-config' {
  interface Contracts {
    planted: typeof planted;
  }
}

function Receipt({ payload, accept }: ModalProps<'bets.receipt'>) {
  return (
    <dialog open aria-label="Beleg">
      Wette {payload.betId}
      <button type="button" onClick={accept}>
        Gut
      </button>
    </dialog>
  );
}

const taken = vi.fn();
const source = (load = async () => ({ modals: { 'bets.receipt': Receipt }, takes: { 'slip.add': taken } })) =>
  createFakeSource({
    'mf-b': {
      modals: ['bets.receipt'],
      takes: ['slip.add'],
      links: { paddock: '/koppel/:id' },
      load,
    },
  });

afterEach(() => {
  taken.mockReset();
  act(() => useModals.getState().dismiss());
});

describe('what one remote gives another', () => {
  test('[ROUTING-9] is a link with the path that its owner claims in this release', () => {
    showShell(source(), '/');
    expect(href('paddock', { id: 7 })).toBe('/koppel/7');
  });

  test('[ROUTING-22] is a message, for which the remote is loaded', async () => {
    const remotes = source();
    showShell(remotes, '/');
    send('slip.add', { raceId: 7 });
    await waitFor(() => expect(taken).toHaveBeenCalledWith({ raceId: 7 }));
    expect(remotes.loads).toEqual(['mf-b']);
  });

  test('[ROUTING-23] is dropped where the remote cannot be had, and nothing fails', async () => {
    const remotes = source(async () => {
      throw new Error('away');
    });
    const report = vi.spyOn(remotes, 'reportRenderError');
    showShell(remotes, '/');
    send('slip.add', { raceId: 7 });
    await waitFor(() => expect(report).toHaveBeenCalled());
  });
});

describe('a modal that a remote claims', () => {
  test('[SYSTEM-50] is rendered with its payload, and its answer closes it', async () => {
    showShell(source(), '/');
    const end = openModal('bets.receipt', { betId: 41 });
    await screen.findByText('Wette 41');
    fireEvent.click(screen.getByRole('button', { name: 'Gut' }));
    expect(await end).toBe('accepted');
    await waitFor(() => expect(screen.queryByText('Wette 41')).toBeNull());
  });

  test('[SYSTEM-17] waits while a modal of the system is due', async () => {
    showShell(source(), '/');
    await act(async () => useModals.getState().show('lugas_logout_modal'));
    void openModal('bets.receipt', { betId: 41 });
    await act(async () => {});
    expect(screen.queryByText('Wette 41')).toBeNull();
    act(() => useModals.getState().dismiss('lugas_logout_modal'));
    await screen.findByText('Wette 41');
  });

  test.each([
    ['cannot be loaded', () => source(async () => Promise.reject(new Error('away')))],
    ['is given by no remote of the release', () => createFakeSource({})],
  ])('[SYSTEM-48] [SYSTEM-49] goes without an answer where it %s, and the customer hears it', async (_, remotes) => {
    showShell(remotes(), '/');
    const end = openModal('bets.receipt', { betId: 41 });
    expect(await end).toBe('gone');
    await screen.findByText('Es ist ein Fehler aufgetreten', { exact: false });
    vi.mocked(console.error).mockClear();
  });
});
