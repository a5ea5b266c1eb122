import { milliseconds } from 'date-fns/milliseconds';
import type { Body, Clock, OperationsOf } from '../../../server/operation/operation.types.ts';
import { Refused } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { type Rate, takeTurn, tooMany } from '../../../server/throttle/throttle.ts';
import { iso } from '../../../world/day/zone.ts';
import { assertOwnPassword } from '../../customer/assert-own-password.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { sessionEnded } from '../access-token.ts';
import { giveChallenge, takeChallenge } from '../passkeys/challenge.ts';
import { countSignature, domainOf, readSignature } from '../passkeys/verify-passkey.ts';
import { type Caller, needsStepUp, STEP_UP_MS } from './stepped-up.ts';

/** Limit of challenges for a customer. Each look at what is needed takes one. */
const rate: Rate = { kind: 'step-up', times: 60, windowMs: milliseconds({ minutes: 15 }) };

const wrong = () => new Refused(409, 'invalid_passkey.step_up');

/**
 * The proof that the customer sits at this session, before money leaves or the account changes
 * (account §6).
 */
export const stepUpOperations = ({ database, siteUrl }: Server): OperationsOf<'startStepUp' | 'stepUp'> => {
  /** @throws Refused 409 `invalid_passkey` or `wrong_password`, 429 */
  const prove = async (proof: Body<'stepUp'>, caller: Caller, clock: Clock): Promise<void> => {
    const { customerId } = caller;
    const { passkey: answer, current_password: password = '' } = proof;
    if (!answer) {
      await assertOwnPassword(database, { customerId, password, clock });
      return;
    }
    const passkey = await database
      .selectFrom('passkey')
      .selectAll()
      .where('id', '=', answer.id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    if (!passkey) throw wrong();
    const takes = (challenge: string) => takeChallenge(database, challenge, caller, clock());
    const counter = await readSignature(answer, passkey, { siteUrl, takes });
    if (counter === null || !(await countSignature(database, passkey, counter, clock()))) throw wrong();
  };

  return {
    async startStepUp({ customerId, sessionId, clock }) {
      const step_up = await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, customerId, clock);
        if (!(await needsStepUp(transaction, { customerId, sessionId }, now))) return null;
        const until = await takeTurn(transaction, rate, String(customerId), now);
        if (until !== null) throw tooMany('password', until, now);
        const passkeys = await transaction
          .selectFrom('passkey')
          .select('id')
          .where('customer_id', '=', customerId)
          .execute();
        return {
          challenge: await giveChallenge(transaction, { customerId, sessionId }, now),
          domain: domainOf(siteUrl),
          passkeys: passkeys.map(({ id }) => id),
        };
      });
      return { data: { step_up } };
    },

    async stepUp({ body, customerId, sessionId, clock }) {
      await prove(body, { customerId, sessionId }, clock);
      const now = await database.transaction().execute(async (transaction) => {
        const at = await holdCustomer(transaction, customerId, clock);
        const { numUpdatedRows } = await transaction
          .updateTable('session')
          .set({ stepped_up_at: at })
          .where('id', '=', sessionId)
          .where('customer_id', '=', customerId)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw sessionEnded();
        return at;
      });
      return { data: { until: iso(now + STEP_UP_MS) } };
    },
  };
};
