import type { Runner } from '@paddock/api';
import { classNames } from '@paddock/ui/class-names';
import { NumberTile } from '@paddock/ui/number-tile';
import { Cell, HeaderCell } from '@paddock/ui/table';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { OddsButton } from '../../shared/betting/odds-button.tsx';
import { useFormatOdds } from '../../shared/use-format-odds.ts';
import { OddsHistory } from '../shared/odds-history.tsx';
import { FormChips } from './form/form-chips.tsx';
import { oddsHistoryOf } from './odds/odds-history.model.ts';
import { OddsMarks } from './odds/odds-marks.tsx';
import styles from './runner.module.css';
import { HorseFacts, RunnerDetails } from './runner-facts.tsx';
import type { RunnerLine } from './runner-lines.model.ts';

interface RunnerRowProps {
  line: RunnerLine;
  /**
   * Three cells on every screen. Otherwise more columns, which a phone shows as lines in the
   * horse's cell, or only in the pop-up.
   */
  compact: boolean;
  onShowHorse: (horse: Runner['horse']) => void;
}

/**
 * A runner: facts, which stay, and odds, which change often. A non-runner keeps its row, struck
 * through.
 */
export const RunnerRow = memo(function RunnerRow({ line, compact, onShowHorse }: RunnerRowProps) {
  const { t } = useTranslation('mf-racing');
  const { runner, raceId, raceType, win, pools, isFavorite, change } = line;
  const { startNr, betNumber, horse, form } = runner;
  const isNonRunner = runner.status === 'NON_RUNNER';
  const oddsHistory = oddsHistoryOf(runner);
  return (
    <tr className={classNames(styles.runner, isNonRunner && styles.gone)} data-compact={compact}>
      <Cell numeric className={styles.number}>
        <NumberTile number={startNr} />
      </Cell>
      <HeaderCell scope="row" className={styles.horse}>
        <HorseFacts runner={runner} raceType={raceType} compact={compact} onShowHorse={onShowHorse} />
        <span className={styles.marks}>
          <span className={styles.chips}>{form && <FormChips form={form} />}</span>
          {/* After the form, which stays, and replaced when they change, so that none moves. */}
          <OddsMarks key={`${isFavorite} ${change}`} isFavorite={isFavorite} change={change} />
        </span>
      </HeaderCell>
      {!compact && (
        <>
          <RunnerDetails runner={runner} raceType={raceType} />
          <Cell detail className={styles.history}>
            <OddsHistory values={oddsHistory} />
            <HistoryFigures values={oddsHistory} />
          </Cell>
        </>
      )}
      <Cell numeric className={styles.odds}>
        {isNonRunner ? (
          <span className={styles.mark}>{t('runners.nonRunner')}</span>
        ) : (
          <OddsButton raceId={raceId} pool={win.name} startNr={betNumber} horse={horse.name} {...win} />
        )}
        <span className={styles.historyBelow}>
          <OddsHistory values={oddsHistory} />
        </span>
      </Cell>
      {!compact &&
        pools.map((pool) => (
          <Cell key={pool.name} numeric detail className={styles.poolOdds}>
            {pool.odds && (
              <OddsButton raceId={raceId} pool={pool.name} startNr={betNumber} horse={horse.name} {...pool} />
            )}
          </Cell>
        ))}
    </tr>
  );
});

/** The first and the present odds, only visible: the line beside them has them in its name. */
function HistoryFigures({ values }: { values: readonly number[] }) {
  const formatOdds = useFormatOdds();
  const [first] = values;
  const last = values.at(-1);
  if (values.length < 2 || first === undefined || last === undefined) return null;
  return (
    <span aria-hidden="true" className={styles.figures}>
      {formatOdds(first)} → {formatOdds(last)}
    </span>
  );
}
