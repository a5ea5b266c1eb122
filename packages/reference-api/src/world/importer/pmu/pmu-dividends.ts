import { rankOfLabel } from '../../day/dividend-rank.ts';
import { type Facts, listOf, numberOf, textOf } from '../facts.ts';
import type { Problems } from '../problems.ts';

/**
 * The dividends of a race (`rapports_R1_C1.json`): cents per euro, quoted for one euro or for the
 * base stake.
 */
export const pmuDividends = (list: unknown, at: string, problems: Problems): Facts[] =>
  listOf(list).flatMap((wager): Facts[] => {
    const entries = listOf(wager.rapports);
    if (wager.rembourse === true) {
      problems.add(`${at} ${wager.typePari}`, 'is paid back: shown without dividends');
      return [];
    }
    // Else a label repeats the name of its pool.
    const namesClass =
      new Set(entries.map(({ libelle }) => libelle)).size > 1 ||
      entries.some(({ libelle }) => rankOfLabel(textOf(libelle))?.kind !== 'main');
    const base = wager.dividendeUnite === 'PourUneMiseDeBase' ? (numberOf(wager.miseBase) ?? 100) : 100;
    return entries.map((entry) => ({
      pool: wager.typePari,
      combination: entry.combinaison,
      odd: (numberOf(entry.dividendePourUnEuro) ?? 0) / 100,
      unit: `EUR ${base / 100}`,
      winners: entry.nombreGagnants,
      label: namesClass ? entry.libelle : null,
    }));
  });
