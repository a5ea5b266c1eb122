import { countLegs, priceTicket, type Race, sharesByOdds, type WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFrom } from '../drafting/draft-from.ts';
import { emptyDraft, fitDraft, ticketOf } from '../drafting/ticket-draft.ts';
import { contentOf } from '../storing/parse-slip.ts';
import { runs } from '../testing/random-slips.ts';
import { fieldOf, typeOf } from '../testing/tickets.ts';
import { type PickedDraft, type PickWay, pickDraft } from './pick-draft.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
/** Races with a non-runner, as large as the wager type allows. */
const racesOf = ({ param, rule }: WagerType): readonly [Race, ...Race[]] => {
  const field = fieldOf(Math.min(20, (rule.maxRunners ?? 20) + 1), [4]);
  const [first = field, ...more] = Array.from({ length: countLegs(param) ?? 1 }, () => field);
  return [first, ...more];
};

const drawn = (picked: PickedDraft) => {
  if (picked.kind === 'refused') throw new Error(JSON.stringify(picked.refusals));
  return picked.draft;
};

describe('a drawn draft', () => {
  test('[DRAWN-1] can be sold, in any way of drawing', () => {
    const draws: readonly (readonly [WagerType, PickWay])[] = wagerTypes.flatMap((type): [WagerType, PickWay][] => [
      ...(type.rule.folds
        ? []
        : [[type, { kind: 'quick', pool: type.param.h2h ? 'H2H_1_2' : type.name[0] }] as [WagerType, PickWay]]),
      ...(type.param.pick && !type.rule.folds ? [[type, { kind: 'harry-boy', rows: 96 }] as [WagerType, PickWay]] : []),
      ...(type.param.spotCombinedOptions.length > 0
        ? [[type, { kind: 'spot', draft: fitDraft({ ...emptyDraft, way: 'spot' }, type) }] as [WagerType, PickWay]]
        : []),
    ]);
    expect(draws.length).toBeGreaterThan(wagerTypes.length);
    fc.assert(
      fc.property(fc.constantFrom(...draws), seeds, ([type, way], seed) => {
        const races = racesOf(type);
        const draft = drawn(pickDraft(way, { type, races }, seed));
        const ticket = ticketOf(draft, type, type.param.minstake);
        expect(priceTicket(ticket, type, races)).toMatchObject({ kind: 'priced' });
        expect(ticket.selection.kind).not.toBe('spot');
      }),
      { numRuns: runs },
    );
  });

  test('[DRAWN-2] is the same for the same seed, which it keeps, and another one for another', () => {
    const type = typeOf('SWE-V75');
    const facts = { type, races: racesOf(type) };
    const pick = (seed: number) => pickDraft({ kind: 'harry-boy', rows: 100 }, facts, seed);
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(pick(seed)).toEqual(pick(seed));
        expect(pick(seed)).toMatchObject({ kind: 'picked', seed });
      }),
    );
    expect(drawn(pick(1))).not.toEqual(drawn(pick(2)));
  });

  test('[DRAWN-3] prefers likely horses and keeps own ones', () => {
    const type = typeOf('SWE-DD');
    const likely = sharesByOdds(
      new Map([
        [7, 150],
        [9, 100_000],
      ]),
    );
    const facts = { type, races: racesOf(type), weights: [likely, likely] };
    const first = Array.from({ length: 100 }, (_, seed) =>
      drawn(pickDraft({ kind: 'quick', pool: 'DD' }, facts, seed)),
    );
    expect(first.filter(({ marks }) => `${marks.leg1}` === '7').length).toBeGreaterThan(90);
    const own = drawn(pickDraft({ kind: 'harry-boy', rows: 8, own: [[3], []] }, facts, 5));
    expect(own.marks.leg1).toContain(3);
  });

  test('[DRAWN-4] fills a SpOt draft at its flexi and jackpot, around own horses', () => {
    const type = typeOf('FRA-DSQ');
    const content = contentOf('FRA-DSQ spot 4 with 7 flexi 25 jackpot stake 400');
    const facts = { type, races: racesOf(type), weights: [sharesByOdds(new Map([[2, 110]]))] };
    const draft = drawn(pickDraft({ kind: 'spot', draft: content?.draft ?? emptyDraft }, facts, 3));
    expect(draft).toMatchObject({ way: 'boxed', flexi: 25, jackpot: true });
    expect(draft.marks.horses).toEqual(expect.arrayContaining([2, 7]));
    expect(draft.marks.horses).toHaveLength(4);
    expect(draftFrom(ticketOf(draft, type, 400))).toMatchObject({ way: 'boxed', flexi: 25, jackpot: true });
  });

  test('[DRAWN-5] that cannot be has the reasons', () => {
    const type = typeOf('DEU-TRI');
    const picked = pickDraft({ kind: 'quick', pool: 'TRI' }, { type, races: [fieldOf(2)] }, 1);
    expect(picked.kind === 'refused' && picked.refusals).toContainEqual(
      expect.objectContaining({ kind: 'too-few-runners', needed: 3 }),
    );
  });
});
