import type { SlipTicket } from '@paddock/betslip';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveNow } from './betting/use-now.ts';
import { fieldOf, type TicketField } from './ticket-field.model.ts';

/**
 * The horses of each race. The same array as long as they are the same, so that new odds do not
 * render the grid again.
 */
export function useFields({ races }: SlipTicket, live: LiveNow): readonly TicketField[] {
  const { t } = useTranslation('mf-racing');
  const known = races.flatMap(({ id }) => live.races.get(id) ?? []);
  const key = known.map(({ id, runners }) => [id, ...runners.map(({ startNr, status }) => startNr + (status ?? ''))]);
  const tracks = new Set(known.map(({ trackName }) => trackName));
  return useMemo(
    () =>
      known.map((race) => {
        const { number, trackName: track } = race;
        if (known.length === 1) return fieldOf(race, '', '');
        return tracks.size > 1
          ? fieldOf(race, t('slip.race', { track, number }), t('slip.legOf', { track: track.slice(0, 3), number }))
          : fieldOf(race, t('slip.leg', { number }), t('slip.legShort', { number }));
      }),
    [key.join(), t],
  );
}
