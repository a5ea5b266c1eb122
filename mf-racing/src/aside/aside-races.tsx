import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { useTranslation } from 'react-i18next';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { nextRacesQuery } from '../shared/races/race.queries.ts';
import { RaceLine, RaceLines } from '../shared/races/race-line.tsx';

const SHOWN = 3;

/** The next races, for a narrow column. */
export function AsideRaces() {
  const { t } = useTranslation('mf-racing');
  const query = useRefreshedQuery(nextRacesQuery(), 'medium');
  return (
    <Card title={t('home.nextRaces')}>
      <QueryPart query={query} skeleton={{ height: '14rem' }}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t('home.noNextRaces')}</p>
          ) : (
            <RaceLines items={data} limit={SHOWN}>
              {(race) => (
                <RaceLine key={race.id} race={race}>
                  <OffCountdown postTime={race.postTime} />
                </RaceLine>
              )}
            </RaceLines>
          )
        }
      </QueryPart>
    </Card>
  );
}
