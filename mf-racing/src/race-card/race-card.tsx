import type { Race } from '@paddock/api';
import type { RaceChoice } from '@paddock/api/race-queries';
import { PageTitle, QueryPart } from '@paddock/pages';
import { LazySection } from '@paddock/pages/lazy-section';
import { classNames } from '@paddock/ui/class-names';
import { PageHeading } from '@paddock/ui/page-heading';
import { Skeleton } from '@paddock/ui/skeleton';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { MyBetsPart } from './my-bets/my-bets-part.tsx';
import { Outcome } from './outcome/outcome.tsx';
import { picturesOf } from './pictures.model.ts';
import { Pictures } from './pictures.tsx';
import { Pools } from './pools/pools.tsx';
import styles from './race-card.module.css';
import { RaceHeading } from './race-heading.tsx';
import { RaceNews } from './refresh/race-news.tsx';
import { useRace } from './refresh/use-race.ts';
import { useSteadyRace } from './refresh/use-steady-race.ts';
import { Runners } from './runners/runners.tsx';
import { useInPopup } from './shared/use-in-popup.ts';
import { Strip } from './strip/strip.tsx';

/** The page of one race. */
export function RaceCard({ choice }: { choice: RaceChoice }) {
  const { t } = useTranslation('mf-racing');
  const query = useRace(choice);
  const inPopup = useInPopup();
  return (
    <div className={classNames(styles.page, inPopup && styles.popup)}>
      {!query.data && (
        <>
          <PageTitle title={t('card.fallbackTitle')} />
          <PageHeading>{t('card.fallbackTitle')}</PageHeading>
        </>
      )}
      <QueryPart query={query} skeleton={<Skeleton height="48rem" />}>
        {(race) => <Refreshed race={race} />}
      </QueryPart>
    </div>
  );
}

/** A refresh renders with low priority: new odds for twenty runners take long on a slow phone. */
const Refreshed = ({ race }: { race: Race }) => <Parts race={useDeferredValue(race)} />;

/** Renders again only for a changed race, not for each state of the query. */
const Parts = memo(({ race: newest }: { race: Race }) => {
  const { race, news, show } = useSteadyRace(newest);
  const inPopup = useInPopup();
  return (
    <>
      {!inPopup && <Strip race={newest} />}
      <RaceHeading race={newest} />
      {/* The newest race, unless the pictures would appear or disappear by themselves. */}
      <Pictures race={(picturesOf(race) === null) === (picturesOf(newest) === null) ? newest : race} />
      <Outcome race={race} />
      <Runners race={race} />
      <LazySection name="pools" height={`${4 + 5 * race.pools.length}rem`}>
        <Pools race={race} />
      </LazySection>
      <MyBetsPart race={newest} />
      <RaceNews news={news} onShow={show} />
    </>
  );
});
