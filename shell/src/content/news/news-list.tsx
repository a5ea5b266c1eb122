import { apiDate, formatDate } from '@paddock/i18n';
import { parsePage, QueryPart } from '@paddock/pages';
import { Pager } from '@paddock/pages/pager';
import { Card } from '@paddock/ui/card';
import { EmptyState } from '@paddock/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { motifOfNews } from '../picture/picture.model.ts';
import { Picture } from '../picture/picture.tsx';
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
  const page = parsePage(search);
  return (
    <ReadingPage title={t(`news.${kind}.title`)}>
      <QueryPart query={useQuery(newsQuery(kind, page))} skeleton={{ height: '60rem' }}>
        {({ data, pagination }) => (
          <Pager
            page={page}
            pages={pagination?.totalPages ?? 1}
            labels={{ region: t(`news.${kind}.pages`), previous: t('news.previous'), next: t('news.next') }}
            to={(number) => `?page=${number}`}
          >
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
                <div className={styles.item}>
                  <Picture motif={motifOfNews(kind, id)} />
                  <div>
                    <p>{teaser}</p>
                    <ValidUntil at={validUntil} />
                  </div>
                </div>
              </Card>
            ))}
          </Pager>
        )}
      </QueryPart>
    </ReadingPage>
  );
}
