import { isRegularRunner, type Race, type Runner } from '@paddock/api';
import { useIsLoggedIn } from '@paddock/pages';
import { Cell } from '@paddock/ui/table';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HorseMarks } from '../../shared/horse/horse-marks.tsx';
import { horseDialogView } from '../../shared/horse/lazy-horse-dialog.ts';
import { FormChips } from './form/form-chips.tsx';
import { isSameButOdds } from './runner.model.ts';
import styles from './runner.module.css';
import { useRunnerWords } from './use-runner-words.ts';

interface HorseFactsProps {
  runner: Runner;
  raceType: Race['raceType'];
  compact: boolean;
  onShowHorse: (horse: Runner['horse']) => void;
}

/**
 * The horse, and on a narrow card the facts below its name. Renders again only for changed facts,
 * not for odds.
 */
export const HorseFacts = memo(
  function HorseFacts({ runner, raceType, compact, onShowHorse }: HorseFactsProps) {
    const words = useRunnerWords(runner, raceType);
    return (
      <>
        <HorseLine runner={runner} onShow={onShowHorse} />
        <span className={styles.secondLine}>
          {runner.rider && <span>{runner.rider.name}</span>}
          {words.burden && <span>{words.burden}</span>}
        </span>
        {!compact && (
          <span className={styles.extras}>
            {words.extras.map((extra) => (
              <span key={extra}>{extra} </span>
            ))}
          </span>
        )}
      </>
    );
  },
  (a, b) => a.compact === b.compact && a.onShowHorse === b.onShowHorse && isSameButOdds(a.runner, b.runner),
);

interface HorseLineProps {
  runner: Runner;
  onShow: HorseFactsProps['onShowHorse'];
}

/** The horse's name; a press opens its pop-up. */
function HorseLine({ runner, onShow }: HorseLineProps) {
  const { startNr, betNumber, entry, status, horse, incident } = runner;
  const { t } = useTranslation('mf-racing');
  const loggedIn = useIsLoggedIn();
  const show = () => {
    horseDialogView.load();
    onShow(horse);
  };
  return (
    <span className={styles.nameLine}>
      <span className={styles.named}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.name}
          onPointerEnter={horseDialogView.load}
          onFocus={horseDialogView.load}
          onClick={show}
        >
          {status === 'NON_RUNNER' ? <s>{horse.name}</s> : <span>{horse.name}</span>}
        </button>
        {loggedIn && <HorseMarks horse={horse} />}
      </span>{' '}
      {status === null && !isRegularRunner(runner) && <span className={styles.mark}>{t('runners.notRegular')}</span>}
      {entry && (
        <span className={styles.mark}>
          {betNumber === startNr ? t('runners.stable', { entry }) : t('runners.coupled', { number: betNumber })}
        </span>
      )}
      {incident && <span className={styles.mark}>{t(`runners.incident.${incident}`)}</span>}
    </span>
  );
}

interface RunnerDetailsProps {
  runner: Runner;
  raceType: Race['raceType'];
}

/**
 * The columns that a phone shows in the horse's cell, or only in the pop-up. Renders again like
 * {@link HorseFacts}.
 */
export const RunnerDetails = memo(
  function RunnerDetails({ runner, raceType }: RunnerDetailsProps) {
    const { t } = useTranslation('mf-racing');
    const { age, ageInWords, burden } = useRunnerWords(runner, raceType);
    const { rider, originalRider, trainer, form } = runner;
    return (
      <>
        <Cell detail className={styles.age}>
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
        <Cell detail className={styles.trainer}>
          {trainer?.name}
        </Cell>
        <Cell numeric detail>
          {burden}
        </Cell>
        <Cell detail>
          <div className={styles.form}>{form && <FormChips form={form} />}</div>
        </Cell>
      </>
    );
  },
  (a, b) => isSameButOdds(a.runner, b.runner),
);
