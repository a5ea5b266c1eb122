import { href } from '@paddock/host';
import { RetryButton } from '@paddock/pages';
import { ErrorState } from '@paddock/ui/error-state';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type NextStep, problemOf } from './stream-problem.model.ts';
import styles from './stream-problem.module.css';

interface StreamProblemProps {
  /** The API's reason; empty if there is none. */
  reason: string;
  /** The requested race, if known. */
  raceId: number | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/** Replaces a video: explains why there is none, and offers the next step. */
export function StreamProblem({ reason, raceId, retrying, onRetry }: StreamProblemProps) {
  const { t } = useTranslation('mf-streams');
  const { title, text, step } = problemOf(reason);
  return (
    <ErrorState
      part
      title={t(`livestream.message.error.${title}`)}
      text={t(`livestream.message.error.${text}`)}
      action={
        <div className={styles.actions}>
          {step && (
            <Link to={hrefOf(step, raceId)} className={linkButtonClass({ variant: 'primary' })}>
              {t(`livestream.step.${step}`)}
            </Link>
          )}
          <RetryButton pending={retrying} onClick={onRetry} />
        </div>
      }
    />
  );
}

function hrefOf(step: NextStep, raceId: number | undefined): string {
  if (step === 'contact') return href('contact');
  return step === 'bet' && raceId !== undefined ? href('race', { id: raceId }) : href('races');
}
