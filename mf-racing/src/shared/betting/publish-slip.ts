import { type ApiData, apiKey } from '@paddock/api';
import { getBet } from '@paddock/api/bets';
import { marksIn, type Now, priceOf, raceNowOf, type Slip } from '@paddock/betslip';
import { queryClient, type Send, serverNow, setPanelStatus, useSends } from '@paddock/host';
import { formatMoney, type Locale } from '@paddock/i18n';
import { raceQuery } from '../race.queries.ts';
import { readWagerTypes, wagerTypesQuery } from '../wager-types.queries.ts';
import { isSent } from './free-tickets.ts';
import { setTicks } from './ticks.ts';

/** The races of the tickets that the page has already loaded. */
const knownNow = ({ tickets }: Slip): Now => {
  const ids = new Set(tickets.flatMap(({ races }) => races.map(({ id }) => id)));
  const races = [...ids].flatMap((id) => queryClient.getQueryData(raceQuery({ id }).queryKey) ?? []);
  return {
    at: new Date(serverNow()).toISOString(),
    races: new Map(races.map((race) => [race.id, raceNowOf(race)])),
    wagerTypes: readWagerTypes(queryClient.getQueryData(wagerTypesQuery.queryKey) ?? []),
    serverPrices: new Map(),
  };
};

/** The bets whose odds moved, and which the customer can still confirm, as far as the page knows. */
const countToConfirm = (): number =>
  queryClient
    .getQueriesData<ApiData<'getBet'>>({ queryKey: apiKey(getBet) })
    .filter(([, bet]) => bet?.status === 'confirmation_required' && Date.parse(bet.confirmUntil ?? '') > serverNow())
    .length;

const COUNT = {
  de: (count: number) => (count === 1 ? '1 Wette' : `${count} Wetten`),
  en: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
} satisfies Record<Locale, (count: number) => string>;
const TO_CONFIRM = { de: 'zu bestätigen', en: 'to confirm' } satisfies Record<Locale, string>;

/** The states of a send that leave its ticket in the slip. */
const LEFT: readonly Send['state']['status'][] = ['refused', 'void', 'unknown'];

/**
 * Publishes the state of a slip outside its panel: for the odds buttons, the header's button and
 * the phone's bar.
 * @param needsAttention whether a ticket needs the customer for another reason than how its send
 * ended, as far as the slip was checked
 */
export async function publishSlip(slip: Slip, needsAttention = false): Promise<void> {
  const { tickets, unreadable } = slip;
  const count = tickets.length + unreadable.length;
  const toConfirm = countToConfirm();
  const now = knownNow(slip);
  const prices = tickets.map((ticket) => priceOf(ticket, now).price ?? ticket.seen?.price ?? null);
  const isPriced = prices.every((price) => price !== null);
  const sum = prices.reduce<number>((total, price) => total + (price ?? 0), 0);
  const textIn = (locale: Locale) =>
    [
      ...(count > 0 ? [COUNT[locale](count)] : []),
      ...(count > 0 && isPriced ? [formatMoney(sum, locale)] : []),
      ...(toConfirm > 0 ? [`${COUNT[locale](toConfirm)} ${TO_CONFIRM[locale]}`] : []),
    ].join(' · ');
  // Another press on the odds of a ticket that was sent begins a new one.
  const sends = await useSends.read();
  const isLeft = tickets.some(({ id }) =>
    sends.some(({ subject, state, dismissed }) => subject === id && !dismissed && LEFT.includes(state.status)),
  );
  const ticks = tickets
    .filter((ticket) => ticket.races.length === 1 && ticket.draft.way === 'singles' && !isSent(ticket, sends))
    .flatMap(({ races: [race], pool, draft }) => {
      const horses = marksIn(draft, 'horses');
      return typeof horses === 'string' ? [] : horses.map((startNr) => ({ raceId: race.id, pool, startNr }));
    });
  await Promise.all([
    setTicks(ticks),
    setPanelStatus(
      'betslip',
      count + toConfirm === 0
        ? null
        : {
            count: count + toConfirm,
            text: { de: textIn('de'), en: textIn('en') },
            needsAttention: needsAttention || isLeft || toConfirm > 0,
          },
    ),
  ]);
}
