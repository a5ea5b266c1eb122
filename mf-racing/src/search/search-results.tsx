import { useLocale } from '@paddock/host';
import { apiDate, type CalendarDate, countryName, formatDate, formatTime, formatWeekday } from '@paddock/i18n';
import { RetryButton, useToday } from '@paddock/pages';
import { useTexts } from '@paddock/pages/room-texts';
import { CountryFlag } from '@paddock/ui/country-flag';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { groupResults, pathOfResult, type SearchResult } from './search.model.ts';
import { searchQuery } from './search.queries.ts';
import styles from './search-results.module.css';
import { TEXTS } from './texts.ts';

/** Horses, races, tracks and people of the days around today that match a phrase. */
export function SearchResults({ phrase }: { phrase: string }) {
  useTexts('mf-racing', TEXTS);
  const { t } = useTranslation('mf-racing');
  const { data, error, isFetching, refetch } = useQuery(searchQuery(phrase));
  const today = useToday();
  const groups = data && groupResults(data);
  return (
    <div className={styles.results}>
      <p role="status" className={styles.soft}>
        {statusOf()}
      </p>
      {error && <RetryButton pending={isFetching} onClick={refetch} />}
      {groups && <Groups groups={groups} today={today} />}
    </div>
  );

  function statusOf(): string {
    if (error) return t('search.failed');
    if (!groups) return t('search.pending');
    const count = groups.reduce((sum, { results }) => sum + results.length, 0);
    return count > 0 ? t('search.found', { count }) : t('search.nothing');
  }
}

interface GroupsProps {
  groups: ReturnType<typeof groupResults>;
  /** The present day at home. An earlier day leads to its results. */
  today: CalendarDate;
}

function Groups({ groups, today }: GroupsProps) {
  const { t } = useTranslation('mf-racing');
  return groups.map(({ group, results }) => (
    <section key={group} aria-labelledby={`search-${group}`}>
      <h2 id={`search-${group}`} className={styles.title}>
        {t(`search.${group}`)}
      </h2>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <ResultLink result={result} path={pathOfResult(result, today)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function ResultLink({ result, path }: { result: SearchResult; path: string }) {
  const { name, country } = result;
  return (
    <Link to={path} className={styles.link}>
      <CountryFlag country={country} label={countryName(country, useLocale())} />
      <span className={styles.result}>
        <span>{name}</span>{' '}
        <span className={styles.soft}>
          <Difference result={result} />
        </span>
      </span>
    </Link>
  );
}

/** The distinction between results of the same name: the country, the day, or the race. */
function Difference({ result: { type, country, trackName, date, raceNumber, postTime } }: { result: SearchResult }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  // An evening abroad is the next day on our clocks.
  const dayHere = postTime === null ? date : apiDate(postTime);
  const day = { weekday: formatWeekday(dayHere, locale), date: formatDate(dayHere) };
  if (type === 'track') return countryName(country, locale);
  if (raceNumber === null || postTime === null) return t('search.day', day);
  return (
    <>
      {trackName} {t('race.short', { number: raceNumber })}{' '}
      <span className={styles.time}>{t('search.start', { ...day, time: formatTime(postTime) })}</span>
    </>
  );
}
