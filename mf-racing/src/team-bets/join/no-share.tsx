import { isApiError, isExplained } from '@paddock/api/errors';
import type { Send } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import styles from './join.module.css';
import { WayOn } from './way-on.tsx';

interface NoShareProps {
  /** Why nothing was sent. */
  error: Error | null;
  /** The state of the send; undefined before it. */
  state: Send['state'] | undefined;
  onAgain: () => void;
}

/** Why a press made no share, and the next step. Nothing was paid. */
export function NoShare({ error, state, onAgain }: NoShareProps) {
  const { t } = useTranslation('mf-racing');
  const refusal = isApiError(error) ? error : state?.status === 'refused' ? state.refusal : null;
  if (!error && !refusal && state?.status !== 'void') return null;
  const words = refusal && isExplained(refusal) ? refusal.message : t('teamBets.confirm.failed');
  return (
    <div role="alert" className={styles.noShare}>
      <p>{refusal || error ? words : t('teamBets.confirm.void')}</p>
      {refusal && <WayOn refusal={refusal} onAgain={onAgain} />}
    </div>
  );
}
