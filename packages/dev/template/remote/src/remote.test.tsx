import { expectWhole, showPage } from '@paddock/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';

test.each([
  ['de', 'Hier steht noch nichts.'],
  ['en', 'There is nothing here yet.'],
] as const)('[SAMPLE-1] /sample has its title, heading and text in %s', async (locale, text) => {
  await showPage('app-sample', remote, '/sample', { locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sample');
  expect(document.title).toBe('Sample · Paddock');
  expect(screen.getByText(text)).toBeTruthy();
});

test('[SAMPLE-2] the main menu has an entry for the page', () => {
  const entries = config.menus?.main?.map(({ path, label }) => [path, label]);
  expect(entries).toContainEqual(['/sample', { de: 'Sample', en: 'Sample' }]);
});

test('[SAMPLE-4] the page has a title and a description for search engines', () => {
  expect(config.heads?.start).toMatchObject({
    title: 'title',
    description: { de: expect.any(String), en: expect.any(String) },
  });
});

test('[SAMPLE-3] the module gives what is claimed, and nothing else', () => expectWhole(config, remote));
