import { marksIn, type PickWay, type TicketDraft, ticketOf } from '@paddock/betslip';
import { countLegs, selectionsSold, type WagerType } from '@paddock/wagers';

export type PickKind = PickWay['kind'];

/**
 * The ways to draw a ticket that a type sells. A full cover has none: the customer chooses its
 * horses.
 */
export const picksSold = (type: WagerType): PickKind[] => {
  const { param, rule } = type;
  if (rule.folds) return [];
  return [
    'quick',
    ...(param.pick ? (['harry-boy'] as const) : []),
    ...(selectionsSold(type).includes('spot') ? (['spot'] as const) : []),
  ];
};

/**
 * A way to draw around the horses of a draft, which Harry Boy and SpOt keep.
 * @param rows maximum number of rows of Harry Boy
 */
export const pickWayOf = (kind: PickKind, draft: TicketDraft, type: WagerType, rows: number): PickWay => {
  if (kind === 'quick') return { kind, pool: ticketOf(draft, type, type.param.minstake).pool ?? type.name[0] };
  if (kind === 'spot') return { kind, draft: { ...draft, way: 'spot' } };
  const own = Array.from({ length: countLegs(type.param) ?? 0 }, (_, at) => {
    const marks = marksIn(draft, `leg${at + 1}`);
    return typeof marks === 'string' ? [] : marks;
  });
  return { kind, rows, own };
};

/** The number of possible seeds: short enough to be read out and typed. */
const TIPS = 1_000_000;

/** A random seed. */
export const randomSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % TIPS;
