import type { Transaction } from 'kysely';
import type { Database } from '../../../server/database/open-database.ts';
import type { Tables } from '../../../server/database/tables.ts';
import type { Server } from '../../../server/operation/server.ts';
import type { RacePlan } from '../../../world/day/plan.types.ts';
import { earnPoints } from '../../loyalty/earn-points.ts';
import { notify } from '../../messenger/notify.ts';
import { lockCustomer } from '../../payments/ledger.ts';
import { payWinnings, refundStake } from '../stake-money.ts';
import { settlementTexts } from '../tell-settlement.ts';
import type { TeamShareRow } from './team.tables.ts';
import { unsubscribeLine, wantsMail } from './team-notifications.ts';
import { memberParts, type TeamOutcome, teamOutcome } from './team-outcome.ts';
import type { TeamTip } from './team-tips.ts';

const settleShare = async (
  transaction: Transaction<Tables>,
  row: TeamShareRow,
  tip: TeamTip,
  outcome: TeamOutcome & { siteUrl: string },
): Promise<void> => {
  const { status, won, refunded, siteUrl } = outcome;
  const at = row.settles_at as number;
  const payout = won + refunded;
  const money = { customerId: row.customer_id, reference: `team:${row.id}`, at };
  if (won > 0) await payWinnings(transaction, { ...money, amount: won });
  if (refunded > 0) await refundStake(transaction, { ...money, amount: refunded, stakedAt: row.joined_at });
  await earnPoints(transaction, { ...money, stake: row.stake_amount - refunded, placedAt: row.joined_at });
  const named = { de: 'Ihre Teamwette', en: 'Your team bet' };
  const texts = settlementTexts({ named, status, payout });
  if (texts) {
    const mail = (await wantsMail(transaction, row.customer_id, 'result'))
      ? { mailEnd: await unsubscribeLine(transaction, row.customer_id, siteUrl) }
      : { mailedBy: null };
    await notify(transaction, { ...money, ...texts, ...mail, type: 'team_bet', race_id: tip.race.id });
  }
  await transaction
    .updateTable('team_share')
    .set({ status, payout, settles_at: null, settled_at: at })
    .where('id', '=', row.id)
    .execute();
};

/** Settles all members of a team bet together, so that their parts add up to the payout. */
const settleTeam = async (
  { database, siteUrl }: Pick<Server, 'database' | 'siteUrl'>,
  tip: TeamTip,
  race: RacePlan | null,
): Promise<void> => {
  // A fixed order, so that two processes never deadlock. Joining has ended.
  const members = await database
    .selectFrom('team_share')
    .select('customer_id')
    .where('team_tip_id', '=', tip.id)
    .orderBy('customer_id')
    .execute();
  await database.transaction().execute(async (transaction) => {
    for (const { customer_id } of members) await lockCustomer(transaction, customer_id);
    const rows = await transaction
      .selectFrom('team_share')
      .selectAll()
      .where('team_tip_id', '=', tip.id)
      .orderBy('id')
      .execute();
    const stakes = rows.map(({ stake_amount }) => stake_amount);
    const { status, won, refunded } = teamOutcome(
      race,
      tip,
      stakes.reduce((sum, stake) => sum + stake, 0),
    );
    const parts = memberParts({ won, refunded }, stakes);
    for (const [at, row] of rows.entries()) {
      // Skip what another process has settled.
      if (row.settles_at === null) continue;
      await settleShare(transaction, row, tip, { status, siteUrl, ...(parts[at] as (typeof parts)[number]) });
    }
  });
};

/** Settles every team bet whose race is OFFICIAL at an instant (ms). */
export const settleTeamShares = async (
  server: Pick<Server, 'database' | 'days' | 'siteUrl'>,
  now: number,
): Promise<void> => {
  const { database, days } = server;
  const due = await database
    .selectFrom('team_pot')
    .select('tip')
    .where('team_tip_id', 'in', (query) =>
      query.selectFrom('team_share').select('team_tip_id').where('settles_at', '<=', now),
    )
    .execute();
  for (const { tip: text } of due) {
    const tip = JSON.parse(text) as TeamTip;
    await settleTeam(server, tip, await days.race(tip.race.id));
  }
};

/** The instant (ms) at which the next team bet becomes due; null without one. */
export const nextTeamSettlement = async (database: Database): Promise<number | null> => {
  const { next } = await database
    .selectFrom('team_share')
    .select(({ fn }) => fn.min('settles_at').as('next'))
    .where('settles_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return next === null ? null : Number(next);
};
