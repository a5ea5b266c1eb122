import { createI18n, type Locale } from '@paddock/i18n';
import { useTexts } from '@paddock/pages/room-texts';
import { act, render, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import { memo, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';

type Texts = Record<Locale, object>;

const texts = (de: string, en: string): Texts => ({ de: { bar: { beer: de } }, en: { bar: { beer: en } } });
const TEXTS = texts('Bier', 'Beer');

/** Texts that the types of this package do not know. */
const useWord = () => useTranslation('mf-club' as 'pages').t as unknown as (key: string) => string;

function Bar({ of, children }: { of: Texts; children?: ReactNode }) {
  useTexts('mf-club', of);
  const word = useWord();
  return (
    <>
      <h1>{word('bar.title')}</h1>
      <p>{word('bar.beer')}</p>
      {children}
    </>
  );
}

const Child = memo(() => <p>{useWord()('bar.beer')} here</p>);

/** An instance with the texts of the whole remote. */
function club(locale: Locale = 'de'): i18n {
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'mf-club', { bar: { title: 'Bar' } }, true, true);
  return i18n;
}

const inClub = (i18n: i18n, part: ReactNode) => <I18nextProvider i18n={i18n}>{part}</I18nextProvider>;

test.each([
  ['de', 'Bier'],
  ['en', 'Beer'],
] as const)('[ROOMTEXT-1] the first render has the words, in %s, beside those of the remote', (locale, word) => {
  const html = renderToString(
    inClub(
      club(locale),
      <Bar of={TEXTS}>
        <Child />
      </Bar>,
    ),
  );
  expect(html.replaceAll('<!-- -->', '')).toBe(`<h1>Bar</h1><p>${word}</p><p>${word} here</p>`);
});

test('[ROOMTEXT-1] a browser takes over the page of an edge', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(inClub(club(), <Bar of={TEXTS} />));
  const differs = vi.fn<(error: unknown) => void>();
  const root = await act(async () =>
    hydrateRoot(place, inClub(club(), <Bar of={TEXTS} />), { onRecoverableError: differs }),
  );
  screen.getByText('Bier');
  expect(differs).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('[ROOMTEXT-1] each instance gets them, in its language', () => {
  const german = club('de');
  const english = club('en');
  render(inClub(german, <Bar of={TEXTS} />));
  render(inClub(english, <Bar of={TEXTS} />));
  screen.getByText('Bier');
  screen.getByText('Beer');
  expect(german.hasResourceBundle('en', 'mf-club')).toBe(false);
});

test('[ROOMTEXT-2] a further render adds nothing, and no render disturbs what is on screen', () => {
  const i18n = club();
  // The store has the function too; its type lacks it.
  const add = vi.spyOn(i18n.store as unknown as i18n, 'addResourceBundle');
  const added = vi.fn<() => void>();
  i18n.store.on('added', added);
  const { rerender } = render(inClub(i18n, <Bar of={TEXTS} />));
  rerender(
    inClub(
      i18n,
      <Bar of={TEXTS}>
        <Child />
      </Bar>,
    ),
  );
  screen.getByText('Bier here');
  expect(add).toHaveBeenCalledOnce();
  expect(added).not.toHaveBeenCalled();
});

test('[ROOMTEXT-3] the texts of another build replace those before; those of an earlier one come back with it', () => {
  const i18n = club();
  const { rerender } = render(inClub(i18n, <Bar of={TEXTS} />));
  rerender(inClub(i18n, <Bar of={texts('Helles', 'Lager')} />));
  screen.getByText('Helles');
  rerender(inClub(i18n, <Bar of={TEXTS} />));
  screen.getByText('Bier');
  screen.getByRole('heading', { name: 'Bar' });
});
