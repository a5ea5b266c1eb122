import { ApiError } from '@paddock/api';
import { onModalEnd, openModalForError, useModals } from '@paddock/host/shell';
import { beforeEach, describe, expect, it } from 'vitest';

const { show, accept, reject, dismiss } = useModals.getState();
const open = () => useModals.getState().open?.name;

beforeEach(() => useModals.setState({ shown: [], open: null }));

describe('system modals', () => {
  it('[HOST-35] are open one at a time, in the order of the table whatever the order of asking', () => {
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

  it('[HOST-35] asked for twice, a modal is the one that is open, with its payload and its way back', () => {
    show('check_identity', { payload: { threshold: 1 }, returnTo: '/user/payin' });
    const first = useModals.getState();
    show('check_identity', { payload: { threshold: 2 }, returnTo: '/' });
    expect(useModals.getState()).toBe(first);
    expect(first.open).toMatchObject({ name: 'check_identity', payload: { threshold: 1 } });
  });

  it('[HOST-36] tell how they ended: accepted, rejected, or gone without an answer', () => {
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

  it('[HOST-37] open for an error whose code is their name, with what the error adds', () => {
    const refusal = new ApiError({
      kind: 'api',
      status: 403,
      code: 'check_registration',
      extended: { reg_token: 'a1' },
    });
    expect(openModalForError(refusal)).toBe(true);
    expect(useModals.getState().open).toMatchObject({
      name: 'check_registration',
      payload: { reg_token: 'a1' },
    });
  });

  it.each([
    ['limit_exceeded', new ApiError({ kind: 'api', status: 409, code: 'limit_exceeded' })],
    ['no code', new ApiError({ kind: 'network' })],
  ])('[HOST-37] do not open for an error with %s', (_, error) => {
    expect(openModalForError(error)).toBe(false);
    expect(useModals.getState().open).toBeNull();
  });
});
