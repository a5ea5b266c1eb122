import { countLegs, hasPool, namedBy, type Ticket, type WagerType } from '@paddock/wagers';
import type { Product } from '../../support/product.ts';
import { orderOf, readLongTerm, readRace, type WireRace } from './day.ts';

/** The offer of a wager type: its pool, and the races of a ticket. */
export interface Offer {
  type: WagerType;
  pool: string;
  races: readonly WireRace[];
}

const isOpen = ({ status, pools }: WireRace, name: string): boolean =>
  status === 'OPEN' && pools.some((pool) => pool.name === name && pool.status === 'OPEN');

const hasOdds = ({ pools }: WireRace, name: string): boolean =>
  pools.some((pool) => pool.name === name && pool.odds.length > 0);

/** The first offer of a wager type among races of its country; null without one. */
export async function offerOf(product: Product, type: WagerType, races: readonly WireRace[]): Promise<Offer | null> {
  const [name] = type.name;
  if (name === 'ltmWIN') {
    const found = (await readLongTerm(product, type.country)).filter((race) => isOpen(race, name));
    return found.length > 0 ? { type, pool: name, races: found } : null;
  }
  if (type.rule.folds) {
    const legs = countLegs(type.param) ?? 0;
    const open = races.filter((race) => isOpen(race, 'WIN') && hasOdds(race, 'WIN'));
    return open.length < legs ? null : { type, pool: name, races: open.slice(0, legs) };
  }
  for (const race of races) {
    if (type.rule.pools.length > 0) {
      if (type.rule.pools.every((pool) => isOpen(race, pool))) return { type, pool: name, races: [race] };
      continue;
    }
    const pool = race.pools.find((each) => hasPool(type, each.name) && isOpen(race, each.name));
    if (!pool || (name === 'fixWIN' && pool.odds.length === 0)) continue;
    const ids = pool.legs ?? [race.id];
    return { type, pool: pool.name, races: await Promise.all(ids.map((id) => readRace(product, id))) };
  }
  return null;
}

/** A box of the grid by its name: the number, and the label of its column. */
export interface Box {
  number: number;
  column: string;
}

/**
 * The boxes of a winning ticket, in the way that the grid shows first.
 * @param finished the races as they end
 */
export function winningBoxes({ type, pool }: Offer, finished: readonly WireRace[]): Box[] {
  const orders = finished.map(orderOf);
  const [first = []] = orders;
  const { param } = type;
  if (param.pick) {
    return orders.map(([number = 0], at) => ({ number, column: `Rennen ${finished[at]?.number}` }));
  }
  const [, ...rivals] = pool.split('_').map(Number);
  if (param.h2h) {
    return [{ number: first.find((number) => rivals.includes(number)) ?? 0, column: 'gewählt' }];
  }
  const multi = param.multiOptions[0];
  const named = namedBy((multi === undefined ? {} : { multi }) as Ticket, type);
  return first
    .slice(0, named)
    .map((number, at) => ({ number, column: param.ranked && named > 1 ? `${at + 1}. Platz` : 'gewählt' }));
}
