import { accepted, exampleOf, fakeApi } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';

beforeEach(() => {
  fakeApi({
    '/api/v1/glossaries': accepted([
      { id: 4, category: 'betting', term: 'Bankpferd', text: 'Steht in jeder Kombination.' },
      { id: 2, category: 'racing', term: 'Trab', text: 'Rennen mit Sulky.' },
    ]),
    '/api/v1/glossaries/4': exampleOf('getGlossary'),
  });
});
const show = (path: string) => showShell(createFakeSource({}), path);

describe('the help centre', () => {
  test('[CMS-6] has the terms by category', async () => {
    show('/page/helpcenter');
    await screen.findByRole('heading', { level: 1, name: 'Hilfe und Glossar' });
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Wetten', 'Rennen', 'Fragen?']);
    screen.getByText('2 Begriffe');
  });

  test('[CMS-21] [CMS-23] is searched in terms and texts, and says how many there are; the search is in the URL', async () => {
    show('/page/helpcenter');
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Begriff oder Stichwort' }), {
      target: { value: 'SULKY' },
    });
    await screen.findByText('1 Begriff');
    screen.getByRole('link', { name: 'Trab' });
    expect(screen.queryByRole('link', { name: 'Bankpferd' })).toBeNull();
    expect(window.location.search).toBe('?phrase=SULKY');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Fußball' } });
    await screen.findByText('Dazu haben wir keinen Eintrag.');
  });

  test('[CMS-22] shows one term by its id, also when it is come to', async () => {
    show('/page/helpcenter?phrase=bank');
    fireEvent.click(await screen.findByRole('link', { name: 'Bankpferd' }));
    await screen.findByRole('heading', { level: 1, name: 'Bankpferd' });
    expect(window.location.pathname).toBe('/page/helpcenter/4');
    screen.getByRole('link', { name: 'Alle Begriffe' });
  });

  test('[CMS-59] the page of a type of bet has its facts, each under its name', async () => {
    const facts = [
      { name: 'Mindesteinsatz', text: '0,50 € je Kombination' },
      { name: 'Auszahlung', text: '75 % der Einsätze' },
    ];
    fakeApi({
      '/api/v1/glossaries/34': accepted({
        id: 34,
        category: 'bets',
        term: 'Zweierwette',
        text: 'Die ersten zwei.',
        facts,
      }),
    });
    show('/page/helpcenter/34');
    await screen.findByText('Die ersten zwei.');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Mindesteinsatz', 'Auszahlung']);
    expect(main.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      facts.map(({ text }) => text),
    );
  });

  test('[CMS-59] a term without facts has its text alone', async () => {
    show('/page/helpcenter/4');
    await screen.findByRole('heading', { level: 1, name: 'Bankpferd' });
    expect(within(screen.getByRole('main')).queryByRole('term')).toBeNull();
  });

  test.each(['/page/helpcenter/x', '/page/helpcenter/99'])('[CMS-5] %s is not found', async (path) => {
    show(path);
    await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  });
});
