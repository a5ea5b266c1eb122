import { type ApiData, apiKey } from '@paddock/api';
import { getBet } from '@paddock/api/bets';
import { marksIn, type Now, priceOf, raceNowOf, type Slip } from '@paddock/betslip';
import { isLoggedIn, queryClient, type Send, serverNow, setPanelStatus, useSends } from '@paddock/host';
import { formatMoney, type Locale } from '@paddock/i18n';
import { raceQuery } from '../race.queries.ts';
import { readWagerTypes, wagerTypesQuery } from '../wager-types.queries.ts';
import { isSent } from './free-tickets.ts';
import { slipStore } from './slip.store.ts';
import { setTicks } from './ticks.ts';
import { toConfirmStore } from './to-confirm.store.ts';

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

/**
 * Until when the bets whose odds moved can be confirmed (ms, server's clock), as far as this
 * browser knows.
 */
async function readToConfirm(): Promise<number[]> {
  const known = queryClient
    .getQueriesData<ApiData<'getBet'>>({ queryKey: apiKey(getBet) })
    .flatMap(([, bet]) => (bet ? [[bet.id, bet.status === 'confirmation_required' && bet.confirmUntil] as const] : []));
  const stored = await toConfirmStore.read();
  if (Object.keys(stored).length === 0 && !known.some(([, until]) => until)) return [];
  const left = await toConfirmStore.update((before) =>
    Object.fromEntries(
      Object.entries({ ...before, ...Object.fromEntries(known) }).filter(
        (entry): entry is [string, string] => Date.parse(entry[1] || '') > serverNow(),
      ),
    ),
  );
  return Object.values(left).map((until) => Date.parse(until));
}

const COUNT = {
  de: (count: number) => (count === 1 ? '1 Wette' : `${count} Wetten`),
  en: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
} satisfies Record<Locale, (count: number) => string>;
const TO_CONFIRM = { de: 'zu bestätigen', en: 'to confirm' } satisfies Record<Locale, string>;

/** The states of a send that leave its ticket in the slip. */
const LEFT: readonly Send['state']['status'][] = ['refused', 'void', 'unknown'];

/** `needsAttention` as it was last published. */
let isMarked = false;
/** Runs when the next bet can no longer be confirmed. */
let nextEnd: ReturnType<typeof setTimeout> | undefined;

/** Publishes the newest slip after a change of something else. */
export async function publishAgain(): Promise<void> {
  // At the end of a session the shell keeps what is stored: it must not be overwritten before.
  if (isLoggedIn()) await publishSlip(await slipStore.read(), isMarked);
}

/**
 * Publishes the state of a slip outside its panel: for the odds buttons, the header's button and
 * the phone's bar.
 * @param needsAttention whether a ticket needs the customer for another reason than how its send
 * ended, as far as the slip was checked
 */
export async function publishSlip(slip: Slip, needsAttention = false): Promise<void> {
  const { tickets, unreadable } = slip;
  const count = tickets.length + unreadable.length;
  isMarked = needsAttention;
  const ends = await readToConfirm();
  const toConfirm = ends.length;
  clearTimeout(nextEnd);
  if (toConfirm > 0) nextEnd = setTimeout(() => void publishAgain(), Math.min(...ends) - serverNow());
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
