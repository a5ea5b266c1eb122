import type { Race, Runner } from '@paddock/api';
import { useSession } from '@paddock/host';
import { Cell, HeaderCell } from '@paddock/ui/table';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../shared/use-pool-name.ts';
import { HorseMarks } from './horse-marks.tsx';
import { loadHorsePopup } from './horse-popup.tsx';
import { OddsCourse } from './odds-course.tsx';
import { OddsRange } from './odds-range.tsx';
import type { RunnerPool } from './runner-pools.model.ts';
import styles from './runner-row.module.css';
import { useRunnerWords } from './use-runner-words.ts';
import { WinOddsText } from './win-odds-text.tsx';

interface RunnerRowProps {
  runner: Runner;
  raceType: Race['raceType'];
  /** What has odds for each runner beside the tote's win pool. */
  pools: RunnerPool[];
  /** Three cells wherever it is read; otherwise columns, which a phone has as further lines of the horse's cell. */
  compact: boolean;
  onShowHorse: (horse: Runner['horse']) => void;
}

/** A runner. A non-runner keeps its line, struck through. */
export function RunnerRow({ runner, raceType, pools, compact, onShowHorse }: RunnerRowProps) {
  const { t } = useTranslation('mf-racing');
  const words = useRunnerWords(runner, raceType);
  const { startNr, status, form, odds } = runner;
  const gone = status === 'NON_RUNNER';
  const shown = gone ? [] : pools;
  return (
    <tr className={`${styles.runner} ${gone ? styles.gone : ''}`} data-compact={compact}>
      <Cell numeric className={styles.number}>
        {startNr}
      </Cell>
      <HeaderCell scope="row" className={styles.horse}>
        <HorseLine runner={runner} age={words.age} onShow={onShowHorse} />
        <span className={styles.secondLine}>
          <span className={styles.rider}>{runner.rider?.name}</span>
          {words.burden && <span>{words.burden}</span>}
        </span>
        {!compact && (
          <>
            <span className={styles.extras}>
              {words.extras.map((extra) => (
                <span key={extra}>{extra} </span>
              ))}
            </span>
            <PoolLines pools={shown} startNr={startNr} />
          </>
        )}
      </HeaderCell>
      {!compact && <DetailCells runner={runner} words={words} />}
      <Cell numeric className={styles.odds}>
        {gone ? <span className={styles.mark}>{t('runners.nonRunner')}</span> : <WinOddsText odds={odds} />}
        <span className={styles.secondLine}>{form}</span>
      </Cell>
      {!compact &&
        pools.map(({ name, oddsOf }) => {
          const poolOdds = gone ? undefined : oddsOf(startNr);
          return (
            <Cell key={name} numeric detail className={styles.poolOdds}>
              {poolOdds && <OddsRange odds={poolOdds} />}
            </Cell>
          );
        })}
    </tr>
  );
}

interface HorseLineProps {
  runner: Runner;
  age: string;
  onShow: RunnerRowProps['onShowHorse'];
}

/** The horse's name leads to its pop-up. */
function HorseLine({ runner: { status, horse, incident }, age, onShow }: HorseLineProps) {
  const { t } = useTranslation('mf-racing');
  const loggedIn = useSession(({ status }) => status === 'customer');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.name}
        onPointerEnter={loadHorsePopup}
        onFocus={loadHorsePopup}
        onClick={() => onShow(horse)}
      >
        {status === 'NON_RUNNER' ? <s>{horse.name}</s> : <span>{horse.name}</span>}
      </button>{' '}
      {loggedIn && <HorseMarks horse={horse} />}
      <span className={styles.phone}>{age}</span>
      {incident && <span className={styles.mark}>{t(`runners.incident.${incident}`)}</span>}
    </>
  );
}

interface DetailCellsProps {
  runner: Runner;
  words: ReturnType<typeof useRunnerWords>;
}

/** What a phone says in the horse's cell, or leaves to the horse's own pop-up. */
function DetailCells({ runner: { rider, originalRider, trainer, form, status, odds }, words }: DetailCellsProps) {
  const { t } = useTranslation('mf-racing');
  const course =
    status === null && odds.current !== null ? [...odds.history.map(({ odds }) => odds), odds.current] : [];
  return (
    <>
      <Cell detail>
        <abbr title={words.ageInWords} className={styles.short}>
          {words.age}
        </abbr>
      </Cell>
      <Cell detail>
        {rider?.name}
        {originalRider && (
          <span className={styles.instead}>{t('runners.insteadOf', { name: originalRider.name })}</span>
        )}
      </Cell>
      <Cell detail>{trainer?.name}</Cell>
      <Cell numeric detail>
        {words.burden}
      </Cell>
      <Cell detail className={styles.form}>
        {form}
      </Cell>
      <Cell detail className={styles.course}>
        <OddsCourse values={course} />
      </Cell>
    </>
  );
}

/** A phone's place for what else has odds: the columns of a desktop, each with its name. */
function PoolLines({ pools, startNr }: { pools: RunnerPool[]; startNr: number }) {
  const poolName = usePoolName();
  return (
    <span className={styles.poolLine}>
      {pools.map(({ name, oddsOf }) => {
        const odds = oddsOf(startNr);
        return (
          odds && (
            <span key={name}>
              {poolName(name)} <OddsRange odds={odds} />
            </span>
          )
        );
      })}
    </span>
  );
}
