import { accepted, exampleOf, fakeApi, refused } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';

const item = (facts: object) => ({
  id: 4,
  type: 1,
  title: 'Winterzeit',
  teaser: 'Alle Zeiten in Berliner Zeit.',
  html: '<h2>Warum</h2><p>Die Uhr wird umgestellt.</p>',
  page: null,
  published_at: '2026-10-25T09:00:00Z',
  valid_until: null,
  ...facts,
});
const pages = { count: 1, total: 12, perPage: 10, totalPages: 2, links: {} };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    '/api/v1/news?type=1&page=1': accepted([item({})], { ...pages, currentPage: 1 }),
    '/api/v1/news?type=1&page=2': accepted([item({ id: 1, title: 'Alt' })], { ...pages, currentPage: 2 }),
    '/api/v1/news?type=2&page=1': exampleOf('getNews'),
    '/api/v1/news/4': accepted(item({})),
    '/api/v1/news/3': exampleOf('getNewsItem'),
  });
});
const show = (path: string) => showShell(createFakeSource({}), path);

describe('news', () => {
  test('[CMS-4] [CMS-18] are a list by pages, each with its own URL, and lead to their article', async () => {
    show('/news');
    await screen.findByRole('heading', { level: 1, name: 'Neuigkeiten' });
    expect(document.title).toBe('Neuigkeiten · Paddock');
    fireEvent.click(screen.getByRole('link', { name: 'Ältere' }));
    await screen.findByRole('link', { name: 'Alt' });
    expect(window.location.search).toBe('?page=2');
    fireEvent.click(screen.getByRole('link', { name: 'Neuere' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Winterzeit' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Winterzeit' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(window.location.pathname).toBe('/news/4');
    screen.getByRole('heading', { level: 2, name: 'Warum' });
    screen.getByText('25.10.2026');
  });

  test('[CMS-4] keep the order of the API, the newest first', async () => {
    const ids = [9, 4, 7];
    const items = ids.map((id, at) =>
      item({ id, title: `Nachricht ${id}`, published_at: `2026-10-2${5 - at}T09:00:00Z` }),
    );
    api.answers['/api/v1/news?type=1&page=1'] = accepted(items, { ...pages, currentPage: 1 });
    show('/news');
    await screen.findByRole('link', { name: 'Nachricht 9' });
    const links = screen.getAllByRole('link', { name: /^Nachricht/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/news/9', '/news/4', '/news/7']);
  });

  test('[CMS-53] [CMS-55] an item has the same drawing in the list and on its page', async () => {
    show('/news');
    await screen.findByRole('link', { name: 'Winterzeit' });
    const motif = () => document.querySelector('main [data-motif]')?.getAttribute('data-motif');
    const inList = screen.getByRole('link', { name: 'Winterzeit' }).closest('article')?.querySelector('[data-motif]');
    fireEvent.click(screen.getByRole('link', { name: 'Winterzeit' }));
    await screen.findByRole('heading', { level: 1, name: 'Winterzeit' });
    expect(motif()).toBe(inList?.getAttribute('data-motif'));
  });

  test('[CMS-17] [CMS-18] [CMS-19] type 2 are bonus actions, with their end and their conditions', async () => {
    show('/page/bonusaction');
    await screen.findByRole('heading', { level: 1, name: 'Bonusaktionen' });
    fireEvent.click(screen.getByRole('link', { name: 'Doppelte Wettstars am Sonntag' }));
    await screen.findByRole('heading', { level: 1, name: 'Doppelte Wettstars am Sonntag' });
    expect(window.location.pathname).toBe('/page/bonusaction/3');
    screen.getByText('Gültig bis 01.12.2026');
    expect(screen.getByRole('link', { name: 'Zu den Bedingungen' }).getAttribute('href')).toBe('/page/bonusprogramm');
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Bonusaktionen' });
    expect(back.getAttribute('href')).toBe('/page/bonusaction');
  });

  test('[CMS-3] [CMS-4] [CMS-16] a page of the list that could not be loaded says so, and can be tried again', async () => {
    const older = api.answers['/api/v1/news?type=1&page=2'];
    api.answers['/api/v1/news?type=1&page=2'] = refused(503, 'unavailable');
    show('/news?page=2');
    await screen.findByText('Das konnte gerade nicht geladen werden');
    screen.getByRole('heading', { level: 1, name: 'Neuigkeiten' });
    api.answers['/api/v1/news?type=1&page=2'] = older;
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('link', { name: 'Alt' });
    expect(window.location.search).toBe('?page=2');
  });

  test('[CMS-4] are not said to be none on a page beyond the last one', async () => {
    api.answers['/api/v1/news?type=1&page=9'] = accepted([], { ...pages, currentPage: 9 });
    show('/news?page=9');
    await screen.findByText('Diese Seite gibt es nicht.');
    expect(screen.queryByText('Zurzeit gibt es keine Neuigkeiten.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Neuere' }).getAttribute('href')).toBe('/news?page=2');
  });

  test('[CMS-20] there may be none', async () => {
    api.answers['/api/v1/news?type=1&page=1'] = accepted([], { ...pages, total: 0, totalPages: 0, currentPage: 1 });
    show('/news');
    await screen.findByText('Zurzeit gibt es keine Neuigkeiten.');
    expect(screen.queryByRole('navigation', { name: 'Seiten der Neuigkeiten' })).toBeNull();
  });

  test.each(['/news/x', '/news/0', '/news/-1', '/news/1e3', '/news/77', '/page/bonusaction/x'])(
    '[CMS-5] %s is not found',
    async (path) => {
      show(path);
      await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
    },
  );
});
