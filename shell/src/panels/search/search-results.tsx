import { useLocale } from '@paddock/host';
import { type CalendarDate, countryName, formatDate } from '@paddock/i18n';
import { CountryFlag } from '@paddock/ui/country-flag';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIntentPrefetch } from '../../remotes/use-intent-prefetch.ts';
import part from '../panel-part.module.css';
import { groupResults, pathOfResult, type SearchResult } from './search.model.ts';
import styles from './search.module.css';

interface SearchResultsProps {
  results: readonly SearchResult[];
  /** The day at home: of earlier ones the results are shown. */
  today: CalendarDate;
}

/** What was found, as links by group. */
export function SearchResults({ results, today }: SearchResultsProps) {
  const { t } = useTranslation('shell');
  return groupResults(results).map(({ group, results }) => (
    <section key={group} aria-labelledby={`search-${group}`}>
      <h2 id={`search-${group}`} className={part.title}>
        {t(`search.${group}`)}
      </h2>
      <ul className={part.links}>
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
  const intent = useIntentPrefetch();
  const locale = useLocale();
  const { name, country, trackName, date } = result;
  const place = trackName === name ? null : trackName;
  return (
    <Link to={path} {...intent(path)}>
      <CountryFlag country={country} label={countryName(country, locale)} />
      <span className={styles.result}>
        <span>{name}</span>
        <span className={part.soft}>{[place, formatDate(date)].filter(Boolean).join(', ')}</span>
      </span>
    </Link>
  );
}
