import type { ApiData } from '@paddock/api';
import { formatDate } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { PartPager } from '@paddock/pages/pager';
import { EmptyState } from '@paddock/ui/empty-state';
import { Skeleton } from '@paddock/ui/skeleton';
import { Cell, HeaderCell, Table } from '@paddock/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../../links.ts';
import { TrackSigns } from '../track-signs.tsx';
import { useFormatOdds } from '../use-format-odds.ts';
import { useGoing } from '../use-going.ts';
import { performancesQuery } from './horse.queries.ts';
import styles from './performances.module.css';

type Performance = ApiData<'getHorse'>['performances'][number];

interface PerformancesProps {
  horseId: number;
  /** Called when the reader follows a link to a race. */
  onLeave?: (() => void) | undefined;
}

/**
 * The past races of a horse, a page at a time. The pages have no URLs, because the horse has one.
 */
export function Performances({ horseId, onLeave }: PerformancesProps) {
  const { t } = useTranslation('mf-racing');
  const [page, setPage] = useState(1);
  const query = useQuery({ ...performancesQuery(horseId, page), placeholderData: keepPreviousData });
  return (
    <>
      <div className={styles.page}>
        <QueryPart query={query} skeleton={<Skeleton height="20rem" />}>
          {({ data: { performances } }) =>
            performances.length === 0 ? (
              <EmptyState title={t('horse.noPerformances')} />
            ) : (
              <PerformanceTable performances={performances} onLeave={onLeave} />
            )
          }
        </QueryPart>
      </div>
      <PartPager page={page} pages={query.data?.pagination?.totalPages ?? 1} onChange={setPage} />
    </>
  );
}

function PerformanceTable({
  performances,
  onLeave,
}: Pick<PerformancesProps, 'onLeave'> & { performances: Performance[] }) {
  const { t } = useTranslation('mf-racing');
  return (
    <Table caption={t('horse.performances')} captionHidden>
      <thead>
        <tr>
          <HeaderCell>{t('horse.race')}</HeaderCell>
          <HeaderCell numeric detail>
            {t('runners.distance')}
          </HeaderCell>
          <HeaderCell detail>{t('horse.going')}</HeaderCell>
          <HeaderCell detail>{t('horse.rider')}</HeaderCell>
          <HeaderCell>{t('horse.place')}</HeaderCell>
          <HeaderCell numeric detail>
            {t('runners.odds')}
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {performances.map((performance) => (
          <PerformanceRow key={performance.id} performance={performance} onLeave={onLeave} />
        ))}
      </tbody>
    </Table>
  );
}

function PerformanceRow({ performance, onLeave }: Pick<PerformancesProps, 'onLeave'> & { performance: Performance }) {
  const { t } = useTranslation('mf-racing');
  const formatOdds = useFormatOdds();
  const { id, date, country, raceType, trackName, number, name, distance, rider, odds } = performance;
  const goingWords = useGoing()(performance.going ?? '');
  const shownOdds = odds === null ? null : formatOdds(odds);
  const details = [
    t('race.distance', { metres: distance }),
    goingWords,
    rider?.name,
    shownOdds && t('horse.odds', { odds: shownOdds }),
  ].filter(Boolean);
  return (
    <tr>
      <HeaderCell scope="row" className={styles.race}>
        <Link to={raceHref(id)} onClick={onLeave}>
          {formatDate(date)} {t('card.heading', { track: trackName, number })}
        </Link>
        <span className={styles.name}>
          <TrackSigns country={country} raceType={raceType} /> {name}
        </span>
        <span className={styles.details}>{details.join('\u00a0· ')}</span>
      </HeaderCell>
      <Cell numeric detail>
        {t('race.distance', { metres: distance })}
      </Cell>
      <Cell detail>{goingWords}</Cell>
      <Cell detail>{rider?.name}</Cell>
      <Cell>
        <PerformanceOutcome performance={performance} />
      </Cell>
      <Cell numeric detail>
        {shownOdds}
      </Cell>
    </tr>
  );
}

/** `2. von 10`, or why the horse has no place. */
function PerformanceOutcome({ performance: { status, place, incident, runnerCount } }: { performance: Performance }) {
  const { t } = useTranslation('mf-racing');
  if (status === 'NON_RUNNER') return t('runners.nonRunner');
  if (incident) return t(`runners.incident.${incident}`);
  return place === null ? t('horse.unplaced') : t('horse.placed', { place, count: runnerCount });
}
