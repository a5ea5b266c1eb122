import type { NextRace } from '@paddock/api';
import { QueryPart } from '@paddock/pages';
import { Button } from '@paddock/ui/button';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useFrozenWhileHovered } from '../shared/races/use-frozen-while-hovered.ts';
import { NextRaceLine } from './next-race-line.tsx';
import styles from './next-races.module.css';
import { useNextRaces } from './use-next-races.ts';

/** The next races: five, and five more with each press. */
export function NextRaces() {
  const { t } = useTranslation('mf-racing');
  const { query, hasMore, more, focusNew } = useNextRaces();
  return (
    <Card title={t('home.nextRaces')}>
      <div className={styles.room}>
        <QueryPart query={query} skeleton={<Skeleton height="calc(5 * var(--line-height))" />}>
          {({ data }) => <RaceList races={data} focusNew={focusNew} />}
        </QueryPart>
        {hasMore && (
          <Button variant="quiet" size="small" pending={query.isPlaceholderData} onClick={more}>
            {t('home.moreRaces')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface RaceListProps {
  races: NextRace[];
  focusNew: (link: HTMLElement | null, at: number) => void;
}

function RaceList({ races, focusNew }: RaceListProps) {
  const { t } = useTranslation('mf-racing');
  const { value, handlers } = useFrozenWhileHovered(races);
  if (value.length === 0) return <EmptyState title={t('home.noNextRaces')} text={t('home.noNextRacesText')} />;
  return (
    <ol {...handlers}>
      {value.map((race, at) => (
        <NextRaceLine key={race.id} race={race} linkRef={(link) => focusNew(link, at)} />
      ))}
    </ol>
  );
}
