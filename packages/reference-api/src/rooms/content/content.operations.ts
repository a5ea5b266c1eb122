import type { Language } from '../../server/localized.ts';
import type {
  Call,
  LastingAnswer,
  LastingOperation,
  OperationId,
  OperationsOf,
} from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { midnightAfter, todayAt } from '../../world/day/race-days.ts';
import { iso } from '../../world/day/zone.ts';
import { addressOf } from '../auth/address.ts';
import { dayTips, tipsUntil } from './day-tips.ts';
import { newsAt, nextNewsAt, showNews } from './news.model.ts';
import { sendContact } from './send-contact.ts';
import { showTerms } from './terms.model.ts';
import { contact } from './texts/contact.ts';
import { type GlossaryText, glossaryTexts } from './texts/glossary.ts';
import { pageTexts } from './texts/pages.ts';
import { type SellPointText, sellPointCategories, sellPoints } from './texts/sell-points.ts';
import { slides } from './texts/slides.ts';
import { tickersAt, tickersUntil } from './tickers.ts';

type ContentOperation =
  | 'getNews'
  | 'getNewsItem'
  | 'getPage'
  | 'getSliders'
  | 'getGlossaries'
  | 'getGlossary'
  | 'getSellPoints'
  | 'getSellPoint'
  | 'getDayTip'
  | 'getTickers'
  | 'getTerms'
  | 'getContact'
  | 'sendContact';

const pages = new Map(pageTexts.map((page) => [page.name, page]));

/** An answer per language, valid until an instant. */
const translated = <Id extends OperationId>(
  lasting: (call: Call<Id>) => Promise<LastingAnswer<Id>>,
): LastingOperation<Id> => ({ translated: true, lasting });

/** Texts change with a release, not by the clock. */
const forever = Number.POSITIVE_INFINITY;

const showEntry = ({ id, category, term, text }: GlossaryText, language: Language) => ({
  id,
  category,
  term: term[language],
  text: text[language],
});

const glossaryOf = (language: Language) =>
  glossaryTexts.map((entry) => showEntry(entry, language)).sort((a, b) => a.term.localeCompare(b.term, language));

const showSellPoint = ({ categories, opening, ...point }: SellPointText, language: Language) => ({
  ...point,
  opening_hours: opening[language],
  categories: categories.map((id) => ({ id, name: sellPointCategories[id][language] })),
});

/** Content: news, pages, help, sell points, contact. */
export const contentOperations = ({ database, days }: Server): OperationsOf<ContentOperation> => ({
  getNews: translated(async ({ query: { type, page = 1, pagination: perPage = 10 }, now, language }) => {
    const wanted = newsAt(now).filter((news) => !type || news.type === type);
    const shown = wanted.slice((page - 1) * perPage, page * perPage);
    return {
      data: shown.map((news) => showNews(news, language)),
      pagination: {
        page,
        perPage,
        count: shown.length,
        total: wanted.length,
      },
      until: nextNewsAt(now),
    };
  }),
  getNewsItem: translated(async ({ path: { id }, now, language }) => {
    const news = newsAt(now).find((candidate) => candidate.id === id);
    if (!news) throw notFound('news');
    return { data: showNews(news, language), until: forever };
  }),
  getPage: translated(async ({ path: { name }, language }) => {
    if (name === 'terms') {
      const { title, html, valid_from } = showTerms(language);
      return { data: { name, title, html, updated_on: valid_from }, until: forever };
    }
    const page = pages.get(name);
    if (!page) throw notFound('page');
    const { title, html, updatedOn } = page;
    return { data: { name, title: title[language], html: html[language], updated_on: updatedOn }, until: forever };
  }),
  getSliders: translated(async ({ language }) => ({
    data: slides.map(({ title, text, label, link }, at) => ({
      id: at + 1,
      title: title[language],
      text: text[language],
      label: label[language],
      link,
    })),
    until: forever,
  })),
  // Not cached: searches hardly ever repeat.
  async getGlossaries({ query: { category, search }, language }) {
    const phrase = search?.toLowerCase() ?? '';
    const data = glossaryOf(language).filter(
      (entry) =>
        (!category || entry.category === category) && `${entry.term}\n${entry.text}`.toLowerCase().includes(phrase),
    );
    return { data };
  },
  getGlossary: translated(async ({ path: { id }, language }) => {
    const entry = glossaryTexts.find((candidate) => candidate.id === id);
    if (!entry) throw notFound('entry');
    const facts = entry.facts?.().map(({ name, text }) => ({ name: name[language], text: text[language] }));
    return { data: { ...showEntry(entry, language), ...(facts ? { facts } : {}) }, until: forever };
  }),
  getSellPoints: translated(async ({ language }) => ({
    data: sellPoints.map((point) => showSellPoint(point, language)),
    until: forever,
  })),
  getSellPoint: translated(async ({ path: { id }, language }) => {
    const point = sellPoints.find((candidate) => candidate.id === id);
    if (!point) throw notFound('sell point');
    return { data: showSellPoint(point, language), until: forever };
  }),
  getDayTip: translated(async ({ now, language }) => {
    const races = (await days.meetingsOf(todayAt(now))).flatMap((meeting) => meeting.races);
    return { data: dayTips(races, now, language), until: Math.min(tipsUntil(races, now), midnightAfter(now)) };
  }),
  getTickers: translated(async ({ now, language }) => {
    const races = await days.racesAround(todayAt(now));
    const until = Math.min(tickersUntil(races, now), nextNewsAt(now), midnightAfter(now));
    return { data: tickersAt(races, now, language), until };
  }),
  getTerms: translated(async ({ language }) => ({ data: showTerms(language), until: forever })),
  getContact: translated(async ({ language }) => ({
    data: {
      phone: contact.phone,
      email: contact.email,
      hours: contact.hours.map(({ days: at, time }) => ({ days: at[language], time: time[language] })),
      subjects: contact.subjects.map(({ code, title }) => ({ code, title: title[language] })),
    },
    until: forever,
  })),
  async sendContact({ body, visitorId, request, clock }) {
    const receivedAt = await sendContact(database, body, { visitorId, network: addressOf(request), clock });
    return { data: { received_at: iso(receivedAt) } };
  },
});
