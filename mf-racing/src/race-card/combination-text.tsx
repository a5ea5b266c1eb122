import { useTranslation } from 'react-i18next';
import { parseCombination } from './combination.model.ts';

/** A combination for eyes and ears: `2 – 1 – 4 – alle`. */
export function CombinationText({ combination }: { combination: string }) {
  const { t } = useTranslation('mf-racing');
  const read = parseCombination(combination);
  switch (read.kind) {
    case 'headToHead':
      return t('dividends.headToHead', { winner: read.winner, loser: read.loser });
    case 'numbers':
      return read.parts.map((part) => (part === 'ALL' ? t('dividends.all') : part)).join(' – ');
    case 'text':
      return read.text;
  }
}
