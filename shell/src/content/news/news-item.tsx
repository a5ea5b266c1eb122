import { apiDate, formatDate } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pageHref } from '../../links.ts';
import { ServerHtml } from '../../server-html/server-html.tsx';
import { motifOfNews } from '../picture/picture.model.ts';
import { Picture } from '../picture/picture.tsx';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { kindOf, listPaths, newsItemQuery } from './news.queries.ts';
import { ValidUntil } from './valid-until.tsx';

interface NewsItemProps {
  id: number;
}

/** One piece of news, or one bonus action with a link to its conditions. */
export function NewsItem({ id }: NewsItemProps) {
  const { t } = useTranslation('shell');
  return (
    <QueryPart whole query={useQuery(newsItemQuery(id))} skeleton={{ height: '56rem' }}>
      {({ type, title, html, page, publishedAt, validUntil }) => {
        const kind = kindOf({ type });
        return (
          <ReadingPage
            title={title}
            above={<Link to={listPaths[kind]}>{t(`news.${kind}.title`)}</Link>}
            below={<time dateTime={publishedAt}>{formatDate(apiDate(publishedAt))}</time>}
          >
            <Picture motif={motifOfNews(kind, id)} />
            <ValidUntil at={validUntil} />
            <ServerHtml html={html} />
            {page !== null && (
              <p>
                <Link className={linkButtonClass()} to={pageHref(page)}>
                  {t('news.conditions')}
                </Link>
              </p>
            )}
          </ReadingPage>
        );
      }}
    </QueryPart>
  );
}
