import { loadNews } from './load-news.ts';
import { NewsList } from './news-list.tsx';

export const loader = loadNews('news');

export const Component = () => <NewsList kind="news" />;
