import { marksIn, type Now, priceOf, raceNowOf, type Slip } from '@paddock/betslip';
import { queryClient, serverNow, setPanelStatus } from '@paddock/host';
import { formatMoney, type Locale } from '@paddock/i18n';
import { raceQuery } from '../race.queries.ts';
import { readWagerTypes, wagerTypesQuery } from '../wager-types.queries.ts';
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

const COUNT = {
  de: (count: number) => (count === 1 ? '1 Wette' : `${count} Wetten`),
  en: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
} satisfies Record<Locale, (count: number) => string>;

/**
 * Publishes the state of a slip outside its panel: for the odds buttons, the header's button and
 * the phone's bar.
 * @param needsAttention whether a ticket needs the customer, as far as the slip was checked
 */
export async function publishSlip(slip: Slip, needsAttention = false): Promise<void> {
  const { tickets, unreadable } = slip;
  const count = tickets.length + unreadable.length;
  const now = knownNow(slip);
  const prices = tickets.map((ticket) => priceOf(ticket, now).price ?? ticket.seen?.price ?? null);
  const isPriced = prices.every((price) => price !== null);
  const sum = prices.reduce<number>((total, price) => total + (price ?? 0), 0);
  const textIn = (locale: Locale) =>
    [COUNT[locale](count), ...(isPriced ? [formatMoney(sum, locale)] : [])].join(' · ');
  const ticks = tickets
    .filter(({ races, draft }) => races.length === 1 && draft.way === 'singles')
    .flatMap(({ races: [race], pool, draft }) => {
      const horses = marksIn(draft, 'horses');
      return typeof horses === 'string' ? [] : horses.map((startNr) => ({ raceId: race.id, pool, startNr }));
    });
  await Promise.all([
    setTicks(ticks),
    setPanelStatus(
      'betslip',
      count === 0 ? null : { count, text: { de: textIn('de'), en: textIn('en') }, needsAttention },
    ),
  ]);
}
