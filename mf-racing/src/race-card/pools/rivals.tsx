import type { Pool, Race } from '@paddock/api';
import { useTranslation } from 'react-i18next';
import { useFormatOdds } from '../../shared/use-format-odds.ts';
import { parseCombination } from '../shared/combination.model.ts';

interface RivalsProps {
  pool: Pick<Pool, 'name' | 'odds'>;
  runners: Race['runners'];
}

/**
 * The rivals of a match bet with their odds: `Sturmvogel (1,85) – Königssohn (1,80)`. Renders
 * nothing for other pools.
 */
export function Rivals({ pool, runners }: RivalsProps) {
  const { t } = useTranslation('mf-racing');
  const formatOdds = useFormatOdds();
  const match = parseCombination(pool.name);
  if (match.kind !== 'headToHead') return null;
  const [first, second] = [match.winner, match.loser].map((startNr) => {
    const name = runners.find((runner) => runner.startNr === startNr)?.horse.name ?? String(startNr);
    const odds = pool.odds.find((each) => each.startNr === startNr)?.odds;
    return odds === undefined ? name : t('pools.rival', { name, odds: formatOdds(odds) });
  });
  return t('pools.rivals', { first, second });
}
