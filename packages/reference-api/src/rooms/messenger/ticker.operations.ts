import type { components } from '@paddock/api';
import type { Call, OperationsOf } from '../../server/operation/operation.types.ts';
import { iso } from '../../world/day/zone.ts';
import type { Ticker, TickerEntry } from './ticker.ts';

type TickerCall = Call<'getLiveticker'>;

/** Entries of a page (second §9). */
const pageOf = { index: 20, refresh: 100, older: 20 };

const isAsked =
  ({ 'country[]': countries, 'race_type[]': raceTypes, 'types[]': types }: TickerCall['query']) =>
  ({ type, race }: TickerEntry): boolean =>
    (countries?.includes(race.country) ?? true) &&
    (raceTypes?.includes(race.race_type) ?? true) &&
    (types?.includes(type) ?? true);

/** The requested page of entries, newest first. */
const pageFor = (entries: readonly TickerEntry[], { path: { action }, query }: TickerCall): TickerEntry[] => {
  const { id, pagination = pageOf[action] } = query;
  if (id === undefined || action === 'index') return entries.slice(0, pagination);
  if (action === 'older') return entries.filter((entry) => entry.id < id).slice(0, pagination);
  // The oldest of the new entries, so that the next refresh leaves no gap.
  return entries.filter((entry) => entry.id > id).slice(-pagination);
};

const showEntry = (
  { id, at, type, race, startnr, text }: TickerEntry,
  language: TickerCall['language'],
): components['schemas']['TickerEntry'] => ({
  id,
  at: iso(at),
  type,
  race_id: race.id,
  meeting_id: race.meeting_id,
  race_number: race.number,
  track_name: race.track_name,
  country: race.country,
  race_type: race.race_type,
  startnr,
  text: text[language],
});

/** The live ticker of the racing, for everybody. */
export const tickerOperations = (ticker: Ticker): OperationsOf<'getLiveticker'> => ({
  getLiveticker: {
    translated: true,
    async lasting(call) {
      const { entries, until } = await ticker.at(call.now);
      const page = pageFor(entries.filter(isAsked(call.query)), call);
      return { data: page.map((entry) => showEntry(entry, call.language)), until };
    },
  },
});
