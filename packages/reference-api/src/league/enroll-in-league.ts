import type { Database } from '../database/open-database.ts';
import { assertMayTakeBonus } from '../loyalty/assert-may-take-bonus.ts';
import { assertEnrolled } from '../loyalty/points.ts';
import { holdCustomer } from '../money/ledger.ts';
import type { Clock } from '../operation/operation.types.ts';
import { Refused } from '../operation/refused.ts';
import { generatedNicknames } from './generated-players.ts';

const nicknameKey = (nickname: string) => nickname.toLowerCase();

const reserved: ReadonlySet<string> = new Set(generatedNicknames.map(nicknameKey));

const taken = () => new Refused(409, 'nickname_taken');

/**
 * Lets a customer play in the league. The same nickname again changes nothing.
 * @throws Refused 409 `nickname_taken`, or `league_already_enrolled` for a customer who has another one
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
