import { useAlerts } from '@paddock/host';
import { exampleOf, fakeApi, refused } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startApiErrors } from '../../errors/handle-api-error.ts';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';

const nobody = () => createFakeSource({});
const page = (title: string, html: string) => ({ name: 'x', title, html, updated_on: '2026-07-01' });

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    '/api/v1/pages/wheel': exampleOf('getPage'),
    '/api/v1/pages/about': page('Über uns', '<p>Wir. <a href="/page/wheel">Glücksrad</a></p>'),
  });
});

describe('a content page', () => {
  test('[CMS-1] has its title in the tab and in its h1, its date and its text', async () => {
    showShell(nobody(), '/page/wheel');
    await screen.findByRole('heading', { level: 1, name: 'Glücksrad' });
    expect(document.title).toBe('Glücksrad · Paddock');
    screen.getByText('Stand: 01.07.2026');
    screen.getByRole('heading', { level: 2, name: 'So funktioniert es' });
    screen.getByText('Einmal am Tag dürfen Sie drehen.');
  });

  test('[CMS-12] [FRAME-4] one segment that nobody has is a content page too, and the focus follows its links', async () => {
    showShell(nobody(), '/about');
    fireEvent.click(await screen.findByRole('link', { name: 'Glücksrad' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Glücksrad' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(window.location.pathname).toBe('/page/wheel');
  });

  test.each(['/nowhere', '/page/nowhere', '/page/..%2Fnews', '/a/b', `/page/${'x'.repeat(130)}`])(
    '[CMS-2] [CMS-15] %s: unknown pages show Page not found, label 404',
    async (path) => {
      showShell(nobody(), path);
      await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
      screen.getByText('404');
      expect(document.title).toBe('Seite nicht gefunden');
      expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    },
  );

  test('[CMS-2] in English: Page not found', async () => {
    showShell(nobody(), '/en/nowhere');
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  });

  test('[CMS-3] [CMS-16] what could not be loaded is said in its place, and can be tried again', async () => {
    api.answers['/api/v1/pages/wheel'] = refused(503, 'unavailable');
    const { i18n } = showShell(nobody(), '/page/wheel');
    onTestFinished(startApiErrors({ t: i18n.getFixedT(null, 'shell'), operators: { apiError: () => {} } as never }));
    await screen.findByRole('heading', { level: 1, name: 'Das konnte gerade nicht geladen werden' });
    expect(useAlerts.getState().alerts).toEqual([]);
    api.answers['/api/v1/pages/wheel'] = exampleOf('getPage');
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByRole('heading', { level: 1, name: 'Glücksrad' });
  });

  test('[CMS-13] a remote may add to it', async () => {
    const source = createFakeSource({
      'mf-a': { slots: ['page.wheel'], load: async () => ({ slots: { 'page.wheel': () => <p>Drehen</p> } }) },
    });
    showShell(source, '/page/wheel');
    await screen.findByText('Drehen');
  });
});
