import type { ApiData, Race } from '@paddock/api';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { NumberTile } from '@paddock/ui/number-tile';
import { useTranslation } from 'react-i18next';
import { OddsButton } from '../shared/odds-button.tsx';
import { raceQuery } from '../shared/races/race.queries.ts';
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
  const query = useRefreshedQuery(raceQuery({ id: raceId }), 'medium');
  return (
    <QueryPart query={query} skeleton={{ height: '6.5rem' }}>
      {(race) => (
        <>
          <ul className={styles.race}>
            <RaceLine race={race} />
          </ul>
          <WinBet race={race} startNr={startNr} />
        </>
      )}
    </QueryPart>
  );
}

function WinBet({ race: { id, pools, runners }, startNr }: { race: Race; startNr: number }) {
  const { t } = useTranslation('mf-racing');
  const runner = runners.find((each) => each.startNr === startNr);
  const pool = pools.find(({ name }) => name === 'WIN');
  if (!runner) return null;
  const { current } = runner.odds;
  return (
    <p className={styles.bet}>
      <NumberTile number={startNr} />
      <span className={styles.odds}>{t('runners.odds')}</span>
      <OddsButton
        raceId={id}
        pool="WIN"
        startNr={startNr}
        horse={runner.horse.name}
        odds={current === null ? null : { odds: current }}
        open={pool?.status === 'OPEN' && runner.status === null}
      />
    </p>
  );
}
