import { loadNews } from './load-news.ts';
import { NewsList } from './news-list.tsx';

export const loader = loadNews('bonus');

export const Component = () => <NewsList kind="bonus" />;
