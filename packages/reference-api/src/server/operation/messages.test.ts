import document from '@paddock/api/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { codeOf, type MessageName, messages, sayMessage } from './messages.ts';

const names = Object.keys(messages) as MessageName[];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, word]) => word).sort();

test.each(document.components.schemas.ErrorCode.enum)('[SERVER-22] %s has words in both languages', (code) => {
  expect(names.map(codeOf)).toContain(code);
});

test.each(names)('[SERVER-22] %s says the same in German and English', (name) => {
  const { de, en } = messages[name];
  expect(placeholders(de)).toEqual(placeholders(en));
  expect(Math.min(de.length, en.length)).toBeGreaterThan(10);
  // Clients know this text, so it is not a sentence.
  if (name !== 'invalid_token.already_activated') expect(de).not.toBe(en);
});

test('[SERVER-22] a refusal is said in the language that is asked for, in German where none is', async () => {
  const api = createTestApi('2026-11-21T12:00:00Z');
  const saidTo = async (language?: string) => {
    const header: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
    const { error } = await api.call('getRace', { path: { id: 9 }, header });
    const { body } = await api.ask('/api/v1/nothing', { headers: header });
    return [error?.message, body.error.message];
  };
  const german = ['Dieses Rennen gibt es nicht.', 'Unter dieser Adresse gibt es nichts.'];
  expect(await saidTo()).toEqual(german);
  expect(await saidTo('de')).toEqual(german);
  expect(await saidTo('en')).toEqual(['This race does not exist.', 'There is nothing at this path.']);
});

test('[SERVER-22] sums and times are written as the language writes them', () => {
  const instant = Date.parse('2026-11-21T23:05:00Z');
  expect(sayMessage('price_changed', 'de', { price: 123_450 })).toContain('1.234,50\u00a0€');
  expect(sayMessage('price_changed', 'en', { price: 123_450 })).toContain('€1,234.50');
  expect(sayMessage('price_changed.points', 'de', { points: 4_500 })).toContain('4.500 Wettstars');
  expect(sayMessage('lugas_waiting', 'de', { until: instant })).toContain('00:05 Uhr');
  expect(sayMessage('personal_data_requested', 'de', { requested_at: instant })).toContain('22.11.2026');
  expect(sayMessage('limit_exceeded.bet', 'de', { range: 'week' })).toContain('pro Woche');
});
