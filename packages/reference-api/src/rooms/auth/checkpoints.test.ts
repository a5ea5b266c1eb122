import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { TERMS_VERSION } from '../customer/terms.ts';
import { assertNoCheckpoint, type CheckpointFacts, checkpointsOf } from './checkpoints.ts';

const noon = '2026-11-21T12:00:00Z';
const now = Date.parse(noon);

const inOrder: CheckpointFacts = {
  customerstatus_id: 1,
  terms_version: TERMS_VERSION,
  identity_validated_at: now,
  age_validated_at: now,
  schufa_checked_date: null,
};

describe('[AUTH-19] [AUTH-20] the checkpoints of a customer', () => {
  test('are none when everything is in order', () => {
    expect(checkpointsOf(inOrder, now)).toEqual([]);
  });

  test.each<[string, Partial<CheckpointFacts>]>([
    ['check_TC', { terms_version: '2025-01' }],
    ['check_TC', { terms_version: null }],
    ['check_identity_status', { customerstatus_id: 6, identity_validated_at: null }],
    ['check_identity', { identity_validated_at: null }],
    ['check_identity', { customerstatus_id: 15, identity_validated_at: null }],
    ['check_age', { age_validated_at: null }],
    ['check_age', { age_validated_at: now + 1 }],
    ['check_identity_status', { identity_validated_at: now + 1 }],
    ['schufa_checked_date', { schufa_checked_date: '2025-11-21' }],
  ])('hold %s with %o', (checkpoint, differs) => {
    expect(checkpointsOf({ ...inOrder, ...differs }, now)).toEqual([checkpoint]);
  });

  test('hold no identity check for a provisional customer, who may deposit', () => {
    expect(checkpointsOf({ ...inOrder, customerstatus_id: 9, identity_validated_at: null }, now)).toEqual([]);
  });

  test('ask for means again a year after the check', () => {
    const checked = { ...inOrder, schufa_checked_date: '2026-02-28' };
    expect(checkpointsOf(checked, Date.parse('2027-02-27T23:59:59Z'))).toEqual([]);
    expect(checkpointsOf(checked, Date.parse('2027-02-28T00:00:00Z'))).toEqual(['schufa_checked_date']);
  });

  test('come all, terms first', () => {
    const all = { ...inOrder, terms_version: null, identity_validated_at: null, age_validated_at: null };
    expect(checkpointsOf(all, now)).toEqual(['check_TC', 'check_identity', 'check_age']);
  });

  test('refuse what is gated, with the first one as code', async () => {
    const database = await createTestApi(noon).database();
    const idOf = async (username: string) =>
      (await database.selectFrom('customer').select('id').where('username', '=', username).executeTakeFirstOrThrow())
        .id;
    await expect(assertNoCheckpoint(database, await idOf('active'), now)).resolves.toBeUndefined();
    await expect(assertNoCheckpoint(database, await idOf('terms-outdated'), now)).rejects.toMatchObject({
      status: 403,
      code: 'check_TC',
      parts: { extended: { checkpoints: ['check_TC'] } },
    });
    await expect(assertNoCheckpoint(database, await idOf('identity'), now)).rejects.toMatchObject({
      code: 'check_identity_status',
    });
  });
});
