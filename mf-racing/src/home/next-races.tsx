import type { RaceSummary } from '@paddock/api';
import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { Skeleton } from '@paddock/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFrozenWhileHovered } from '../shared/use-frozen-while-hovered.ts';
import { NextRace } from './next-race.tsx';
import styles from './next-races.module.css';
import { useNextRaces } from './use-next-races.ts';

/** The next races, five a page. */
export function NextRaces() {
  const { t } = useTranslation('mf-racing');
  const { page, pages, query } = useNextRaces();
  return (
    <Card title={t('home.nextRaces')} aside={<Pages page={page} pages={pages} />}>
      <div className={styles.room}>
        <QueryPart query={query} skeleton={<Skeleton height="20rem" />}>
          {({ data }) => <RaceList key={page} races={data} />}
        </QueryPart>
      </div>
    </Card>
  );
}

function RaceList({ races }: { races: RaceSummary[] }) {
  const { t } = useTranslation('mf-racing');
  const { value, handlers } = useFrozenWhileHovered(races);
  if (value.length === 0) return <EmptyState title={t('home.noNextRaces')} text={t('home.noNextRacesText')} />;
  return (
    <ol className={styles.list} {...handlers}>
      {value.map((race) => (
        <li key={race.id}>
          <NextRace race={race} />
        </li>
      ))}
    </ol>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('mf-racing');
  if (pages < 2 && page === 1) return null;
  const link = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <Link to={to === 1 ? '?' : `?page=${to}`} preventScrollReset className={linkButtonClass({ size: 'small' })}>
        {label}
      </Link>
    ) : (
      <span aria-hidden="true" className={`${linkButtonClass({ size: 'small' })} ${styles.noPage}`}>
        {label}
      </span>
    );
  return (
    <nav aria-label={t('home.pages')} className={styles.pages}>
      {link(page - 1, t('home.previous'))}
      <span className={styles.page}>{t('home.page', { page, pages })}</span>
      {link(page + 1, t('home.next'))}
    </nav>
  );
}
