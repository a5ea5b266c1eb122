import type { ApiData, Race } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { raceQuery } from '../shared/races/race.queries.ts';
import { RaceLine } from '../shared/races/race-line.tsx';
import { StartNumber } from '../shared/start-number.tsx';
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
  const query = useRefreshedQuery(raceQuery({ id: raceId }), 'medium');
  return (
    <QueryPart query={query} skeleton={{ height: '3.5rem' }}>
      {(race) => (
        <>
          <ul className={styles.race}>
            <RaceLine race={race} />
          </ul>
          <WinOdds race={race} startNr={startNr} />
        </>
      )}
    </QueryPart>
  );
}

function WinOdds({ race, startNr }: { race: Race; startNr: number }) {
  const locale = useLocale();
  const odds = race.runners.find((runner) => runner.startNr === startNr)?.odds.current ?? null;
  return (
    <p className={styles.odds}>
      <StartNumber startNr={startNr} />
      {odds !== null && formatOdds(odds, locale)}
    </p>
  );
}
