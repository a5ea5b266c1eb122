import type { Race, Runner } from '@paddock/api';
import { Cell, HeaderCell } from '@paddock/ui/table';
import { useTranslation } from 'react-i18next';
import styles from './runner-row.module.css';
import { useRunnerWords } from './use-runner-words.ts';
import { WinOddsText } from './win-odds-text.tsx';

interface RunnerRowProps {
  runner: Runner;
  raceType: Race['raceType'];
}

/** A runner: a line of columns, on a phone two lines in the horse's cell. A non-runner keeps its line, struck through. */
export function RunnerRow({ runner, raceType }: RunnerRowProps) {
  const { t } = useTranslation('mf-racing');
  const { age, ageInWords, burden } = useRunnerWords(runner, raceType);
  const { startNr, status, horse, rider, originalRider, trainer, form, incident, odds } = runner;
  const gone = status === 'NON_RUNNER';
  return (
    <tr className={`${styles.runner} ${gone ? styles.gone : ''}`}>
      <Cell numeric className={styles.number}>
        {startNr}
      </Cell>
      <HeaderCell scope="row" className={styles.horse}>
        <Struck when={gone}>{horse.name}</Struck> <span className={styles.phone}>{age}</span>
        {incident && <span className={styles.mark}>{t(`runners.incident.${incident}`)}</span>}
        <span className={styles.secondLine}>
          <span className={styles.rider}>{rider?.name}</span>
          {burden && <span>{burden}</span>}
        </span>
      </HeaderCell>
      <Cell detail>
        <abbr title={ageInWords} className={styles.short}>
          {age}
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
        {burden}
      </Cell>
      <Cell detail className={styles.form}>
        {form}
      </Cell>
      <Cell numeric className={styles.odds}>
        {gone ? <span className={styles.mark}>{t('runners.nonRunner')}</span> : <WinOddsText odds={odds} />}
        <span className={styles.secondLine}>{form}</span>
      </Cell>
    </tr>
  );
}

const Struck = ({ when, children }: { when: boolean; children: string }) =>
  when ? <s>{children}</s> : <span>{children}</span>;
