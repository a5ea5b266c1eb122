import { useSession } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import styles from './bet-refusal-text.module.css';
import { LugasCountdown } from './lugas-countdown.tsx';
import type { BetRefusal } from './refusal-of.model.ts';
import { useReached } from './use-reached.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { type WayOn, wayOn } from './way-on.model.ts';
import { WayOnButton } from './way-on-button.tsx';

interface BetRefusalTextProps {
  refusal: BetRefusal;
  /**
   * The customer takes what holds now, or has done what was asked: the slip shows its ticket with the
   * present figures, ready for another press. It sends nothing by itself. Without it a refusal has no
   * such way on: where its ticket is at hand, the sentence says all.
   */
  onAgain?: () => void;
}

/** Why a bet was refused, and one way on. */
export function BetRefusalText({ refusal, onAgain }: BetRefusalTextProps) {
  const { t } = useTranslation('mf-racing');
  const words = useRefusalWords();
  const isLoggedInAgain = useSession(({ status }) => status === 'customer') && refusal.kind === 'login';
  const waitsUntil = refusal.kind === 'lugas' && refusal.state === 'waiting' ? Date.parse(refusal.until) : null;
  const isOver = useReached(waitsUntil ?? 0);
  const way: WayOn | null = isLoggedInAgain ? { kind: 'again', label: 'retry' } : wayOn(refusal);
  return (
    <div className={styles.refusal}>
      <p role="alert">{isLoggedInAgain ? t('betRefusal.text.loggedIn') : words(refusal)}</p>
      {waitsUntil !== null && <LugasCountdown until={waitsUntil} />}
      {way && isOver && (way.kind !== 'again' || onAgain) && (
        <WayOnButton way={way} isLugas={refusal.kind === 'lugas'} onAgain={onAgain} />
      )}
    </div>
  );
}
