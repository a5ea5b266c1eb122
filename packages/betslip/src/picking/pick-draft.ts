import {
  fillSpot,
  type Picked,
  pickHarryBoy,
  quickPick,
  type Race,
  type Refusal,
  type StartNr,
  type WagerType,
  type Weights,
} from '@paddock/wagers';
import { draftFrom } from '../drafting/draft-from.ts';
import { type TicketDraft, ticketOf } from '../drafting/ticket-draft.ts';
import { seededRandom } from './seeded-random.ts';

export type PickWay =
  /** One line. @see quickPick */
  | { readonly kind: 'quick'; readonly pool: string }
  /** A system of at most `rows` rows around own horses, leg by leg. @see pickHarryBoy */
  | { readonly kind: 'harry-boy'; readonly rows: number; readonly own?: readonly (readonly StartNr[])[] }
  /** Fills a draft of the way `spot`. @see fillSpot */
  | { readonly kind: 'spot'; readonly draft: TicketDraft };

export interface PickFacts {
  readonly type: WagerType;
  /** One race a leg. */
  readonly races: readonly [Race, ...Race[]];
  /** How likely each horse is, leg by leg. Default: equally. */
  readonly weights?: readonly Weights[];
}

/** A drawn draft and its seed; or why there is none. */
export type PickedDraft =
  | { readonly kind: 'picked'; readonly seed: number; readonly draft: TicketDraft }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

const pick = (way: PickWay, { type, races, weights }: PickFacts, seed: number): Picked => {
  const random = seededRandom(seed);
  const all = weights ? { weights, random } : { random };
  switch (way.kind) {
    case 'quick':
      return quickPick(type, races, { ...all, ...(way.pool === type.name[0] ? {} : { pool: way.pool }) });
    case 'harry-boy':
      return pickHarryBoy(type, races, { ...all, rows: way.rows, ...(way.own ? { own: way.own } : {}) });
    case 'spot': {
      // Flexi and jackpot do not influence the draw, and the minimum stake may not allow them.
      const ticket = ticketOf({ ...way.draft, flexi: 100, jackpot: false }, type, type.param.minstake);
      const [first] = weights ?? [];
      return fillSpot(ticket, type, races[0], first ? { weights: first, random } : { random });
    }
  }
};

/**
 * Draws a draft. The same way, facts and seed give the same draft, so a pick can be shown again.
 * @param seed 0 to 4294967295
 */
export const pickDraft = (way: PickWay, facts: PickFacts, seed: number): PickedDraft => {
  const picked = pick(way, facts, seed);
  if (picked.kind === 'refused') return { kind: 'refused', refusals: picked.refusals };
  const draft = draftFrom(picked.ticket);
  const { flexi, jackpot } = way.kind === 'spot' ? way.draft : draft;
  return { kind: 'picked', seed, draft: { ...draft, flexi, jackpot } };
};
