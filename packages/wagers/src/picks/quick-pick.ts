import { rivalsOf } from '../naming/rivals-of.ts';
import type { Selection } from '../selection.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { Cents, WagerType } from '../wager-type.ts';
import { draw, type Random, type Weights } from './draw.ts';
import { type Picked, picked } from './picked.ts';

export interface QuickPickOptions {
  /** Key of the pool, if the type has several; required for a head to head. */
  readonly pool?: string;
  /** Default: the minimum stake. */
  readonly stake?: Cents;
  /** Weights for each leg. Default: all horses are equally likely. */
  readonly weights?: readonly Weights[];
  readonly random: Random;
}

/** Draws one line of any wager; in a bet over several races one horse per leg. */
export const quickPick = (type: WagerType, races: readonly Race[], options: QuickPickOptions): Picked => {
  const { pool, stake = type.param.minstake, weights = [], random } = options;
  const [named = type.param.horses] = type.param.multiOptions;
  const rivals = rivalsOf(pool ?? '');
  const drawn = races.map(({ starters }, at) =>
    draw(rivals?.filter((rival) => starters.includes(rival)) ?? starters, type.param.pick ? 1 : named, {
      weights: weights[at],
      random,
    }),
  );
  const ticket: Ticket = {
    wager: type.id,
    ...(pool === undefined ? {} : { pool }),
    selection: selectionOf(type, drawn),
    stake,
    ...(type.param.multiOptions.length > 0 ? { multi: named } : {}),
  };
  return picked(ticket, type, races);
};

const selectionOf = ({ param }: WagerType, drawn: number[][]): Selection => {
  if (param.pick) return { kind: 'legs', legs: drawn };
  const [horses = []] = drawn;
  return param.horses === 1 ? { kind: 'singles', horses } : { kind: 'straight', horses };
};
