import { apiDate, formatDate } from '@paddock/i18n';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { Pagination } from '@paddock/ui/pagination';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '../loading/loaded.tsx';
import { parsePageNumber } from '../loading/params.ts';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import styles from './news.module.css';
import { listPaths, type NewsKind, newsQuery } from './news.queries.ts';
import { ValidUntil } from './valid-until.tsx';

interface NewsListProps {
  kind: NewsKind;
}

/** News, or bonus actions, newest first, by pages. */
export function NewsList({ kind }: NewsListProps) {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  const page = parsePageNumber(search.get('page'));
  return (
    <ReadingPage title={t(`news.${kind}.title`)}>
      <Loaded part query={newsQuery(kind, page)} height="60rem">
        {({ data, pagination }) => (
          <>
            {data.length === 0 && <EmptyState title={t(`news.${kind}.none`)} />}
            {data.map(({ id, title, teaser, publishedAt, validUntil }) => (
              <Card
                key={id}
                as="article"
                title={
                  <Link className={styles.title} to={`${listPaths[kind]}/${id}`}>
                    {title}
                  </Link>
                }
                aside={<time dateTime={publishedAt}>{formatDate(apiDate(publishedAt))}</time>}
              >
                <p>{teaser}</p>
                <ValidUntil at={validUntil} />
              </Card>
            ))}
            <Pagination
              page={page}
              pages={pagination?.totalPages ?? 1}
              labels={{
                region: t(`news.${kind}.pages`),
                previous: t('news.previous'),
                next: t('news.next'),
                page: (number) => t('news.page', { number }),
                position: t('news.position', { page, pages: pagination?.totalPages ?? 1 }),
              }}
              link={(number, link) => <Link to={`?page=${number}`} {...link} />}
            />
          </>
        )}
      </Loaded>
    </ReadingPage>
  );
}
