import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { NumberTile } from '@paddock/ui/number-tile';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { OddsButton } from '../shared/betting/odds-button.tsx';
import { type Highlight, highlightsQuery } from '../shared/races/highlights.queries.ts';
import { RaceLine, RaceLines } from '../shared/races/race-line.tsx';

/** The same number as the next races beside them. */
const SHOWN = 5;

/** Today's highlights, with their reasons. */
export function Highlights() {
  const { t } = useTranslation('mf-racing');
  // A race that is over is no longer a highlight.
  const query = useRefreshedQuery(highlightsQuery, 'long');
  return (
    <Card title={t('highlights.title')}>
      <QueryPart query={query} skeleton={<Skeleton height="17.5rem" />}>
        {(races) =>
          races.length === 0 ? (
            <EmptyState title={t('highlights.none')} />
          ) : (
            <RaceLines items={races} limit={SHOWN}>
              {(race) => (
                <RaceLine key={race.id} race={race} action={<Favorite race={race} />}>
                  {race.reasons.map((reason) => (
                    <Badge key={reason} tone={reason === 'JACKPOT' ? 'accent' : 'neutral'}>
                      {t(`highlights.reason.${reason}`)}
                    </Badge>
                  ))}
                </RaceLine>
              )}
            </RaceLines>
          )
        }
      </QueryPart>
    </Card>
  );
}

/** The favourite of a highlight. */
function Favorite({ race: { id, status, favorites } }: { race: Highlight }) {
  const [favorite] = favorites;
  if (!favorite) return null;
  const { startNr, horse, odds } = favorite;
  return (
    <>
      <NumberTile number={startNr} />
      <OddsButton raceId={id} pool="WIN" startNr={startNr} horse={horse} odds={{ odds }} open={status === 'OPEN'} />
    </>
  );
}
