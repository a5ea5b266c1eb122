// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { day, instant, integer, list, nullable, number, object, text, word } from '../../wire/shapes.ts';

const readNewsType = /*#__PURE__*/ word(1, 2);
const readHtml = text;
const readNewsItem = /*#__PURE__*/ object({ id: integer, type: readNewsType, title: text, teaser: text, html: readHtml, page: /*#__PURE__*/ nullable(text), published_at: instant, valid_until: /*#__PURE__*/ nullable(instant) });
const readContentPage = /*#__PURE__*/ object({ name: text, title: text, html: readHtml, updated_on: day });
const readSlide = /*#__PURE__*/ object({ id: integer, title: text, text: text, label: text, link: text });
const readGlossaryCategory = /*#__PURE__*/ word("racing", "betting", "bets", "account");
const readGlossaryEntry = /*#__PURE__*/ object({ id: integer, category: readGlossaryCategory, term: text, text: text });
const readSellPoint = /*#__PURE__*/ object({ id: integer, name: text, address: text, zip: text, city: text, latitude: number, longitude: number, opening_hours: text, categories: /*#__PURE__*/ list(/*#__PURE__*/ object({ id: integer, name: text })) });
const readDayTip = /*#__PURE__*/ object({ id: integer, type: /*#__PURE__*/ word("T", "H"), race_id: integer, race_name: text, race_number: integer, track_name: text, country: text, post_time: instant, startnr: integer, horse: text, text: text });
const readTickerLine = /*#__PURE__*/ object({ id: integer, type: /*#__PURE__*/ word("next_race", "jackpot", "news"), text: text, link: text });
const readTermsPart = /*#__PURE__*/ object({ a: integer, b: integer, chapter: text, title: text, html: readHtml });
const readTerms = /*#__PURE__*/ object({ version: text, valid_from: day, title: text, html: readHtml, parts: /*#__PURE__*/ list(readTermsPart) });
const readContactSubject = /*#__PURE__*/ word("account", "payment", "bet", "protection", "technical", "other");
const readContact = /*#__PURE__*/ object({ phone: text, email: text, hours: /*#__PURE__*/ list(/*#__PURE__*/ object({ days: text, time: text })), subjects: /*#__PURE__*/ list(/*#__PURE__*/ object({ code: readContactSubject, title: text })) });
const readContactReceipt = /*#__PURE__*/ object({ received_at: instant });

/** News and bonus actions, newest first. */
export const getNews = /*#__PURE__*/ operation('getNews', '/v1/news', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readNewsItem), { staleMs: 300000 });

/** One piece of news. */
export const getNewsItem = /*#__PURE__*/ operation('getNewsItem', '/v1/news/{id}', (client, path, input) => client.GET(path, input), readNewsItem, { staleMs: 300000 });

/** A content page. */
export const getPage = /*#__PURE__*/ operation('getPage', '/v1/pages/{name}', (client, path, input) => client.GET(path, input), readContentPage, { staleMs: 300000 });

/** What the head of the home page shows, in order. */
export const getSliders = /*#__PURE__*/ operation('getSliders', '/v1/sliders', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readSlide), { staleMs: 300000 });

/** Glossary and help, by term. */
export const getGlossaries = /*#__PURE__*/ operation('getGlossaries', '/v1/glossaries', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readGlossaryEntry), { staleMs: 300000 });

/** One entry of the glossary. */
export const getGlossary = /*#__PURE__*/ operation('getGlossary', '/v1/glossaries/{id}', (client, path, input) => client.GET(path, input), readGlossaryEntry, { staleMs: 300000 });

/** All sell points, by zip. */
export const getSellPoints = /*#__PURE__*/ operation('getSellPoints', '/v1/betting-collection-points', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readSellPoint), { staleMs: 300000 });

/** One sell point. */
export const getSellPoint = /*#__PURE__*/ operation('getSellPoint', '/v1/betting-collection-points/{id}', (client, path, input) => client.GET(path, input), readSellPoint, { staleMs: 300000 });

/** Tips of the day, at most one for trot and one for gallop. */
export const getDayTip = /*#__PURE__*/ operation('getDayTip', '/v1/day-tip', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readDayTip), { staleMs: 60000 });

/** Short lines for the head of the page. */
export const getTickers = /*#__PURE__*/ operation('getTickers', '/v1/tickers', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTickerLine), { staleMs: 15000 });

/** The terms and conditions that hold. */
export const getTerms = /*#__PURE__*/ operation('getTerms', '/v1/terms', (client, path, input) => client.GET(path, input), readTerms, { staleMs: 300000 });

/** How to reach us. */
export const getContact = /*#__PURE__*/ operation('getContact', '/v1/contact', (client, path, input) => client.GET(path, input), readContact, { staleMs: 300000 });

/** Send us a message. */
export const sendContact = /*#__PURE__*/ operation('sendContact', '/v1/contact', (client, path, input) => client.POST(path, input), readContactReceipt, { retry: 0 });
