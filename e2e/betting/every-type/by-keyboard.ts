import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../../support/keyboard.ts';
import { placeButton, receipt, slip, winOdds } from '../bets.ts';
import type { WireRace } from './day.ts';
import { type Offer, winningBoxes } from './offers.ts';

/** Maximum number of Tab stops on a race's page with an open grid. */
const MOST = 900;

/** In the page: whether Shift+Tab is the shorter way to an element. */
const isBehind = (element: Element): boolean => {
  const stops = [...document.querySelectorAll('a[href], button, input, select, summary')];
  const ahead = stops.indexOf(element) - stops.indexOf(document.activeElement ?? document.body);
  return (ahead + stops.length) % stops.length > stops.length / 2;
};

const press = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await target.waitFor();
  await tabTo(page, target, { most: MOST, key: (await target.evaluate(isBehind)) ? 'Shift+Tab' : 'Tab' });
  await page.keyboard.press(key);
};

/** The win odds of a number on its race's page. */
const oddsOf = (page: Page, number: number) =>
  winOdds(page).and(page.getByRole('button', { name: new RegExp(`^Sieg, Nr\\. ${number} `) }));

async function combine(page: Page, finished: readonly WireRace[]): Promise<void> {
  for (const race of finished) {
    await page.goto(`/race/${race.id}`);
    const [number = 0] = (race.result ?? []).flatMap(({ startnrs }) => startnrs);
    const chosen = race.runners.find(({ startnr }) => startnr === number)?.bet_number ?? number;
    await press(page, oddsOf(page, chosen));
    await expect(oddsOf(page, chosen)).toHaveAttribute('aria-pressed', 'true');
  }
  await press(page, slip(page).getByRole('button', { name: /^Als eine Kombiwette über / }));
}

async function tick(page: Page, offer: Offer, finished: readonly WireRace[]): Promise<void> {
  const { type, pool, races } = offer;
  const [joint] = type.rule.pools;
  await page.goto(`/race/${races[0]?.id}?bet=${joint ?? pool}`);
  const main = page.getByRole('main');
  if (joint) {
    const name = type.name[0] === 'GPL' ? 'Gagnant-Placé' : 'Sieg/Platz';
    await press(page, main.getByRole('button', { name, exact: true }));
  }
  for (const { number, column } of winningBoxes(offer, finished)) {
    await press(page, main.getByRole('checkbox', { name: new RegExp(`^Nummer ${number}( .*)?, ${column}$`) }), 'Space');
  }
  await press(page, main.getByRole('button', { name: 'Zum Wettschein' }));
}

/** Places the ticket of an offer with the keyboard only. @returns the number of the bet */
export async function placeByKeyboard(page: Page, offer: Offer, finished: readonly WireRace[]): Promise<number> {
  if (offer.type.rule.folds) await combine(page, finished);
  else await tick(page, offer, finished);
  const understood = slip(page).getByRole('button', { name: 'Verstanden' });
  await expect(placeButton(page).or(understood)).toBeVisible();
  // Fixed odds may have moved meanwhile.
  if (await understood.isVisible()) await press(page, understood);
  await press(page, placeButton(page));
  const takeNewOdds = slip(page).getByRole('button', { name: /^Neue Quoten? / });
  await expect(receipt(page).or(takeNewOdds)).toBeVisible();
  // They moved between the press and the server, which has booked nothing.
  if (await takeNewOdds.isVisible()) {
    await press(page, takeNewOdds);
    await press(page, placeButton(page));
  }
  await expect(receipt(page)).toBeVisible();
  // Screen readers announce it too.
  const accepted = slip(page).getByText('Angenommen', { exact: true }).first();
  const accept = slip(page).getByRole('button', { name: /^Zu neuer Quote wetten/ });
  await expect(accepted.or(accept)).toBeVisible();
  if (await accept.isVisible()) await press(page, accept);
  await expect(accepted).toBeVisible();
  const id = Number(/\d+/.exec((await receipt(page).textContent()) ?? '')?.[0]);
  await press(page, slip(page).getByRole('button', { name: 'Fertig', exact: true }));
  await expect(receipt(page)).toHaveCount(0);
  return id;
}
