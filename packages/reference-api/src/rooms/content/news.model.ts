import type { components } from '@paddock/api';
import { milliseconds } from 'date-fns/milliseconds';
import type { Language } from '../../server/localized.ts';
import { iso, isoOrNull } from '../../world/day/zone.ts';
import { type NewsText, newsTexts } from './texts/news.ts';

/** The epoch of the news' days, so that every machine shows the same. */
const epoch = Date.parse('2026-01-01T09:00:00Z');

export interface NewsItem extends NewsText {
  /** Instants (ms). */
  publishedAt: number;
  validUntil: number | null;
}

/** All news, newest first. */
const allNews: readonly NewsItem[] = newsTexts
  .map((text) => ({
    ...text,
    publishedAt: epoch + milliseconds({ days: text.day }),
    validUntil: text.days === null ? null : epoch + milliseconds({ days: text.day + text.days }),
  }))
  .sort((a, b) => b.publishedAt - a.publishedAt || b.id - a.id);

/** The published news at an instant (ms), newest first. */
export const newsAt = (now: number): NewsItem[] => allNews.filter(({ publishedAt }) => publishedAt <= now);

/** The instant (ms) of the next publication; infinite when there is none. */
export const nextNewsAt = (now: number): number =>
  allNews.reduce(
    (next, { publishedAt }) => (publishedAt > now ? Math.min(next, publishedAt) : next),
    Number.POSITIVE_INFINITY,
  );

/** A piece of news in wire names. */
export const showNews = (news: NewsItem, language: Language): components['schemas']['NewsItem'] => ({
  id: news.id,
  type: news.type,
  title: news.title[language],
  teaser: news.teaser[language],
  html: news.html[language],
  page: news.page,
  published_at: iso(news.publishedAt),
  valid_until: isoOrNull(news.validUntil),
});
