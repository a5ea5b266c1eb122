import type { Runner } from '@paddock/api';
import { Cell, HeaderCell } from '@paddock/ui/table';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../../shared/use-pool-name.ts';
import { OddsCourse } from '../shared/odds-course.tsx';
import { OddsRange } from '../shared/odds-range.tsx';
import { WinOddsText } from './odds/win-odds-text.tsx';
import styles from './runner.module.css';
import { HorseFacts, RunnerDetails } from './runner-facts.tsx';
import type { RunnerLine } from './runner-lines.model.ts';

interface RunnerRowProps {
  line: RunnerLine;
  /**
   * Three cells on every screen. Otherwise columns, which a phone shows as lines in the horse's
   * cell.
   */
  compact: boolean;
  onShowHorse: (horse: Runner['horse']) => void;
}

/**
 * A runner: facts, which stay, and odds, which change all the time. A non-runner keeps its row,
 * struck through.
 */
export const RunnerRow = memo(function RunnerRow({ line, compact, onShowHorse }: RunnerRowProps) {
  const { t } = useTranslation('mf-racing');
  const { runner, raceType, pools } = line;
  const { startNr, form } = runner;
  const isNonRunner = runner.status === 'NON_RUNNER';
  return (
    <tr className={`${styles.runner} ${isNonRunner ? styles.gone : ''}`} data-compact={compact}>
      <Cell numeric className={styles.number}>
        {startNr}
      </Cell>
      <HeaderCell scope="row" className={styles.horse}>
        <HorseFacts runner={runner} raceType={raceType} compact={compact} onShowHorse={onShowHorse} />
        {!compact && <PoolLines pools={pools} />}
      </HeaderCell>
      {!compact && (
        <>
          <RunnerDetails runner={runner} raceType={raceType} />
          <Cell detail className={styles.course}>
            <OddsCourse values={courseOf(runner)} />
          </Cell>
        </>
      )}
      <Cell numeric className={styles.odds}>
        {isNonRunner ? (
          <span className={styles.mark}>{t('runners.nonRunner')}</span>
        ) : (
          <WinOddsText odds={runner.odds} />
        )}
        <span className={styles.secondLine}>{form}</span>
      </Cell>
      {!compact &&
        pools.map(({ name, odds }) => (
          <Cell key={name} numeric detail className={styles.poolOdds}>
            {odds && <OddsRange odds={odds} />}
          </Cell>
        ))}
    </tr>
  );
});

const courseOf = ({ status, odds: { current, history } }: Runner): number[] =>
  status === null && current !== null ? [...history.map(({ odds }) => odds), current] : [];

/**
 * The pool columns of a desktop as lines for a narrow screen, each with its name. A non-runner
 * keeps them, empty.
 */
function PoolLines({ pools }: Pick<RunnerLine, 'pools'>) {
  const poolName = usePoolName();
  return (
    <span className={styles.poolLine}>
      {pools.map(({ name, odds }) => (
        <span key={name}>
          {odds && (
            <>
              {poolName(name)} <OddsRange odds={odds} />
            </>
          )}
        </span>
      ))}
    </span>
  );
}
