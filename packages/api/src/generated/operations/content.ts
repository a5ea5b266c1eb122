// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readContact, readContactReceipt, readContentPage, readDayTip, readGlossaryEntry, readNewsItem, readSellPoint, readSlide, readTerms, readTickerLine } from '../shapes.ts';

/** News and bonus actions, newest first. */
export const getNews = /*#__PURE__*/ operation('getNews', 'GET', '/v1/news', /*#__PURE__*/ list(readNewsItem), { staleMs: 300000 });

/** One piece of news. */
export const getNewsItem = /*#__PURE__*/ operation('getNewsItem', 'GET', '/v1/news/{id}', readNewsItem, { staleMs: 300000 });

/** A content page. */
export const getPage = /*#__PURE__*/ operation('getPage', 'GET', '/v1/pages/{name}', readContentPage, { staleMs: 300000 });

/** What the head of the home page shows, in order. */
export const getSliders = /*#__PURE__*/ operation('getSliders', 'GET', '/v1/sliders', /*#__PURE__*/ list(readSlide), { staleMs: 300000 });

/** Glossary and help, by term. */
export const getGlossaries = /*#__PURE__*/ operation('getGlossaries', 'GET', '/v1/glossaries', /*#__PURE__*/ list(readGlossaryEntry), { staleMs: 300000 });

/** One entry of the glossary. */
export const getGlossary = /*#__PURE__*/ operation('getGlossary', 'GET', '/v1/glossaries/{id}', readGlossaryEntry, { staleMs: 300000 });

/** All sell points, by zip. */
export const getSellPoints = /*#__PURE__*/ operation('getSellPoints', 'GET', '/v1/betting-collection-points', /*#__PURE__*/ list(readSellPoint), { staleMs: 300000 });

/** One sell point. */
export const getSellPoint = /*#__PURE__*/ operation('getSellPoint', 'GET', '/v1/betting-collection-points/{id}', readSellPoint, { staleMs: 300000 });

/** Tips of the day, at most one for trot and one for gallop. */
export const getDayTip = /*#__PURE__*/ operation('getDayTip', 'GET', '/v1/day-tip', /*#__PURE__*/ list(readDayTip), { staleMs: 60000 });

/** Short lines for the head of the page. */
export const getTickers = /*#__PURE__*/ operation('getTickers', 'GET', '/v1/tickers', /*#__PURE__*/ list(readTickerLine), { staleMs: 15000 });

/** The terms and conditions that hold. */
export const getTerms = /*#__PURE__*/ operation('getTerms', 'GET', '/v1/terms', readTerms, { staleMs: 300000 });

/** How to reach us. */
export const getContact = /*#__PURE__*/ operation('getContact', 'GET', '/v1/contact', readContact, { staleMs: 300000 });

/** Send us a message. */
export const sendContact = /*#__PURE__*/ operation('sendContact', 'POST', '/v1/contact', readContactReceipt, { retry: 0 });
