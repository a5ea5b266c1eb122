import { ApiError } from '@paddock/api';
import { openModalForError, useModals } from '@paddock/host/shell';
import { beforeEach, describe, expect, test } from 'vitest';

beforeEach(() => useModals.setState({ shown: [], open: null }));

describe('system modals', () => {
  test('[FAILURES-7] open for an error whose code is their name, with what the error adds', () => {
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

  test.each([
    ['limit_exceeded', new ApiError({ kind: 'api', status: 409, code: 'limit_exceeded' })],
    ['no code', new ApiError({ kind: 'network' })],
  ])('[FAILURES-8] do not open for an error with %s', (_, error) => {
    expect(openModalForError(error)).toBe(false);
    expect(useModals.getState().open).toBeNull();
  });
});
