import type { components } from '@paddock/api';
import { provideShellServices, startOutbox } from '@paddock/host/shell';
import {
  accepted,
  answersAboutSends,
  customer,
  exampleOf,
  fakeApi,
  logInForTest,
  NOW,
  refused,
  showPage,
} from '@paddock/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import remote from '../remote.ts';

type Wire = components['schemas'];

const ME = '/api/v1/customer/me';
const PRODUCTS = '/api/v1/shop/products?pagination=100';
const ORDERS = '/api/v1/shop/orders';
const ORDER = `POST ${ORDERS}`;

/** Sends outlive a test, as they outlive a page: each test has its own product. */
let lastId = 1000;

const product = (facts: Partial<Wire['ShopProduct']> = {}): Wire['ShopProduct'] => ({
  id: lastId,
  category_id: 1,
  title: 'Fernglas 8x21',
  text: 'Für die Tribüne.',
  points: 4_500,
  stock: 7,
  image: null,
  ...facts,
});
const order = (facts: Partial<Wire['ShopOrder']> = {}): Wire['ShopOrder'] => ({
  id: 5,
  product_id: lastId,
  title: 'Fernglas 8x21',
  quantity: 1,
  points: 4_500,
  status: 'ordered',
  ordered_at: NOW,
  sent_at: null,
  ...facts,
});
const page = (orders: Wire['ShopOrder'][], pages = 1) =>
  accepted(orders, { count: 1, total: 1, perPage: 20, currentPage: 1, totalPages: pages, links: {} });

beforeEach(() => {
  lastId += 1;
  onTestFinished(provideShellServices({ links: () => ({ page: '/page/:name' }) }));
});

async function open(own: Record<string, unknown> = {}, search = `?product=${lastId}`) {
  const fake = { known: 'nothing' as 'nothing' | 'taken' | 'void' };
  const answers: Record<string, unknown> = {
    [ME]: customer({ bonuspoints: 20_000, bonuspoints_status: true }),
    '/api/v1/shop/categories': exampleOf('getShopCategories'),
    [PRODUCTS]: [product()],
    [ORDERS]: page([]),
    ...answersAboutSends(() => fake.known, 5),
    ...own,
  };
  const api = fakeApi(answers);
  await logInForTest();
  const shown = await showPage('mf-account', remote, `/user/wettshop${search}`);
  return Object.assign(fake, { ...api, ...shown, answers });
}

const card = async () => within(await screen.findByRole('region', { name: 'Bestellen: Fernglas 8x21' }));
const press = async (name: RegExp) => fireEvent.click(await (await card()).findByRole('button', { name }));

describe('the shop', () => {
  test('[ORDERS-1] [ORDERS-5] has wettstars and products by category; what is sold out cannot be chosen', async () => {
    const { router } = await open(
      { [PRODUCTS]: [product(), product({ id: 7, category_id: 2, title: 'Heft', points: 300, stock: 0 })] },
      '',
    );
    await screen.findByText('20.000 Wettstars');
    const booklet = within(await screen.findByRole('article', { name: 'Heft' }));
    booklet.getByText('300 Wettstars');
    booklet.getByText('Ausverkauft');
    expect(booklet.queryByRole('link')).toBeNull();
    fireEvent.click(await screen.findByRole('link', { name: 'Rennbahn' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Heft' })).toBeNull());
    expect(router.state.location.search).toBe('?category=1');
    const choose = screen.getByRole('link', { name: 'Auswählen Fernglas 8x21' });
    choose.focus();
    fireEvent.click(choose);
    await card();
    // The card takes the focus in an effect, after it is drawn.
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Bestellen: Fernglas/));
    expect(router.state.location.search).toBe(`?category=1&product=${lastId}`);
  });

  test('[ORDERS-2] a chosen product has its price, what is left, and the address', async () => {
    await open();
    fireEvent.change(await (await card()).findByRole('combobox', { name: 'Anzahl' }), { target: { value: '2' } });
    (await card()).getByText('9.000 Wettstars');
    (await card()).getByText('11.000 Wettstars');
    const { firstname, lastname, address } = customer();
    (await card()).getByText(`${firstname} ${lastname}`);
    (await card()).getByText(`${address.zip} ${address.city}`);
    expect((await card()).getByRole('link', { name: 'Adresse ändern' }).getAttribute('href')).toBe(
      '/user/data/address',
    );
    expect((await card()).getByRole('combobox', { name: 'Anzahl' }).childElementCount).toBe(7);
  });

  test('[ORDERS-2] without the customer the card says that it failed, and reads again', async () => {
    const { answers } = await open({ [ME]: () => refused(503, 'internal_error') });
    const again = await (await card()).findByRole('button', { name: 'Erneut versuchen' });
    answers[ME] = customer({ bonuspoints: 20_000, bonuspoints_status: true });
    fireEvent.click(again);
    await (await card()).findByRole('button', { name: 'Für 4.500 Wettstars bestellen' });
  });

  test('[ORDERS-2] a product that is not sold any more is said to be gone', async () => {
    await open({}, '?product=1');
    await screen.findByText('Diese Prämie gibt es nicht mehr');
  });

  test('[ORDERS-5] too few wettstars are said before the press', async () => {
    await open({ [ME]: customer({ bonuspoints: 4_000, bonuspoints_status: true }) });
    (await card()).getByText('Es fehlen 500 Wettstars');
    expect((await card()).queryByRole('button')).toBeNull();
  });

  test('[ORDERS-7] the orders have their state, a page at a time', async () => {
    await open(
      {
        [ORDERS]: page([order(), order({ id: 4, quantity: 2, status: 'sent', sent_at: NOW })], 2),
        [`${ORDERS}?page=2`]: page([order({ id: 3, title: 'Heft' })], 2),
      },
      '',
    );
    const orders = within(await screen.findByRole('region', { name: 'Meine Bestellungen' }));
    const lines = (await orders.findAllByText(/× Fernglas/)).map((each) => each.closest('li')?.textContent);
    expect(lines[0]).toContain('1 × Fernglas 8x21Nr. 5 vom 21.11.2026 13:00\u00a0Uhr · 4.500 WettstarsBestellt');
    expect(lines[1]).toContain('Verschickt am 21.11.2026 13:00\u00a0Uhr');
    fireEvent.click(orders.getByRole('button', { name: 'Weiter' }));
    await orders.findByText('1 × Heft');
  });

  test('[ORDERS-8] a customer outside of the bonus programme joins it there', async () => {
    await open({ [ME]: customer({ bonuspoints_status: false }) }, '');
    await screen.findByRole('button', { name: 'Am Bonusprogramm teilnehmen' });
  });
});

describe('the press', () => {
  test('[ORDERS-3] orders once, and reads orders, stock and wettstars again', async () => {
    const { answers, asked, sent } = await open({ [ORDER]: { order: order(), customer_points: 15_500 } });
    answers[ORDERS] = page([order()]);
    answers[ME] = customer({ bonuspoints: 15_500, bonuspoints_status: true });
    const button = await (await card()).findByRole('button', { name: 'Für 4.500 Wettstars bestellen' });
    fireEvent.click(button);
    fireEvent.click(button);
    const news = await screen.findByText('Ihre Bestellung Nr. 5 ist bei uns eingegangen.');
    await waitFor(() => expect(document.activeElement).toBe(news));
    await screen.findByText('15.500 Wettstars');
    await screen.findByText('1 × Fernglas 8x21');
    expect(sent(ORDER)).toMatchObject([{ product_id: lastId, quantity: 1, expected_points: 4_500 }]);
    expect(asked.filter((call) => call === PRODUCTS).length).toBeGreaterThan(1);
  });

  test('[ACCOUNT-8] [ORDERS-3] the way back to the products leaves the focus on the heading', async () => {
    await open({ [ORDER]: { order: order(), customer_points: 15_500 } });
    await press(/bestellen$/);
    const back = await screen.findByRole('link', { name: 'Weiter im Shop' });
    back.focus();
    fireEvent.click(back);
    await waitFor(() => expect(document.contains(back)).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('[ORDERS-6] a refusal says why, and can be pressed again', async () => {
    const shop = await open({ [ORDER]: () => refused(409, 'out_of_stock', 'Das ist gerade ausverkauft.') });
    shop.known = 'void';
    await press(/bestellen$/);
    expect((await screen.findByRole('alert')).textContent).toBe('Das ist gerade ausverkauft.');
    shop.answers[ORDER] = { order: order(), customer_points: 15_500 };
    await press(/bestellen$/);
    await screen.findByText('Ihre Bestellung Nr. 5 ist bei uns eingegangen.');
  });

  test('[ORDERS-9] at a price that changed takes nothing; the next press has the new price', async () => {
    const words = 'Der Preis beträgt jetzt 5.000 Wettstars.';
    const shop = await open({ [ORDER]: () => refused(409, 'price_changed', words) });
    const { answers, sent } = shop;
    shop.known = 'void';
    answers[PRODUCTS] = [product({ points: 5_000 })];
    await press(/^Für 4.500 Wettstars bestellen$/);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    answers[ORDER] = { order: order({ points: 5_000 }), customer_points: 15_000 };
    await press(/^Für 5.000 Wettstars bestellen$/);
    await screen.findByText('Ihre Bestellung Nr. 5 ist bei uns eingegangen.');
    expect(sent(ORDER)).toMatchObject([{ expected_points: 4_500 }, { expected_points: 5_000 }]);
  });

  describe('whose answer is lost', () => {
    async function loseAnswer() {
      const shop = await open({ [ORDER]: () => Promise.reject(new TypeError('Failed to fetch')) });
      onTestFinished(startOutbox());
      await press(/bestellen$/);
      const words = await screen.findByText(/^Wir klären, ob Ihre Bestellung bei uns eingegangen ist/);
      await waitFor(() => expect(document.activeElement).toBe(words));
      return shop;
    }
    const findOut = () => act(() => void dispatchEvent(new Event('online')));

    test('[ORDERS-4] is being found out: no second press is offered, nor after a reload', async () => {
      const { unmount, sent } = await loseAnswer();
      expect((await card()).queryByRole('button')).toBeNull();
      unmount();
      await showPage('mf-account', remote, `/user/wettshop?product=${lastId}`);
      await screen.findByText(/^Wir klären, ob Ihre Bestellung/);
      expect((await card()).queryByRole('button')).toBeNull();
      expect(sent(ORDER)).toHaveLength(1);
    });

    test('[ORDERS-4] that arrived is said to have arrived', async () => {
      const shop = await loseAnswer();
      shop.known = 'taken';
      findOut();
      await screen.findByText('Ihre Bestellung Nr. 5 ist bei uns eingegangen.');
      expect(shop.sent(ORDER)).toHaveLength(1);
    });

    test('[ORDERS-4] that did not arrive says so, and can be pressed again', async () => {
      const shop = await loseAnswer();
      shop.known = 'void';
      findOut();
      const words = await screen.findByText(/Ihre Bestellung ist nicht bei uns eingegangen/);
      expect(document.activeElement).toBe(words);
      await (await card()).findByRole('button', { name: /bestellen$/ });
      expect(shop.sent(ORDER)).toHaveLength(1);
    });
  });
});
