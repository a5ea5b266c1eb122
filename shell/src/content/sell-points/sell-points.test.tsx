import { accepted, fakeApi } from '@paddock/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';

const PLACES = { Köln: [50.94, 6.96], Dresden: [51.05, 13.74] } as const;
const point = (id: number, name: string, zip: string, city: keyof typeof PLACES, categories: number[]) => ({
  id,
  name,
  address: `Beispielgasse ${id}`,
  zip,
  city,
  latitude: PLACES[city][0],
  longitude: PLACES[city][1],
  opening_hours: 'Täglich 10–22 Uhr',
  categories: categories.map((category) => ({ id: category, name: `Art ${category}` })),
});
const dom = point(7, 'Am Dom', '50667', 'Köln', [1, 4]);

beforeEach(() => {
  fakeApi({
    '/api/v1/betting-collection-points': accepted([dom, point(1, 'Elbblick', '01067', 'Dresden', [1])]),
    '/api/v1/betting-collection-points/7': accepted(dom),
  });
});
const show = (path: string) => showShell(createFakeSource({}), path);
const names = () => screen.getAllByRole('article').flatMap((card) => card.querySelector('h2')?.textContent ?? []);

describe('sell points', () => {
  test('[CMS-9] stand by zip, with address, hours and kinds', async () => {
    show('/betshop');
    await screen.findByRole('link', { name: 'Am Dom' });
    expect(names()).toEqual(['Elbblick', 'Am Dom']);
    screen.getByText('2 Annahmestellen');
    screen.getByText('Art 4', { selector: 'span' });
  });

  test('[CMS-29] [CMS-30] are filtered while one types, by phrase, zip and kind, and the URL says how', async () => {
    show('/betshop');
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Postleitzahl' }), { target: { value: '50' } });
    await screen.findByText('1 Annahmestelle');
    expect(names()).toEqual(['Am Dom']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Name, Straße oder Ort' }), {
      target: { value: 'dresden' },
    });
    await screen.findByText('Keine Annahmestelle gefunden');
    expect(window.location.search).toBe('?zip=50&phrase=dresden');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Postleitzahl' }), { target: { value: '' } });
    await screen.findByRole('link', { name: 'Elbblick' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Art' }), { target: { value: '4' } });
    await screen.findByText('Keine Annahmestelle gefunden');
  });

  test('[CMS-30] a filter in the URL holds from the beginning, and one is come back to', async () => {
    show('/betshop?category=4');
    fireEvent.click(await screen.findByRole('link', { name: 'Am Dom' }));
    await screen.findByRole('heading', { level: 1, name: 'Am Dom' });
    screen.getByText('Täglich 10–22 Uhr');
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'Annahmestellen' });
    expect(names()).toEqual(['Am Dom']);
  });

  test('[CMS-49] are links on a map, as many as the filter leaves', async () => {
    show('/betshop');
    const map = within(await screen.findByRole('navigation', { name: 'Karte der Annahmestellen' }));
    expect(map.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Elbblick, Dresden',
      'Am Dom, Köln',
    ]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Postleitzahl' }), { target: { value: '50' } });
    await screen.findByText('1 Annahmestelle');
    fireEvent.click(map.getByRole('link'));
    await screen.findByRole('heading', { level: 1, name: 'Am Dom' });
  });

  test('[CMS-56] a link leads past the map to the list', async () => {
    show('/betshop');
    const link = await screen.findByRole('link', { name: 'Zur Liste der Annahmestellen' });
    expect(link.getAttribute('href')).toBe('#sell-points');
    const list = document.getElementById('sell-points') as HTMLElement;
    expect(list.tabIndex).toBe(-1);
    expect(link.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('[CMS-52] one has its place on the map', async () => {
    show('/betshop/7');
    const map = within(await screen.findByRole('navigation', { name: 'Karte der Annahmestellen' }));
    expect(map.getByRole('link').textContent).toBe('Am Dom, Köln');
  });

  test.each(['/betshop/x', '/betshop/99'])('[CMS-5] %s is not found', async (path) => {
    show(path);
    await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  });
});
