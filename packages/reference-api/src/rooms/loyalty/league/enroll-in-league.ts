import type { Database } from '../../../server/database/open-database.ts';
import type { Clock } from '../../../server/operation/operation.types.ts';
import { Refused } from '../../../server/operation/refused.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { assertMayTakeBonus } from '../assert-may-take-bonus.ts';
import { assertEnrolled } from '../points.ts';
import { generatedNicknames } from './generated-players.ts';

const nicknameKey = (nickname: string) => nickname.toLowerCase();

const reserved: ReadonlySet<string> = new Set(generatedNicknames.map(nicknameKey));

const taken = () => new Refused(409, 'nickname_taken');

/**
 * Enrolls a customer in the league. Idempotent for the same nickname.
 * @throws Refused 409 `nickname_taken`, or `league_already_enrolled` for a customer who has another
 * one
 */
export const enrollInLeague = (
  database: Database,
  { customerId, nickname, clock }: { customerId: number; nickname: string; clock: Clock },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    const member = await transaction
      .selectFrom('league_member')
      .select('nickname')
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    if (member?.nickname === nickname) return;
    if (member) {
      throw new Refused(409, 'league_already_enrolled', { words: { nickname: member.nickname } });
    }
    await assertMayTakeBonus(transaction, customerId, now);
    await assertEnrolled(transaction, customerId);
    const key = nicknameKey(nickname);
    if (reserved.has(key)) throw taken();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('league_member')
      .values({ customer_id: customerId, nickname, nickname_key: key, enrolled_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw taken();
  });
