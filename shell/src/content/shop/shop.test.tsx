import { accepted, exampleOf, fakeApi, refused } from '@paddock/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { showShell } from '../../testing/show-shell.tsx';

const product = (id: number, categoryId: number, title: string, stock: number) => ({
  id,
  category_id: categoryId,
  title,
  text: 'Für die Tribüne.',
  points: 4500,
  stock,
  image: null,
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({
    '/api/v1/shop/categories': exampleOf('getShopCategories'),
    '/api/v1/shop/products?pagination=100': accepted([product(11, 1, 'Fernglas', 7), product(12, 2, 'Becher', 0)]),
    '/api/v1/shop/products/11': accepted(product(11, 1, 'Fernglas', 7)),
    '/api/v1/shop/products/12': accepted(product(12, 2, 'Becher', 0)),
  });
});
const show = (path: string) => showShell(createFakeSource({}), path);

describe('the wettstar shop', () => {
  test('[CMS-8] shows what wettstars buy, by category, with its price', async () => {
    show('/page/wettstarshop');
    await screen.findByRole('link', { name: 'Fernglas' });
    screen.getByText('2 Angebote');
    expect(screen.getAllByText(/4\.500 Wettstars/)).toHaveLength(2);
    screen.getByText(/ausverkauft/);
    fireEvent.change(await screen.findByRole('combobox', { name: 'Kategorie' }), { target: { value: '1' } });
    await screen.findByText('1 Angebot');
    expect(screen.queryByRole('link', { name: 'Becher' })).toBeNull();
  });

  test('[CMS-26] [CMS-27] a product that is there leads to the account, where it is ordered; a sold out one does not', async () => {
    const { unmount } = show('/page/wettstarshop/11');
    const order = await screen.findByRole('link', { name: 'Im Konto bestellen' });
    expect(order.getAttribute('href')).toBe('/user/wettshop?product=11');
    unmount();
    show('/page/wettstarshop/12');
    await screen.findByRole('heading', { level: 1, name: 'Becher' });
    expect(screen.queryByRole('link', { name: 'Im Konto bestellen' })).toBeNull();
  });

  test('[CMS-28] is whole without its categories', async () => {
    api.answers['/api/v1/shop/categories'] = refused(503, 'unavailable');
    show('/page/wettstarshop');
    await screen.findByRole('link', { name: 'Fernglas' });
  });

  test('[CMS-53] [CMS-54] [CMS-55] draws the category of a product where its picture is missing or does not load', async () => {
    api.answers['/api/v1/shop/products?pagination=100'] = accepted([
      product(11, 1, 'Fernglas', 7),
      { ...product(12, 2, 'Heft', 7), image: '/pictures/12.jpg' },
    ]);
    show('/page/wettstarshop');
    const motifs = async () =>
      (await screen.findAllByRole('article')).map((card) => card.querySelector('[data-motif]:has(svg)'));
    const [fieldGlasses, booklet] = await motifs();
    expect(fieldGlasses?.getAttribute('data-motif')).toBe('post');
    expect(booklet).toBeNull();
    const picture = document.querySelector('img') as HTMLImageElement;
    expect([picture.getAttribute('src'), picture.alt]).toEqual(['/pictures/12.jpg', '']);
    fireEvent.error(picture);
    expect((await motifs()).map((motif) => motif?.getAttribute('data-motif'))).toEqual(['post', 'book']);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test.each(['/page/wettstarshop/x', '/page/wettstarshop/99'])('[CMS-5] %s is not found', async (path) => {
    show(path);
    await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  });
});
