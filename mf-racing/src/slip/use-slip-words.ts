import type { Race } from '@paddock/api';
import { columnsOf, marksIn, priceOf, type SlipTicket, typeOf } from '@paddock/betslip';
import { useLocale } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import type { LiveNow } from '../shared/betting/use-now.ts';
import { usePoolName } from '../shared/use-pool-name.ts';

/** A multiple may combine races of any tracks of a country. */
const isOverTracks = (races: SlipTicket['races']): boolean => new Set(races.map(({ track }) => track)).size > 1;

const nameIn = (race: Race | undefined, startNr: number): string =>
  [startNr, race?.runners.find((runner) => runner.startNr === startNr)?.horse.name].filter(Boolean).join(' ');

/** Returns a function that describes a ticket in words: what it is, where, and on which horses. */
export function useSlipWords() {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });

  const raceOf = ({ races }: SlipTicket): string => {
    const [first] = races;
    if (races.length === 1) return t('slip.race', { track: first.track, number: first.number });
    if (isOverTracks(races)) return list.format(races.map(({ track, number }) => t('slip.legOf', { track, number })));
    return t('slip.legs', { track: first.track, numbers: list.format(races.map(({ number }) => String(number))) });
  };

  /** The horses, column by column. */
  const horsesOf = (ticket: SlipTicket, live: LiveNow): string => {
    const type = typeOf(ticket, live.now);
    if (!type) return '';
    const { namedNonRunners } = priceOf(ticket, live.now);
    const columns = columnsOf(ticket.draft, type);
    const parts = columns.flatMap(({ key, kind, at }) => {
      const marks = marksIn(ticket.draft, key);
      if (marks.length === 0) return [];
      const isOfLeg = kind === 'leg' || kind === 'reserve';
      const index = isOfLeg ? at - 1 : 0;
      const leg = ticket.races[index] ?? ticket.races[0];
      const race = live.races.get(leg.id);
      const horseOf = (startNr: number): string =>
        namedNonRunners[index]?.includes(startNr)
          ? `${nameIn(race, startNr)} (${t('ticket.nonRunner')})`
          : nameIn(race, startNr);
      const horses =
        typeof marks === 'string' ? t(`ticket.placeholderShort.${marks}`) : list.format(marks.map(horseOf));
      if (columns.length === 1) return [horses];
      const { track, number } = leg;
      const legName = isOverTracks(ticket.races) ? t('slip.legOf', { track, number }) : t('slip.leg', { number });
      return [`${isOfLeg ? legName : t(`ticket.columnLong.${kind}`, { at })}: ${horses}`];
    });
    return parts.join('; ') || t('slip.nothingYet');
  };

  const lineOf = (ticket: SlipTicket, live: LiveNow): string =>
    `${t('slip.label', { pool: poolName(ticket.pool), race: raceOf(ticket) })}: ${horsesOf(ticket, live)}`;

  return { raceOf, horsesOf, lineOf };
}
