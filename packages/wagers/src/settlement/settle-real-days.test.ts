import { describe, expect, test } from 'vitest';
import type { Selection } from '../selection.ts';
import type { PaidSheet } from '../testing/paid-sheet.ts';
import { readAtg } from '../testing/read-atg.ts';
import { readPmu } from '../testing/read-pmu.ts';
import { readUsa } from '../testing/read-usa.ts';
import { typeOf } from '../testing/rule-of.ts';
import type { Race } from '../ticket.ts';
import type { WagerType } from '../wager-type.ts';
import { settleTicket } from './settle-ticket.ts';

const sets: Record<string, PaidSheet[]> = {
  'Arapahoe Park 2016-07-24': readUsa(),
  'ATG 2024-09-21, 22 and 25': readAtg(),
  'PMU 2025-11-05': readPmu(),
};

const everything = ({ param }: WagerType, races: readonly Race[]): Selection => {
  const [{ starters: horses } = { starters: [] }] = races;
  if (param.pick) return { kind: 'legs', legs: races.map(({ starters }) => starters) };
  return param.horses === 1
    ? { kind: 'singles', horses }
    : { kind: 'boxed', horses, orders: param.ranked ? 'all' : 'one' };
};

describe('[SETTLE-22] who bets on every horse of a real race is paid each dividend of the sheet, and nothing else', () => {
  for (const [name, sheets] of Object.entries(sets)) {
    const absent = sheets.length > 0 ? '' : ' (skipped: the file is not there)';
    test.skipIf(absent !== '')(`${name}${absent}`, () => {
      for (const {
        title,
        results,
        pool: { pool },
        country = '',
        paid,
      } of sheets) {
        const type = typeOf(country, pool);
        const races = results.map(({ starters }): Race => ({ starters, nonRunners: [] }));
        const sizes = type.param.multiOptions.length > 0 ? type.param.multiOptions : [undefined];
        for (const multi of sizes) {
          const ticket = { wager: type.id, pool, selection: everything(type, races), stake: type.param.minstake };
          const settled = settleTicket(multi ? { ...ticket, multi } : ticket, type, {
            races,
            results,
            dividends: paid.map((line) => ({ ...line, pool })),
          });
          if (settled.kind === 'refused') throw new Error(`${title}: ${JSON.stringify(settled.refusals)}`);
          const mine = paid.filter(
            ({ rank, odd }) => odd !== null && (!multi || (rank.kind === 'multi' && rank.horses === multi)),
          );
          const won = settled.outcomes.filter((outcome) => outcome.kind === 'won');
          expect(
            won.map(({ rank, combination, odd }) => ({ rank, combination, odd })),
            title,
          ).toEqual(expect.arrayContaining(mine.map(({ rank, combination, odd }) => ({ rank, combination, odd }))));
          expect(won.length, title).toBe(mine.length);
          expect(settled.refunded, title).toBe(0);
        }
      }
    });
  }

  test.skipIf(sets['ATG 2024-09-21, 22 and 25']?.length === 0)(
    'a V86 whose last race was a dead heat has two rows with eight right',
    () => {
      const sheet = readAtg().find(({ title }) => title === 'V86') as PaidSheet;
      const type = typeOf('SWE', 'V86');
      const races = sheet.results.map(({ starters }): Race => ({ starters, nonRunners: [] }));
      const winners = sheet.results.map(({ order }) =>
        order.flatMap(({ place, startNrs }) => (place === 1 ? startNrs : [])),
      );
      expect(winners.at(-1)).toEqual([2, 11]);
      const settled = settleTicket({ wager: type.id, selection: { kind: 'legs', legs: winners }, stake: 25 }, type, {
        races,
        results: sheet.results,
        dividends: sheet.paid.map((line) => ({ ...line, pool: 'V86' })),
      });
      // 263,960 kronor for each row of 25 öre.
      expect(settled).toMatchObject({ won: 2 * 26_396_000, outcomes: [{ kind: 'won', lines: 2 }] });
    },
  );
});
