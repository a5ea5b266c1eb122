import { loadOrNotFound, QueryPart, requireId } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import styles from './help.module.css';
import { helpEntryQuery } from './help.queries.ts';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(helpEntryQuery(requireId(params.id)));

/** One term of the glossary. */
export function Component() {
  const { t } = useTranslation('shell');
  const id = Number(useParams().id);
  return (
    <QueryPart key={id} whole query={useQuery(helpEntryQuery(id))} skeleton={{ height: '12rem' }}>
      {({ category, term, text, facts }) => (
        <ReadingPage
          title={term}
          above={<Link to={paths.help}>{t('help.all')}</Link>}
          below={t(`help.category.${category}`)}
        >
          <p>{text}</p>
          {facts && (
            <dl>
              {facts.map((fact) => (
                <div key={fact.name} className={styles.entry}>
                  <dt>{fact.name}</dt>
                  <dd>{fact.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </ReadingPage>
      )}
    </QueryPart>
  );
}
