import type { RaceResult } from '@paddock/api';
import { NumberTile } from '@paddock/ui/number-tile';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';

/** The start numbers of the winners of a meeting, race by race. */
export function Winners({ races }: { races: RaceResult[] }) {
  const { t } = useTranslation('mf-racing');
  return (
    <>
      <VisuallyHidden>{t('meetings.winners')}</VisuallyHidden>
      {races.map(({ id, placed }) =>
        placed
          .filter(({ place }) => place === 1)
          .map(({ startNr }) => <NumberTile key={`${id} ${startNr}`} number={startNr} />),
      )}
    </>
  );
}
