import { hasUnsavedWork } from '@paddock/host/shell';
import { fakeApi } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { slipStore } from '../shared/betting/slip.store.ts';
import { emptySlip } from '../testing/empty-slip.ts';
import { countries, pool, race, runner, wagerTypes } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

// Grids of boxes are slow in jsdom, and very slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  fakeApi({ '/api/v1/wager-types': wagerTypes(), '/api/v1/countries': countries('DEU', 'FRA', 'SWE', 'GBR') });
});

/** A box of the grid, by its name. A query by role takes jsdom seconds among a hundred boxes. */
const box = (name: string) =>
  waitFor(() => {
    const found = document.querySelector(`input[aria-label="${name}"]`);
    if (!found) throw new Error(`There is no box ${name}.`);
    return found;
  });
const button = (name: string | RegExp) => screen.findByText(name, { selector: 'button' });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const isPressed = (name: string) =>
  waitFor(async () => expect((await button(name)).getAttribute('aria-pressed')).toBe('true'));
const tick = async (name: string) => fireEvent.click(await box(name));
const type = (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const priceIs = async (price: RegExp) => {
  await waitFor(() => expect(document.querySelector('[aria-label="Preis"]')?.textContent).toMatch(price));
};
const lines = () => {
  const card = screen.getByText('Kombinationen', { selector: 'h2' }).closest('section');
  return [...(card?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
};

describe('the bet calculator', () => {
  test('[CALC-1] every wager type of a country is offered', async () => {
    const { visit } = await show('/wettrechner');
    const names = { DEU: 'Deutschland', FRA: 'Frankreich', SWE: 'Schweden' };
    for (const [country, name] of Object.entries(names)) {
      await visit(`/wettrechner?country=${country}`);
      await isPressed(name);
      const group = screen.getByRole('group', { name: 'Wettart' });
      const sold = wagerTypes(country);
      expect([country, within(group).getAllByRole('button').length]).toEqual([country, sold.length]);
    }
  });

  test('[CALC-3] [CALC-4] the URL names country and wager type; the first one replaces an invalid value', async () => {
    const { router, visit } = await show('/wettrechner?country=GBR&type=EXA');
    await isPressed('Zweierwette');
    await press('Schweden');
    await isPressed('Schweden');
    await press('Komb');
    await waitFor(() => expect(router.state.location.search).toBe('?country=SWE&type=KOM'));
    await visit('/wettrechner?country=XYZ&type=ABC');
    await isPressed('Deutschland');
    await isPressed('Sieg');
  });

  test('[CALC-14] a ticket with ticks is unsaved work', async () => {
    await show('/wettrechner?country=DEU&type=TRI');
    await press('Kombiniert');
    await box('Nummer 1, gewählt');
    await tick('Nummer 1, gewählt');
    expect(hasUnsavedWork()).toBe(true);
  });

  test.each([
    ['WIN', 'Sieg – das Pferd gewinnt.'],
    ['WPL', 'Sieg/Platz – Sieg + Platz auf einem Schein.'],
    ['SWI', 'Platz-Zwilling – 2 Pferde, die alle unter den ersten 3 sind, Reihenfolge beliebig.'],
    ['TRI', 'Dreierwette – die ersten 3 Pferde in der richtigen Reihenfolge.'],
    ['H2H', 'Head-to-Head – welches der beiden genannten Pferde ist vor dem anderen im Ziel?'],
  ])('[CALC-2] says what %s asks for', async (pool, asked) => {
    await show(`/wettrechner?country=DEU&type=${pool}`);
    await waitFor(() => expect(document.querySelector('p:has(> strong)')?.textContent).toBe(asked));
  });

  test('[CALC-6] [CALC-13] overlapping lists cost what is left of them, and each line left out says why', async () => {
    await show('/wettrechner?country=DEU&type=EXA');
    await press('Auswahl je Platz');
    for (const place of [1, 2]) for (const startnr of [1, 2, 3]) await tick(`Nummer ${startnr}, ${place}. Platz`);
    await priceIs(/^3,00\s€6 Kombinationen/);
    expect(screen.getByText('Entfallen: dasselbe Pferd auf zwei Plätzen').nextSibling?.textContent).toBe('3');
    const why = 'Pferd doppelt';
    expect(lines()).toEqual([`1-1 ${why}`, '1-2', '1-3', '2-1', `2-2 ${why}`, '2-3', '3-1', '3-2', `3-3 ${why}`]);
  });

  test('[CALC-5] a placeholder stands for its horses, and a flexi share of the stake is paid', async () => {
    await show('/wettrechner?country=FRA&type=TRO');
    await press('Mit Bankpferden');
    await tick('Nummer 3, Bank auf beliebigem Platz');
    await tick('X, alle übrigen Pferde, Beipferd');
    // Two of the eleven others join the banker: C(11,2) · 1.50.
    await priceIs(/^82,50\s€55 Kombinationen/);
    await press(/^50\s%$/);
    await priceIs(/^41,25\s€55 Kombinationen/);
  });

  test('[CALC-13] combinations are listed thirty at a time', async () => {
    await show('/wettrechner?country=DEU&type=EXA');
    await press('Kombiniert');
    await tick('Alle Starter, gewählt');
    await priceIs(/132 Kombinationen/);
    expect(lines()).toHaveLength(30);
    fireEvent.click(screen.getByText('30 weitere zeigen'));
    expect(lines()).toHaveLength(60);
  });

  test('[CALC-7] [CALC-8] a missing choice is named beside the horses, race by race, and does not look wrong', async () => {
    await show('/wettrechner?country=SWE&type=V4');
    await tick('Nummer 1, Rennen 2');
    const missing = screen.getByText('Rennen 1, 3 und 4: Wählen Sie mindestens 1 Pferd.');
    expect(missing.getAttribute('data-tone')).toBe('open');
    await priceIs(/Noch kein Preis/);
  });

  test('[CALC-7] a bet on one race names no race', async () => {
    await show('/wettrechner?country=DEU&type=WIN');
    await tick('Nummer 4, gewählt');
    await tick('Nummer 4, gewählt');
    expect(await screen.findByText('Wählen Sie mindestens 1 Pferd.')).toBeTruthy();
    expect(screen.queryByText(/Rennen 1/)).toBeNull();
  });

  test('[CALC-7] [CALC-8] the same horse on two places is refused in words, and looks wrong', async () => {
    await show('/wettrechner?country=DEU&type=EXA');
    await tick('Nummer 4, 1. Platz');
    await tick('Nummer 4, 2. Platz');
    const wrong = screen.getByText(/Ein Pferd kann nicht auf zwei Plätzen ankommen/);
    expect(wrong.getAttribute('data-tone')).toBe('wrong');
  });

  test('[CALC-7] a stake that is too low names the minimum at its field', async () => {
    await show('/wettrechner?country=DEU&type=WIN');
    await tick('Nummer 4, gewählt');
    type('Einsatz je Kombination', '0,20');
    const field = screen.getByLabelText('Einsatz je Kombination');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^Der Einsatz beträgt mindestens 0,50\s€ je Kombination\.$/)).toBeTruthy();
  });

  test('[CALC-7] too few runners are refused at their field', async () => {
    await show('/wettrechner?country=FRA&type=MLT');
    fireEvent.change(await screen.findByLabelText('Starter im Rennen'), { target: { value: '8' } });
    expect(screen.getByLabelText('Starter im Rennen').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Für diese Wette müssen mindestens 14 Pferde starten.')).toBeTruthy();
  });

  test('[CALC-7] too many runners are refused at their field', async () => {
    await show('/wettrechner?country=FRA&type=COR');
    fireEvent.change(await screen.findByLabelText('Starter im Rennen'), { target: { value: '8' } });
    expect(screen.getByLabelText('Starter im Rennen').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Für diese Wette dürfen höchstens 7 Pferde starten.')).toBeTruthy();
  });

  test('[CALC-7] a share that leaves no whole cents is refused, in English too', async () => {
    await show('/wettrechner?country=FRA&type=TRO', { locale: 'en' });
    for (const startnr of [1, 2, 3]) await tick(`Number ${startnr}, chosen`);
    await press('50%');
    type('Stake per combination', '1.51');
    expect(screen.getByText('The stake cannot be divided into 2 equal parts of whole cents.')).toBeTruthy();
  });

  test('[CALC-9] typed odds give the return of a right combination, with the flexi share', async () => {
    await show('/wettrechner?country=FRA&type=TRO');
    for (const startnr of [1, 2, 3]) await tick(`Nummer ${startnr}, gewählt`);
    await press(/^50\s%$/);
    type('Quote für 1 € Einsatz', '12,40');
    expect(screen.getByText(/^Eine richtige Kombination bringt 9,30\s€/)).toBeTruthy();
  });

  test('[CALC-23] odds are typed without a currency', async () => {
    await show('/wettrechner?country=FRA&type=TRO');
    for (const startnr of [1, 2, 3]) await tick(`Nummer ${startnr}, gewählt`);
    expect(screen.getByLabelText('Einsatz je Kombination').parentElement?.textContent).toBe('€');
    expect(screen.getByLabelText('Quote für 1 € Einsatz').parentElement?.textContent).toBe('');
  });

  test('[CALC-9] the odds of a full cover multiply across the races', async () => {
    await show('/wettrechner?country=GBR&type=MUL2');
    await press('System');
    for (const leg of [1, 2]) await tick(`Nummer 5, Rennen ${leg}`);
    for (const fold of [1, 2]) fireEvent.click(screen.getByText(`${fold} aus 2`));
    type('Einsatz je Kombination', '1');
    type('Quote in Rennen 1', '3');
    type('Quote in Rennen 2', '5');
    // 3 + 5 + 15.
    expect(screen.getByText(/bringt der Schein 23,00\s€/)).toBeTruthy();
  });

  test('[CALC-12] the ticked horses stay when another wager type is chosen', async () => {
    await show('/wettrechner?country=DEU&type=TRI');
    await press('Kombiniert');
    for (const startnr of [1, 2, 3, 4]) await tick(`Nummer ${startnr}, gewählt`);
    await press('Zweierwette');
    await priceIs(/^6,00\s€12 Kombinationen/);
  });

  test('[CALC-18] the address of odds fills in race, wager type, runners and horse', async () => {
    fakeApi({
      '/api/v1/wager-types': wagerTypes(),
      '/api/v1/countries': countries('DEU', 'FRA'),
      '/api/v1/races/7': race({
        country: 'FRA',
        runners: [1, 3, 9].map((startnr) => runner(startnr, `Pferd ${startnr}`)),
      }),
    });
    const { router } = await show('/wettrechner?race=7&type=PLC&runners=3');
    await isPressed('Frankreich');
    await isPressed('Platz');
    expect(((await box('Nummer 3, gewählt')) as HTMLInputElement).checked).toBe(true);
    expect((screen.getByLabelText('Starter im Rennen') as HTMLSelectElement).value).toBe('9');
    const link = screen.getByRole('link', { name: 'Für Lindenau, Rennen 3: Preis der Linden' });
    expect(link.getAttribute('href')).toBe('/race/7');
    expect(hasUnsavedWork()).toBe(false);
    await press('Sieg');
    await waitFor(() => expect(router.state.location.search).toBe('?race=7&type=WIN&runners=3&country=FRA'));
  });

  describe('[CALC-22] a ticket on the race of the address', () => {
    const priced = async (search: string, facts: Parameters<typeof race>[0] = {}) => {
      await emptySlip();
      fakeApi({
        '/api/v1/wager-types': wagerTypes(),
        '/api/v1/countries': countries('DEU', 'FRA'),
        '/api/v1/races/7': race({
          runners: [1, 2, 3, 4].map((startnr) => runner(startnr, `Pferd ${startnr}`)),
          pools: [pool('WIN'), pool('PLC'), pool('EXA'), pool('H2H_1_3')],
          ...facts,
        }),
      });
      await show(`/wettrechner?race=7&${search}`);
    };
    const tickets = () =>
      slipStore.current()?.tickets.map(({ pool: name, stake, draft: { way, marks } }) => [name, stake, way, marks]);

    test('goes into the slip as it is, and a second press changes it there', async () => {
      await priced('type=EXA&runners=3-1');
      await priceIs(/^0,50\s€/);
      type('Einsatz je Kombination', '2');
      await priceIs(/^2,00\s€/);
      fireEvent.click(await screen.findByText('In den Wettschein'));
      const marks = { place1: [3], place2: [1] };
      await waitFor(() => expect(tickets()).toMatchObject([['EXA', 200, 'straight', marks]]));
      type('Einsatz je Kombination', '3');
      await priceIs(/^3,00\s€/);
      fireEvent.click(await screen.findByText('In den Wettschein'));
      await waitFor(() => expect(tickets()).toMatchObject([['EXA', 300, 'straight', marks]]));
      expect(hasUnsavedWork()).toBe(false);
    });

    test('of two pools is one ticket, and a match bet is that of its rivals', async () => {
      await priced('type=WPL&runners=3');
      fireEvent.click(await screen.findByText('In den Wettschein'));
      await waitFor(() => expect(tickets()).toMatchObject([['WPL', 50, 'singles', { horses: [3] }]]));
      await press('Head-to-Head');
      await tick('Nummer 1, im Duell');
      expect(screen.queryByText('In den Wettschein')).toBeNull();
      await tick('Nummer 3, im Duell');
      fireEvent.click(await screen.findByText('In den Wettschein'));
      await waitFor(() => expect(tickets()?.[1]).toMatchObject(['H2H_1_3', 50, 'singles', { horses: [3] }]));
    });

    test.each([
      ['race=7&type=WIN&runners=3', 'a closed race', { status: 'CLOSED' as const }],
      ['race=7&type=TRI&runners=3-1-2', 'a pool that the race does not have', {}],
      ['race=7&type=WIN&runners=3', 'a closed pool', { pools: [pool('WIN', { status: 'CLOSED' })] }],
    ])('%s does not, of %s', async (search, _, facts) => {
      await priced(search, facts);
      await priceIs(/^0,50\s€/);
      expect(screen.queryByText('In den Wettschein')).toBeNull();
    });
  });

  test.each(['race=8&type=WIN&runners=3', 'race=x&type=WIN&runners=3'])(
    '[CALC-19] %s gives the empty calculator',
    async (search) => {
      await show(`/wettrechner?${search}`);
      await isPressed('Deutschland');
      expect(((await box('Nummer 3, gewählt')) as HTMLInputElement).checked).toBe(false);
      expect((screen.getByLabelText('Starter im Rennen') as HTMLSelectElement).value).toBe('12');
    },
  );
});
