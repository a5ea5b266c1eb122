import { draftOf, emptyDraft, fitDraft, type TicketDraft, ticketOf } from '@paddock/betslip';
import { Form, useWatch } from '@paddock/forms';
import { showPiece } from '@paddock/testing';
import { priceTicket, sharesByOdds, type WagerType, type Weights } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { nullable, number, object } from 'valibot';
import { expect, test, vi } from 'vitest';
import { remoteWithTexts as remote } from '../../testing/remote-with-texts.ts';
import { type FieldHorse, racesOf, type TicketField } from '../ticket-field.model.ts';
import { TicketForm } from './ticket-form.tsx';
import { TicketPriceLine } from './ticket-price-line.tsx';

const tiles = vi.hoisted(() => vi.fn());
vi.mock('@paddock/ui/number-tile', () => ({
  NumberTile: ({ number }: { number: number }) => {
    tiles(number);
    return number;
  },
}));

const typeOf = (id: string) => wagerTypes.find((type) => type.id === id) as WagerType;
const runner = (startNr: number, name: string | null = null, runs = true): FieldHorse => ({ startNr, name, runs });
const upTo = (count: number) => Array.from({ length: count }, (_, at) => runner(at + 1));
const race = (horses: FieldHorse[], label = ''): TicketField => ({ label, horses });
/** Race 4 has other numbers than race 5, and its number 2 does not run. */
const legs = [
  { ...race([runner(1), runner(2, 'Königssohn'), runner(3)], 'Rennen 4'), short: 'R4' },
  race([runner(2, 'Sturmvogel', false), runner(3, 'Blitz'), runner(7)], 'Rennen 5'),
];

interface TicketProps {
  type: WagerType;
  fields: readonly TicketField[];
  start: TicketDraft;
  weights?: readonly Weights[];
}

const Schema = object({ stake: nullable(number()) });

const drafts: TicketDraft[] = [];
/** The ticket as it is now. */
const drawn = () => drafts.at(-1) as TicketDraft;

function Ticket({ type, fields, start, ...rest }: TicketProps) {
  const [chosen, setChosen] = useState(start);
  const stake = useWatch<{ stake: number }, 'stake'>({ name: 'stake' });
  const draft = fitDraft(chosen, type);
  drafts.push(draft);
  const pricing = priceTicket(ticketOf(draft, type, stake), type, racesOf(fields));
  const refusals = pricing.kind === 'refused' ? pricing.refusals : [];
  return (
    <>
      <TicketForm {...rest} type={type} draft={draft} fields={fields} refusals={refusals} onChange={setChosen} />
      <TicketPriceLine priced={pricing.kind === 'priced' ? pricing : null} />
    </>
  );
}

async function show(id: string, fields: TicketField[], { start = emptyDraft, ...rest }: Partial<TicketProps> = {}) {
  const type = typeOf(id);
  const form = (
    <Form schema={Schema} defaultValues={{ stake: type.param.minstake }} label="Schein" onSubmit={() => {}}>
      <Ticket type={type} fields={fields} start={start} {...rest} />
    </Form>
  );
  // The texts of the fields load first.
  await act(() => showPiece('mf-racing', remote, form));
  await screen.findByText('Ihre Pferde');
}

/** The grid of the chosen horses; that of the reserves comes after it. */
const grid = () => within(document.querySelector('table') as HTMLElement);
const boxes = () =>
  grid()
    .queryAllByRole<HTMLInputElement>('checkbox')
    .filter(({ value }) => value !== 'ALL');
const labels = () => boxes().map((box) => box.getAttribute('aria-label'));
const box = (label: string) => {
  const found = boxes().find((one) => one.getAttribute('aria-label') === label);
  if (!found) throw new Error(`There is no box ${label}, but ${labels().join('; ')}.`);
  return found;
};
const tick = (label: string) => fireEvent.click(box(label));
const draws = () => within(screen.getByRole('group', { name: 'Pferde ziehen lassen' }));
const press = (name: string) => fireEvent.click(draws().getByText(name));
const price = () => screen.getByRole('region', { name: 'Preis' }).textContent;
const seeds = (...values: number[]) => {
  const spy = vi.spyOn(crypto, 'getRandomValues');
  for (const value of values) {
    spy.mockImplementationOnce((into) => {
      (into as unknown as Uint32Array)[0] = value;
      return into;
    });
  }
};

test('[GRID-1] [GRID-3] on one race each horse is a row, and its boxes are named by number, horse and column', async () => {
  await show('DEU-EXA', [race([runner(1, 'Sturmvogel'), runner(4)])]);
  const rows = grid()
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(['1Sturmvogel', '4']);
  expect(labels()).toEqual([
    'Nummer 1 Sturmvogel, 1. Platz',
    'Nummer 1 Sturmvogel, 2. Platz',
    'Nummer 4, 1. Platz',
    'Nummer 4, 2. Platz',
  ]);
});

test('[GRID-2] [GRID-3] over several races each race is a column, with boxes for its own numbers', async () => {
  await show('SWE-DD', legs);
  expect(
    grid()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nr.', expect.stringMatching(/^R4/), expect.stringMatching(/^Rennen 5/)]);
  expect(labels()).toEqual([
    'Nummer 1, Rennen 4',
    'Nummer 2 Königssohn, Rennen 4',
    'Nummer 2 Sturmvogel, Rennen 5, Nichtstarter',
    'Nummer 3, Rennen 4',
    'Nummer 3 Blitz, Rennen 5',
    'Nummer 7, Rennen 5',
  ]);
});

test('[GRID-4] a non-runner is struck through, called so, and cannot be ticked, not even with all', async () => {
  await show('DEU-TRI', [race([runner(1, 'Blitz'), runner(2, 'Sturmvogel', false), ...upTo(8).slice(2)])], {
    start: { ...emptyDraft, way: 'boxed' },
  });
  expect(screen.getByText('Sturmvogel').tagName).toBe('S');
  expect(screen.getByText('Sturmvogel').parentElement?.textContent).toBe('Sturmvogel Nichtstarter');
  const out = box('Nummer 2 Sturmvogel, gewählt, Nichtstarter');
  expect(out.disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('Alle Starter, gewählt'));
  expect(box('Nummer 1 Blitz, gewählt').checked).toBe(true);
  expect(out.checked).toBe(false);
});

test('[GRID-4] in a column a non-runner is struck through, and its sign is explained', async () => {
  await show('SWE-DD', legs);
  const cell = box('Nummer 2 Sturmvogel, Rennen 5, Nichtstarter').closest('td') as HTMLElement;
  expect(cell.textContent).toBe('2 NS');
  expect(within(cell).getByText('2').tagName).toBe('S');
  expect(screen.getByText('NS: Nichtstarter')).toBeTruthy();
});

test('[GRID-5] a tick of a non-runner, or of a horse that is not in the race, can be removed for good', async () => {
  await show('DEU-WIN', [race([runner(1), runner(2, 'Sturmvogel', false)])], { start: draftOf([2, 9]) });
  for (const label of ['Nummer 2 Sturmvogel, gewählt, Nichtstarter', 'Nummer 9, gewählt, Nichtstarter']) {
    expect(box(label)).toMatchObject({ checked: true, disabled: false });
    tick(label);
  }
  expect(drawn().marks.horses).toEqual([]);
  expect(box('Nummer 2 Sturmvogel, gewählt, Nichtstarter').disabled).toBe(true);
  expect(labels()).not.toContain('Nummer 9, gewählt, Nichtstarter');
});

test('[GRID-6] arrow keys move to the next box that can be ticked, and Tab reaches every one', async () => {
  await show('SWE-DD', legs);
  const keys = (...pressed: string[]) => {
    for (const key of pressed) fireEvent.keyDown(document.activeElement as Element, { key });
    return document.activeElement?.getAttribute('aria-label');
  };
  box('Nummer 1, Rennen 4').focus();
  expect(keys('ArrowDown')).toBe('Nummer 2 Königssohn, Rennen 4');
  // The box beside it belongs to a non-runner.
  expect(keys('ArrowRight')).toBe('Nummer 2 Königssohn, Rennen 4');
  expect(keys('ArrowDown', 'ArrowRight')).toBe('Nummer 3 Blitz, Rennen 5');
  expect(keys('ArrowDown')).toBe('Nummer 7, Rennen 5');
  expect(keys('ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowUp')).toBe('Nummer 1, Rennen 4');
  expect(boxes().filter(({ tabIndex, disabled }) => tabIndex !== 0 || disabled)).toHaveLength(1);
});

test('[GRID-7] the head of a race has how many of its horses are ticked', async () => {
  await show('SWE-DD', legs);
  const head = () => grid().getAllByRole('columnheader')[1]?.textContent;
  expect(head()).toBe('R400 Pferde');
  tick('Nummer 3, Rennen 4');
  expect(head()).toBe('R411 Pferd');
});

test('[GRID-8] a tick renders its own row alone', async () => {
  const field = race(upTo(20), 'Rennen 1');
  await show(
    'SWE-V86',
    Array.from({ length: 8 }, () => field),
  );
  expect(boxes().length).toBeGreaterThanOrEqual(160);
  tiles.mockClear();
  tick('Nummer 7, Rennen 1');
  expect(new Set(tiles.mock.calls.map(([number]) => number))).toEqual(new Set([7]));
});

test('[GRID-9] a refusal names the races by their labels', async () => {
  await show('SWE-DD', legs);
  expect(screen.getByText('Rennen 4 und 5: Wählen Sie mindestens 1 Pferd.')).toBeTruthy();
  tick('Nummer 3, Rennen 4');
  expect(screen.getByText('Rennen 5: Wählen Sie mindestens 1 Pferd.')).toBeTruthy();
});

test.each([
  ['DEU-TRI', ['Quicktipp']],
  ['SWE-V75', ['Quicktipp', 'Harry Boy']],
  ['FRA-DSQ', ['Quicktipp', 'SpOt']],
  ['GBR-MUL2', []],
])('[GRID-10] %s sells the draws %s', async (id, sold) => {
  await show(id, [race(upTo(12))]);
  const group = screen.queryByRole('group', { name: 'Pferde ziehen lassen' });
  expect([...(group?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(sold);
});

test('[GRID-10] [GRID-11] a quick pick has a price at once, and its number draws the same horses again', async () => {
  await show('DEU-TRI', [race(upTo(12))]);
  seeds(4711, 4712);
  press('Quicktipp');
  expect(price()).toMatch(/1 Kombination/);
  const first = drawn().marks;
  expect(screen.getByText('Tipp 4711 ist gezogen.')).toBeTruthy();
  tick(labels().find((label) => !box(label ?? '').checked) ?? '');
  expect(drawn().marks).not.toEqual(first);
  expect(screen.queryByText('Tipp 4711 ist gezogen.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tipp 4711 noch einmal' }));
  expect(drawn().marks).toEqual(first);
  press('Quicktipp');
  expect(drawn().marks).not.toEqual(first);
  expect(screen.getByText('Tipp 4712')).toBeTruthy();
});

test('[GRID-11] [GRID-12] a draw that is undone gives the ticket before, and can be drawn again', async () => {
  const start: TicketDraft = { ...draftOf([5]), way: 'boxed', flexi: 50 };
  await show('FRA-DSQ', [race(upTo(12))], { start });
  seeds(1, 2);
  press('Quicktipp');
  press('Quicktipp');
  expect(drawn().flexi).toBe(50);
  const second = drawn();
  press('Rückgängig');
  expect(drawn()).toEqual(fitDraft(start, typeOf('FRA-DSQ')));
  const again = screen.getByRole('button', { name: 'Tipp 2 noch einmal' });
  expect(document.activeElement).toBe(again);
  expect(screen.queryByText('Rückgängig')).toBeNull();
  fireEvent.click(again);
  expect(drawn().marks).toEqual(second.marks);
});

test('[GRID-13] Harry Boy keeps the horses of the customer, not those drawn before, within the lines', async () => {
  const label = (leg: number) => `Rennen ${leg}`;
  await show(
    'SWE-V4',
    [1, 2, 3, 4].map((leg) => race(upTo(10), label(leg))),
  );
  tick('Nummer 9, Rennen 2');
  const lines: string[] = [];
  seeds(1, 2, 3);
  for (const rows of ['12', '48', '96']) {
    fireEvent.change(screen.getByLabelText('Reihen, höchstens'), { target: { value: rows } });
    press('Harry Boy');
    const count = Number(/(\d+) Kombination/.exec(price() ?? '')?.[1]);
    expect(count).toBeGreaterThan(Number(rows) / 3);
    expect(count).toBeLessThanOrEqual(Number(rows));
    expect(drawn().marks.leg2).toContain(9);
    lines.push(JSON.stringify(drawn().marks));
  }
  press('Rückgängig');
  expect(drawn().marks).toEqual({ leg2: [9] });
  expect(new Set(lines).size).toBe(3);
});

test('[GRID-13] SpOt fills the ticket around own horses, each time anew', async () => {
  await show('FRA-DSQ', [race(upTo(12))], { start: { ...emptyDraft, way: 'spot', size: 4, flexi: 50 } });
  tick('Nummer 7, eigenes Pferd');
  seeds(1, 2);
  const horses = [1, 2].map(() => {
    press('SpOt');
    return drawn().marks.horses as number[];
  });
  for (const drawnHorses of horses) {
    expect(drawnHorses).toContain(7);
    expect(drawnHorses).toHaveLength(4);
  }
  expect(horses[0]).not.toEqual(horses[1]);
  expect(drawn()).toMatchObject({ way: 'boxed', flexi: 50 });
});

test('[GRID-14] likely horses are drawn more often', async () => {
  const weights = [
    sharesByOdds(
      new Map([
        [3, 110],
        [8, 1_000_000],
      ]),
    ),
  ];
  await show('DEU-WIN', [race(upTo(12))], { weights });
  seeds(...upTo(10).map(({ startNr }) => startNr));
  const horses = upTo(10).map(() => {
    press('Quicktipp');
    return `${drawn().marks.horses}`;
  });
  expect(new Set(horses)).toEqual(new Set(['3']));
});

test('[GRID-17] a race with odds has the share of each of its runners in the stakes', async () => {
  const odds = (...pairs: [number, number][]) => sharesByOdds(new Map(pairs));
  await show('SWE-DD', legs, { weights: [odds([1, 200], [2, 400], [3, 400]), odds([2, 150], [3, 500])] });
  const under = (label: string) => box(label).closest('td')?.textContent;
  expect(['1', '2 Königssohn', '3'].map((horse) => under(`Nummer ${horse}, Rennen 4`))).toEqual([
    '50 %',
    '25 %',
    '25 %',
  ]);
  // The only runner of race 5 with odds.
  expect(under('Nummer 3 Blitz, Rennen 5')).toBe('100 %');
  expect(under('Nummer 7, Rennen 5')).toBe('');
  expect(screen.getByText(/^Unter den Kästchen/)).toBeTruthy();
});

test('[GRID-18] reserves are ticked in a grid of their own, which opens on a press', async () => {
  await show('SWE-DD', legs);
  expect(screen.queryAllByRole('table')).toHaveLength(1);
  const details = screen.getByText('Ersatzpferde (kostenlos)').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.click(screen.getByLabelText('Nummer 7, Rennen 5, Ersatz'));
  expect(drawn().marks).toEqual({ reserve2: [7] });
});

test('[GRID-15] a draw that cannot be says why, until the ticket changes', async () => {
  await show('DEU-H2H', [race(upTo(6))]);
  press('Quicktipp');
  expect(draws().getByText('Nennen Sie zwei Pferde für das Duell.')).toBeTruthy();
  tick('Nummer 3, im Duell');
  await waitFor(() => expect(draws().queryByText(/Nennen Sie/)).toBeNull());
  tick('Nummer 5, im Duell');
  press('Quicktipp');
  expect(drawn().marks).toMatchObject({ rival: [3, 5] });
  expect([[3], [5]]).toContainEqual(drawn().marks.horses);
});
