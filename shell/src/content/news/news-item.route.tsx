import { loadOrNotFound, requireId } from '@paddock/pages';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { newsItemQuery } from './news.queries.ts';
import { NewsItem } from './news-item.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => loadOrNotFound(newsItemQuery(requireId(params.id)));

export function Component() {
  const id = Number(useParams().id);
  return <NewsItem key={id} id={id} />;
}
