import { reservesSold } from '../laying-out/check-ticket.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { Cents, StartNr, WagerType } from '../wager-type.ts';
import { draw, type Random, type Weights } from './draw.ts';
import { type Picked, picked } from './picked.ts';

export interface HarryBoyOptions {
  /** Maximum number of rows; the pick comes as close as whole horses allow. */
  readonly rows: number;
  /** Stake of one row. Default: the minimum. */
  readonly stake?: Cents;
  /** Horses that the customer marked, leg by leg; the pick keeps them. */
  readonly own?: readonly (readonly StartNr[])[];
  /** Weights for each leg. */
  readonly weights?: readonly Weights[];
  readonly random: Random;
}

/** Legs where one more horse keeps the rows within the limit. */
const openLegs = (legs: readonly (readonly StartNr[])[], races: readonly Race[], most: number, rows: number) => {
  const product = legs.reduce((all, { length }) => all * length, 1);
  return [...legs.keys()].filter((at) => {
    const { length } = legs[at] as readonly StartNr[];
    return length < Math.min(most, races[at]?.starters.length ?? 0) && (product / length) * (length + 1) <= rows;
  });
};

/** Gives every leg a horse, then adds one horse to a drawn leg until the limit. */
const growLegs = (races: readonly Race[], most: number, options: HarryBoyOptions): StartNr[][] => {
  const { own = [], weights = [], rows, random } = options;
  const oneMore = (leg: readonly StartNr[], at: number) => {
    const others = races[at]?.starters.filter((startNr) => !leg.includes(startNr)) ?? [];
    return draw(others, 1, { weights: weights[at], random });
  };
  const legs = races.map((_, at) => {
    const marked = [...new Set(own[at] ?? [])];
    return marked.length > 0 ? marked : oneMore([], at);
  });
  for (let open = openLegs(legs, races, most, rows); open.length > 0; open = openLegs(legs, races, most, rows)) {
    const at = open[Math.floor(random() * open.length)] as number;
    const leg = legs[at] as StartNr[];
    leg.push(...oneMore(leg, at));
  }
  return legs;
};

/**
 * Picks a system for a bet over several races, with reserves if they are sold. Heavily backed
 * horses are more likely (ATG's Harry Boy).
 */
export const pickHarryBoy = (type: WagerType, races: readonly Race[], options: HarryBoyOptions): Picked => {
  const legs = growLegs(races, type.param.maxHorses, options);
  const reserves = legs.map((leg, at) => {
    const others = races[at]?.starters.filter((startNr) => !leg.includes(startNr)) ?? [];
    return draw(others, reservesSold(type.param), { weights: options.weights?.[at], random: options.random });
  });
  const ticket: Ticket = {
    wager: type.id,
    selection: { kind: 'legs', legs: legs.map((leg) => leg.toSorted((a, b) => a - b)) },
    stake: options.stake ?? type.param.minstake,
    ...(reservesSold(type.param) > 0 ? { reserves } : {}),
  };
  return picked(ticket, type, races);
};
