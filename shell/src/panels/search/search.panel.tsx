import { apiDate } from '@paddock/i18n';
import { RetryButton } from '@paddock/pages';
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import part from '../panel-part.module.css';
import styles from './search.module.css';
import { SearchResults } from './search-results.tsx';
import { LONGEST_PHRASE, useSearch } from './use-search.ts';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Horses, races, tracks and people of the days around today. Arrow keys go through what was found, Enter takes the first. */
export function SearchPanel() {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const { data, error, asked, isFetching, refetch } = useSearch(typed);
  const panel = useRef<HTMLDivElement>(null);

  const links = () => [...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])];
  const takeFirst = (event: SubmitEvent) => {
    event.preventDefault();
    links()[0]?.click();
  };
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const field = panel.current?.querySelector('input');
    if (!step || !field) return;
    event.preventDefault();
    const stops = [field, ...links()];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the field and of the links in it
    <div ref={panel} className={part.part} onKeyDown={walk}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than browsers that we serve */}
      <form role="search" onSubmit={takeFirst}>
        <label className={styles.label} htmlFor="search-phrase">
          {t('search.label')}
        </label>
        <input
          id="search-phrase"
          type="search"
          className={styles.field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={LONGEST_PHRASE}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
      {/* Always there, so that what comes into it is read out. */}
      <p role="status" className={part.soft}>
        {statusOf()}
      </p>
      {error && asked && <RetryButton pending={isFetching} onClick={refetch} />}
      {data && <SearchResults results={data} today={apiDate(Date.now())} />}
    </div>
  );

  function statusOf(): string {
    if (!asked) return t('search.hint');
    if (error) return t('search.failed');
    if (!data) return t('search.pending');
    return data.length > 0 ? t('search.found', { count: data.length }) : t('search.nothing');
  }
}
