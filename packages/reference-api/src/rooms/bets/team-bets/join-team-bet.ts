import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { Body, Data } from '../../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { balanceOf } from '../../payments/ledger.ts';
import { type Sending, takeOnce } from '../../sends/take-once.ts';
import { assertMayBet } from '../assert-may-bet.ts';
import { willSettle } from '../settle-due.ts';
import { payStake } from '../stake-money.ts';
import { type Pot, showShare, showTeamBet } from './show-team-bet.ts';
import type { TeamShareRow } from './team.tables.ts';
import { mailJoined } from './team-notifications.ts';
import { SMALLEST_SHARE, type TeamTip, teamTipOf } from './team-tips.ts';

type Joined = Data<'joinTeamBet'>;

interface Joining extends Sending {
  request: Body<'joinTeamBet'>;
}

const full = (free: number) =>
  new Refused(409, 'team_bet_full', {
    extended: { maximum: Math.max(0, free) },
  });

/** Adds to a team's pot within its limit, also concurrently. @throws Refused 409 `team_bet_full` */
const payIn = async (transaction: Transaction<Tables>, tip: TeamTip, amount: number): Promise<Pot> => {
  const pot = await transaction
    .insertInto('team_pot')
    .values({ team_tip_id: tip.id, tip: JSON.stringify(tip), total: amount, members: 1 })
    .onConflict((conflict) =>
      conflict.column('team_tip_id').doUpdateSet((row) => ({
        total: row('team_pot.total', '+', amount),
        members: row('team_pot.members', '+', 1),
      })),
    )
    .returning(['total', 'members'])
    .executeTakeFirstOrThrow();
  if (pot.total > tip.maxAmount) throw full(tip.maxAmount - (pot.total - amount));
  return pot;
};

export const potOf = async (transaction: Transaction<Tables> | Server['database'], id: number): Promise<Pot> => {
  const pot = await transaction
    .selectFrom('team_pot')
    .select(['total', 'members'])
    .where('team_tip_id', '=', id)
    .executeTakeFirst();
  return pot ?? { total: 0, members: 0 };
};

const shareOf = (transaction: Transaction<Tables>, customerId: number, id: number) =>
  transaction
    .selectFrom('team_share')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('team_tip_id', '=', id)
    .executeTakeFirst();

const assertOpen = (tip: TeamTip, now: number): void => {
  if (now >= tip.closesAt) throw new Refused(409, 'team_bet_closed');
};

const assertFits = (tip: TeamTip, amount: number, pot: Pot): void => {
  if (amount < SMALLEST_SHARE) {
    throw new Refused(409, 'stake_too_low.share', {
      words: { minstake: SMALLEST_SHARE },
      extended: { minstake: SMALLEST_SHARE },
    });
  }
  if (pot.total + amount > tip.maxAmount) throw full(tip.maxAmount - pot.total);
};

/**
 * Joins a team bet, or only checks whether that is possible. Idempotent: the same share is paid
 * once.
 * @throws Refused the current reason against it
 */
export const joinTeamBet = async ({ database, days, siteUrl, permit }: Server, joining: Joining): Promise<Joined> => {
  const { customerId, request, clock } = joining;
  const { team_tip_id: id, stake_amount: amount, nickname, confirmed } = request;
  const asked = { team_tip_id: id, stake_amount: amount, nickname, confirmed };
  // Read before the transaction: days use the database themselves.
  const tip = await teamTipOf(days, id);
  if (!tip) throw notFound('team bet');
  const race = await days.race(tip.race.id);
  const showKnown = async (transaction: Transaction<Tables>, known: TeamShareRow, now: number): Promise<Joined> => {
    const share = showShare(known, showTeamBet(tip, await potOf(transaction, id), race, now));
    return { ...asked, balance: await balanceOf(transaction, customerId), share };
  };
  const make = async (transaction: Transaction<Tables>, heldAt: number) => {
    const known = await shareOf(transaction, customerId, id);
    if (known) {
      if (known.stake_amount !== amount || known.nickname !== nickname) {
        throw new Refused(409, 'team_bet_joined');
      }
      return { id: known.id, result: await showKnown(transaction, known, heldAt) };
    }
    assertOpen(tip, heldAt);
    assertFits(tip, amount, await potOf(transaction, id));
    await assertMayBet(transaction, { customerId, permit, now: heldAt });
    if (confirmed === 0) {
      return { id: null, result: { ...asked, balance: await balanceOf(transaction, customerId), share: null } };
    }
    const pot = await payIn(transaction, tip, amount);
    // Joining locks the pot's row: the team bet may have closed during the wait.
    const now = clock();
    assertOpen(tip, now);
    const row = await transaction
      .insertInto('team_share')
      .values({
        customer_id: customerId,
        team_tip_id: id,
        stake_amount: amount,
        nickname,
        status: 'accepted',
        joined_at: now,
        settles_at: tip.officialAt,
        settled_at: null,
        payout: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const balance = await payStake(transaction, { customerId, amount, reference: `team:${row.id}`, at: now });
    await mailJoined(transaction, { customerId, tip, siteUrl, at: now });
    return { id: row.id, result: { ...asked, balance, share: showShare(row, showTeamBet(tip, pot, race, now)) } };
  };
  const joined = await takeOnce<Joined>(database, {
    ...joining,
    kind: 'team_bet',
    request: [id, amount, nickname],
    make,
    async repeat(transaction, shareId, now) {
      const known = await transaction
        .selectFrom('team_share')
        .selectAll()
        .where('id', '=', shareId)
        .executeTakeFirstOrThrow();
      return showKnown(transaction, known, now);
    },
  });
  willSettle(database, tip.officialAt);
  return joined;
};
