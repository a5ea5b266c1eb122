import { useIsLoggedIn } from '@paddock/pages';
import { RefusalBox } from '@paddock/pages/refusal';
import { useTranslation } from 'react-i18next';
import { BetWayOnButton } from './bet-way-on-button.tsx';
import { LugasCountdown } from './lugas-countdown.tsx';
import type { BetRefusal } from './refusal-of.model.ts';
import { useBetRefusalWords } from './use-bet-refusal-words.ts';
import { useReached } from './use-reached.ts';
import { type BetWayOn, wayOn } from './way-on.model.ts';

interface BetRefusalTextProps {
  refusal: BetRefusal;
  /**
   * Called when the customer accepts the present price or odds, or has done the required step: the
   * slip shows its ticket with the present figures, ready for another press. It sends nothing
   * itself. Without it, a refusal has no such next step: beside its ticket, the sentence is enough.
   */
  onAgain?: () => void;
}

const RETRY: BetWayOn = { kind: 'again', label: 'retry' };

/** Why a bet was refused, and the next step. */
export function BetRefusalText({ refusal, onAgain }: BetRefusalTextProps) {
  const { t } = useTranslation('mf-racing');
  const words = useBetRefusalWords();
  const isLoggedInAgain = useIsLoggedIn() && refusal.kind === 'login';
  const waitsUntil = refusal.kind === 'lugas' && refusal.state === 'waiting' ? Date.parse(refusal.until) : null;
  const isOver = useReached(waitsUntil ?? 0);
  const way: BetWayOn | null = isLoggedInAgain ? RETRY : wayOn(refusal);
  return (
    <RefusalBox text={isLoggedInAgain ? t('betRefusal.text.loggedIn') : words(refusal)}>
      {waitsUntil !== null && <LugasCountdown until={waitsUntil} />}
      {way && isOver && (way.kind !== 'again' || onAgain) && (
        <BetWayOnButton way={way} isLugas={refusal.kind === 'lugas'} onAgain={onAgain} />
      )}
      {/* Nobody tells the slip that the customer has paid in, or was identified by the service. */}
      {onAgain && way && way.kind !== 'again' && way.kind !== 'login' && (
        <BetWayOnButton way={RETRY} onAgain={onAgain} />
      )}
    </RefusalBox>
  );
}
