import type { Race } from '@paddock/api';
import { NumberTile } from '@paddock/ui/number-tile';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { parseCombination } from '../shared/combination.model.ts';

interface CombinationTextProps {
  combination: string;
  /** Match bets show the names of these horses. */
  runners: Race['runners'];
}

/** A combination, its numbers as tiles: `2 – 1 – 4 – alle`, `2 Königssohn vor 1 Sturmvogel`. */
export function CombinationText({ combination, runners }: CombinationTextProps) {
  const { t } = useTranslation('mf-racing');
  const read = parseCombination(combination);
  const named = (startNr: number) => {
    const runner = runners.find((each) => each.startNr === startNr);
    return runner ? `${startNr} ${runner.horse.name}` : startNr;
  };
  switch (read.kind) {
    case 'headToHead':
      return t('dividends.headToHead', { winner: named(read.winner), loser: named(read.loser) });
    case 'numbers':
      return read.parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && ' – '}
          {part === 'ALL' ? t('dividends.all') : <NumberTile number={part} />}
        </Fragment>
      ));
    case 'text':
      return read.text;
  }
}
