import type { ApiData } from '@paddock/api';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { NumberTile } from '@paddock/ui/number-tile';
import { useTranslation } from 'react-i18next';
import { WinOdds } from '../shared/betting/win-odds.tsx';
import { raceQuery } from '../shared/race.queries.ts';
import { RaceLine } from '../shared/races/race-line.tsx';
import styles from './next-run.module.css';

type Run = NonNullable<ApiData<'getHorse'>['nextRun']>;

/** The next race of a horse, with its number and its win odds there. */
export function NextRun({ run }: { run: Run | null }) {
  const { t } = useTranslation('mf-racing');
  return (
    <Card title={t('horse.nextRun')}>
      {run ? <RaceOfRun run={run} /> : <p className={styles.none}>{t('horse.noNextRun')}</p>}
    </Card>
  );
}

function RaceOfRun({ run: { raceId, startNr } }: { run: Run }) {
  const { t } = useTranslation('mf-racing');
  const query = useRefreshedQuery(raceQuery({ id: raceId }), 'medium');
  return (
    <QueryPart query={query} skeleton={{ height: '6.5rem' }}>
      {(race) => (
        <>
          <ul>
            <RaceLine race={race} />
          </ul>
          <p className={styles.bet}>
            <NumberTile number={startNr} />
            <span className={styles.odds}>{t('runners.odds')}</span>
            <WinOdds race={race} startNr={startNr} />
          </p>
        </>
      )}
    </QueryPart>
  );
}
