import type { Rank } from '@paddock/wagers';

const main: Rank = { kind: 'main' };
const anyOrder: Rank = { kind: 'any-order' };

const bonus = (horses: string | undefined, among?: string): Rank => ({
  kind: 'bonus',
  horses: Number(horses),
  ...(among ? { among: Number(among) } : {}),
});

/**
 * The meaning of dividend labels, which are matched in lower case without accents. PMU's are from
 * its sheets of 2024 to 2026 (`rapports-definitifs`) and its rules (`e-Pick5 1 NP`), ATG's are the
 * classes of a series; generated days use `order`, `anyOrder`, `bonus3` and `np1`.
 */
const LABELS: readonly (readonly [RegExp, (found: RegExpExecArray) => Rank])[] = [
  [/^(simple|couple) (gagnant|place|ordre)$|^(trio|2sur4|super ?4|pick ?5)$/, () => main],
  // A combination with non-runners names the others (`16-NP`).
  [/^(trio|pick ?5|couple gagnant) \d ?np$|^np\d$/, () => main],
  [/^(order|ordre|(tierce|quarte\+|quinte\+|trio) ordre)$/, () => main],
  [/^tirelire$/, () => ({ kind: 'tirelire' })],
  [/^(anyorder|desordre|(tierce|quarte\+|quinte\+) desordre)$/, () => anyOrder],
  [/^bonus ?(\d)$/, ([, horses]) => bonus(horses)],
  [/^bonus (\d) ?sur ?(\d)$/, ([, horses, among]) => bonus(horses, among)],
  // Quarté+ has one bonus.
  [/^bonus$/, () => bonus('3')],
  [/^(?:mini )?multi en (\d+)$/, ([, horses]) => ({ kind: 'multi', horses: Number(horses) })],
  [/^(\d+)\/\d+$/, ([, right]) => ({ kind: 'legs', right: Number(right) })],
];

/**
 * The rank of the dividend that a label names.
 * @param label as the sheet has it; null where the pool has one kind of dividend
 * @returns null for an unknown label: its pool must not be settled, since a winner could lose
 */
export const rankOfLabel = (label: string | null): Rank | null => {
  if (label === null) return main;
  // On-line pools have an `e-` before the name.
  const plain = label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace(/^e-/, '').trim();
  for (const [pattern, rank] of LABELS) {
    const found = pattern.exec(plain);
    if (found) return rank(found);
  }
  return null;
};
