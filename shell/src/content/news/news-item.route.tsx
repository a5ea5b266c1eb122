import { type LoaderFunctionArgs, useParams } from 'react-router';
import { load } from '../loading/load.ts';
import { requireId } from '../loading/params.ts';
import { newsItemQuery } from './news.queries.ts';
import { NewsItem } from './news-item.tsx';

export const loader = ({ params }: LoaderFunctionArgs) => load(newsItemQuery(requireId(params.id)));

export function Component() {
  const id = Number(useParams().id);
  return <NewsItem key={id} id={id} />;
}
