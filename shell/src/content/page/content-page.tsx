import { AnySlot } from '@paddock/host/shell';
import { formatDate } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerHtml } from '../../server-html/server-html.tsx';
import { ReadingPage } from '../reading-page/reading-page.tsx';
import { pageQuery } from './page.queries.ts';

interface ContentPageProps {
  name: string;
}

/** A page of the content management. A remote may fill its slot, such as `page.wheel`. */
export function ContentPage({ name }: ContentPageProps) {
  const { t } = useTranslation('shell');
  return (
    <QueryPart whole query={useQuery(pageQuery(name))} skeleton={{ height: '32rem' }}>
      {({ title, html, updatedOn }) => (
        <ReadingPage title={title} below={t('content.updated', { date: formatDate(updatedOn) })}>
          <ServerHtml html={html} />
          <AnySlot name={`page.${name}`} />
        </ReadingPage>
      )}
    </QueryPart>
  );
}
