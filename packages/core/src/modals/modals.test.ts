import { onModalEnd, provideShellServices, useModals } from '@paddock/core/shell';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const { show, accept, reject, dismiss } = useModals.getState();
const open = () => useModals.getState().open?.name;

const ORDER = ['check_TC', 'check_age', 'check_identity', 'bonus_check', 'loyalty_enroll_modal'];

beforeEach(() => {
  onTestFinished(provideShellServices({ systemModals: ORDER }));
  useModals.setState({ shown: [], open: null });
});

describe('system modals', () => {
  test('[MODALS-1] [MODALS-5] are open one at a time, in the order of the table whatever the order of asking', () => {
    show('loyalty_enroll_modal');
    expect(open()).toBe('loyalty_enroll_modal');
    show('check_age');
    show('check_TC');
    expect(open()).toBe('check_TC');
    accept();
    expect(open()).toBe('check_age');
    accept();
    expect(open()).toBe('loyalty_enroll_modal');
    reject();
    expect(useModals.getState().open).toBeNull();
  });

  test('[MODALS-6] asked for twice, a modal is the one that is open, with its payload and its way back', () => {
    show('check_identity', { payload: { threshold: 1 }, returnTo: '/user/payin' });
    const first = useModals.getState();
    show('check_identity', { payload: { threshold: 2 }, returnTo: '/' });
    expect(useModals.getState()).toBe(first);
    expect(first.open).toMatchObject({ name: 'check_identity', payload: { threshold: 1 } });
  });

  test('[MODALS-2] tell how they ended: accepted, rejected, or gone without an answer', () => {
    const ends: unknown[] = [];
    const stop = onModalEnd(({ name, returnTo }, how) => ends.push([name, returnTo, how]));
    show('check_TC', { returnTo: '/race/7' });
    show('bonus_check');
    show('loyalty_enroll_modal');
    accept();
    reject();
    dismiss();
    accept();
    stop();
    show('check_TC');
    accept();
    expect(ends).toEqual([
      ['check_TC', '/race/7', 'accepted'],
      ['bonus_check', null, 'rejected'],
      ['loyalty_enroll_modal', null, 'gone'],
    ]);
  });
});
