import { rivalsOf } from '../finding/find-wager-type.ts';
import type { Selection } from '../selection.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { Cents, WagerType } from '../wager-type.ts';
import { draw, type Random, type Weights } from './draw.ts';
import { type Picked, picked } from './picked.ts';

export interface QuickPickOptions {
  /** Key of the pool where the type has several; a head to head needs it. */
  readonly pool?: string;
  /** Left out: the least that is sold. */
  readonly stake?: Cents;
  /** Of each leg; left out: all horses are as likely. */
  readonly weights?: readonly Weights[];
  readonly random: Random;
}

/** One line of whatever wager, drawn: in a bet over several races one horse a leg. */
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
