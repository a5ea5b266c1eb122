import { openModal } from '@paddock/core';
import { provideShellServices, useModals } from '@paddock/core/shell';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const { show, accept, reject, dismiss } = useModals.getState();
const open = () => useModals.getState().open?.name;

beforeEach(() => {
  onTestFinished(provideShellServices({ systemModals: ['check_TC', 'loyalty_enroll_modal'] }));
  useModals.setState({ shown: [], open: null });
});

describe('a modal of a remote', () => {
  test('[MODALS-3] [MODALS-8] opens with its payload, and resolves with its end', async () => {
    const end = openModal('bets.receipt', { betId: 7 });
    expect(useModals.getState().open).toMatchObject({ name: 'bets.receipt', payload: { betId: 7 } });
    accept();
    expect(await end).toBe('accepted');
    const second = openModal('bets.receipt', { betId: 8 });
    reject();
    expect(await second).toBe('rejected');
  });

  test('[MODALS-7] never stands over one of the system: it waits for all of them, whenever they come', () => {
    show('check_TC');
    void openModal('bets.receipt', { betId: 7 });
    expect(open()).toBe('check_TC');
    accept();
    expect(open()).toBe('bets.receipt');
    show('loyalty_enroll_modal');
    expect(open()).toBe('loyalty_enroll_modal');
    reject();
    expect(open()).toBe('bets.receipt');
  });

  test('[MODALS-8] resolves with `gone` where it is taken away without an answer', async () => {
    const end = openModal('bets.receipt', { betId: 7 });
    dismiss();
    expect(await end).toBe('gone');
  });

  test('[MODALS-9] is a compile error with another payload', () => {
    // @ts-expect-error: a receipt is of one bet
    void openModal('bets.receipt', {});
  });
});
