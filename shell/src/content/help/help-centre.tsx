import { QueryPart } from '@paddock/pages';
import { EmptyState } from '@paddock/ui/empty-state';
import { FilterBar, FilterText } from '@paddock/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { helpHref } from '../../links.ts';
import { paths } from '../../paths.ts';
import { useFilter } from '../filter/use-filter.ts';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { findHelp, HELP_CATEGORIES } from './help.model.ts';
import styles from './help.module.css';
import { type HelpEntry, helpQuery } from './help.queries.ts';

/** The glossary by category, with a separate page for each term, and a search in all of it. */
export function HelpCentre() {
  const { t } = useTranslation('shell');
  const [filter, setFilter] = useFilter('phrase');
  return (
    <ReadingPage title={t('help.title')}>
      <p>
        {t('help.intro')} <Link to={paths.contact}>{t('help.contact')}</Link>
      </p>
      <QueryPart query={useQuery(helpQuery())} skeleton={{ height: '80rem' }}>
        {(entries) => {
          const found = findHelp(entries, filter.phrase);
          return (
            <>
              <FilterBar label={t('help.search')} found={t('help.found', { count: found.length })}>
                <FilterText
                  label={t('help.phrase')}
                  value={filter.phrase}
                  onChange={(phrase) => setFilter({ phrase })}
                />
              </FilterBar>
              {found.length === 0 && <EmptyState title={t('help.none')} />}
              {HELP_CATEGORIES.map((category) => (
                <Category
                  key={category}
                  title={t(`help.category.${category}`)}
                  entries={found.filter((entry) => entry.category === category)}
                />
              ))}
            </>
          );
        }}
      </QueryPart>
    </ReadingPage>
  );
}

function Category({ title, entries }: { title: string; entries: readonly HelpEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.category}>
      <h2>{title}</h2>
      <dl>
        {entries.map(({ id, term, text }) => (
          <div key={id} className={styles.entry}>
            <dt>
              <Link to={helpHref(id)}>{term}</Link>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
