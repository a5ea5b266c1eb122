import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useIntoSlip } from '../shared/betting/use-into-slip.ts';
import { nextRacesQuery } from '../shared/race.queries.ts';
import { RaceLine, RaceLines } from '../shared/races/race-line.tsx';
import { usePoolName } from '../shared/use-pool-name.ts';

/** The next races, each with a button for either colour. */
export function ColourBets() {
  const { t } = useTranslation('mf-racing');
  const poolName = usePoolName();
  const intoSlip = useIntoSlip();
  // A race leaves this list when it starts.
  const query = useRefreshedQuery(nextRacesQuery(), 'medium');
  return (
    <Card title={t('blackRed.bets')}>
      <QueryPart query={query} skeleton={<Skeleton height="17.5rem" />}>
        {({ data: races }) =>
          races.length === 0 ? (
            <EmptyState title={t('home.noNextRaces')} />
          ) : (
            <RaceLines items={races}>
              {(race) => (
                <RaceLine
                  key={race.id}
                  race={race}
                  action={(['red', 'black'] as const).map((colour) => (
                    <Button
                      key={colour}
                      size="small"
                      aria-label={t('blackRed.betOn', {
                        colour: t(`blackRed.${colour}`),
                        pool: poolName('WIN'),
                        track: race.trackName,
                        number: race.number,
                      })}
                      onClick={() =>
                        // The slip is a chunk: a page without a bet does not need it.
                        void intoSlip('WIN', async () => (await import('./put-colour.ts')).putColour(race.id, colour))
                      }
                    >
                      {t(`blackRed.${colour}Short`)}
                    </Button>
                  ))}
                />
              )}
            </RaceLines>
          )
        }
      </QueryPart>
    </Card>
  );
}
