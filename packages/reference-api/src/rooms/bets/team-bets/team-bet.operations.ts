import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { invalid, notFound } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { isDate, todayAt } from '../../../world/day/race-days.ts';
import { addDays } from '../../../world/day/zone.ts';
import { joinTeamBet, potOf } from './join-team-bet.ts';
import { showShare, showTeamBet } from './show-team-bet.ts';
import { notificationTypes, setNotification, unsubscribe } from './team-notifications.ts';
import { SMALLEST_SHARE, type TeamTip, teamTipOf, teamTipsOf } from './team-tips.ts';

/** The longest period of a list, in days. */
const MAX_DAYS = 31;

/** Amounts (cents) for pages to offer. */
const offered = [200, 500, 1000, 2500, 5000];

const daysBetween = (from: string, till: string): string[] => {
  if (!isDate(from)) throw invalid({ from: ['date'] });
  if (!isDate(till)) throw invalid({ till: ['date'] });
  if (till < from) throw invalid({ till: ['min'] });
  if (till > addDays(from, MAX_DAYS - 1)) throw invalid({ till: ['max'] });
  const dates = [from];
  while ((dates.at(-1) as string) < till) dates.push(addDays(dates.at(-1) as string, 1));
  return dates;
};

/** Team bets: the offer, joining, and mails about them. */
export const teamBetOperations = (
  server: Server,
): OperationsOf<
  | 'getTeamBets'
  | 'getTeamBet'
  | 'getMyTeamBets'
  | 'joinTeamBet'
  | 'getTeamTipAmounts'
  | 'getTeamTipNotificationTypes'
  | 'setTeamTipNotification'
  | 'unsubscribeTeamTip'
> => {
  const { database, days } = server;

  const tipOf = async (id: number): Promise<TeamTip> => {
    const tip = await teamTipOf(days, id);
    if (!tip) throw notFound('team bet');
    return tip;
  };

  const show = async (tip: TeamTip, now: number) =>
    showTeamBet(tip, await potOf(database, tip.id), await days.race(tip.race.id), now);

  return {
    async getTeamBets({ query: { from, till, page = 1, pagination: perPage = 10 }, now }) {
      const first = from ?? till ?? todayAt(now);
      const tips: TeamTip[] = [];
      for (const date of daysBetween(first, till ?? first)) {
        tips.push(...teamTipsOf(date, await days.meetingsOf(date)));
      }
      const shown = tips.slice((page - 1) * perPage, page * perPage);
      const data = [];
      for (const tip of shown) data.push(await show(tip, now));
      return { data, pagination: { page, perPage, count: data.length, total: tips.length } };
    },
    async getTeamBet({ path: { id }, now }) {
      const tip = await tipOf(id);
      const members = await database
        .selectFrom('team_share')
        .select('nickname')
        .where('team_tip_id', '=', id)
        .orderBy('id', 'desc')
        .limit(50)
        .execute();
      return { data: { ...(await show(tip, now)), nicknames: members.map(({ nickname }) => nickname) } };
    },
    async getMyTeamBets({ customerId, query: { page = 1, pagination: perPage = 10 }, now }) {
      const mine = database.selectFrom('team_share').where('team_share.customer_id', '=', customerId);
      const { total } = await mine.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
      const rows = await mine
        .innerJoin('team_pot', 'team_pot.team_tip_id', 'team_share.team_tip_id')
        .selectAll('team_share')
        .select(['team_pot.tip', 'team_pot.total', 'team_pot.members'])
        .orderBy('team_share.id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      const data = [];
      for (const { tip: text, total: paid, members, ...row } of rows) {
        const tip = JSON.parse(text) as TeamTip;
        const race = await days.race(tip.race.id);
        data.push(showShare(row, showTeamBet(tip, { total: paid, members }, race, now)));
      }
      const shown = { page, perPage, count: data.length, total: Number(total) };
      return { data, pagination: shown };
    },
    async joinTeamBet({ customerId, header, body, clock }) {
      const key = header['Idempotency-Key'] ?? null;
      const joining = { customerId, key, validUntil: body.valid_until, request: body, clock };
      return { data: await joinTeamBet(server, joining) };
    },
    async getTeamTipAmounts({ customerId, path: { id }, now }) {
      const tip = await tipOf(id);
      const { total } = await potOf(database, id);
      const mine = await database
        .selectFrom('team_share')
        .select('stake_amount')
        .where('customer_id', '=', customerId)
        .where('team_tip_id', '=', id)
        .executeTakeFirst();
      const maximum = now < tip.closesAt ? tip.maxAmount - total : 0;
      const amounts = offered.filter((amount) => amount <= maximum);
      return {
        data: { team_tip_id: id, minimum: SMALLEST_SHARE, maximum, amounts, joined: mine?.stake_amount ?? 0 },
      };
    },
    async getTeamTipNotificationTypes({ customerId, language }) {
      return { data: await notificationTypes(database, customerId, language) };
    },
    async setTeamTipNotification({ customerId, path: { id }, body: { active }, language }) {
      return { data: await setNotification(database, { customerId, id, active, language }) };
    },
    async unsubscribeTeamTip({ path: { id } }) {
      await unsubscribe(database, id);
      return { data: { unsubscribed: true } };
    },
  };
};
