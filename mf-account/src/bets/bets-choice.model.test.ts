import { describe, expect, test } from 'vitest';
import { parseBetsChoice, stateOf, writeBetsChoice } from './bets-choice.model.ts';

const parse = (search: string) => parseBetsChoice(new URLSearchParams(search));

describe('the chosen bets', () => {
  test.each([
    '?',
    '?page=2',
    '?status=open',
    '?status=cancelled&from=2026-11-01&to=2026-11-21&page=3',
    '?race=7',
    '?race=7&page=2',
  ])('[BETLIST-2] [BETLIST-3] %s is read as it is written', (search) =>
    expect(writeBetsChoice(parse(search))).toBe(search),
  );

  test.each([
    ['?status=paid&from=yesterday&to=2026-02-30&page=0', '?'],
    ['?race=x', '?'],
    ['?race=0', '?'],
    ['?race=7&status=won', '?race=7'],
  ])('[BETLIST-2] %s means %s', (search, meant) => expect(writeBetsChoice(parse(search))).toBe(meant));

  test('[BETLIST-2] every status of the API belongs to a state', () => {
    const statuses = ['accepted', 'confirmation_required', 'lapsed', 'cancelled', 'won', 'lost', 'refunded'] as const;
    expect(statuses.map(stateOf)).toEqual(['open', 'open', 'cancelled', 'cancelled', 'won', 'lost', 'refunded']);
  });
});
