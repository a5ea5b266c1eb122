import { rivalsOf } from '@paddock/wagers';

/** The combination of a dividend. */
export type Combination =
  | { kind: 'numbers'; parts: (number | 'ALL')[] }
  /** A match bet: `winner` has beaten `loser`. */
  | { kind: 'headToHead'; winner: number; loser: number }
  /** An unknown spelling is shown unchanged. */
  | { kind: 'text'; text: string };

/** Reads `2-1-4-ALL` or `H2H_3_7`. Anything else is text. */
export function parseCombination(text: string): Combination {
  const rivals = rivalsOf(text);
  if (rivals) return { kind: 'headToHead', winner: rivals[0], loser: rivals[1] };
  if (!/^(\d+|ALL)(-(\d+|ALL))*$/.test(text)) return { kind: 'text', text };
  return { kind: 'numbers', parts: text.split('-').map((part) => (part === 'ALL' ? part : Number(part))) };
}
