import { formatDate } from '@paddock/i18n';
import { loadOrNotFound, QueryPart } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { termsPartHref } from '../../links.ts';
import { ServerHtml } from '../../server-html/server-html.tsx';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import styles from './terms.module.css';
import { termsQuery } from './terms.queries.ts';

export const loader = () => loadOrNotFound(termsQuery());

/** The whole terms with a table of contents. Each part also has its own page, for links. */
export function Component() {
  const { t } = useTranslation('shell');
  return (
    <QueryPart whole query={useQuery(termsQuery())} skeleton={{ height: '90rem' }}>
      {({ title, html, version, validFrom, parts }) => (
        <ReadingPage title={title} below={t('terms.version', { version, date: formatDate(validFrom) })}>
          <nav aria-label={t('terms.contents')} className={styles.contents}>
            <h2>{t('terms.contents')}</h2>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
            <ol role="list">
              {parts.map((part) => (
                <li key={`${part.a}.${part.b}`}>
                  <Link to={termsPartHref(part)}>{`${part.a}.${part.b} ${part.title}`}</Link>
                </li>
              ))}
            </ol>
          </nav>
          <ServerHtml html={html} />
        </ReadingPage>
      )}
    </QueryPart>
  );
}
