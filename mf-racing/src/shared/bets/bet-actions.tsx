import { useRefusalWords } from '@paddock/pages/refusal';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from './bet.queries.ts';
import type { BetChange } from './bet-change.model.ts';
import { BetStatus } from './bet-status.tsx';
import styles from './bets.module.css';
import { ChangeButton } from './change-button.tsx';
import { MovedOdds } from './moved-odds.tsx';
import { useBetChange } from './use-bet-change.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface BetActionsProps {
  bet: Bet;
  /** Whether screen readers announce the time left. Default: no, for one bet of many. */
  said?: boolean;
}

const possible: Partial<Record<Bet['status'], BetChange>> = { accepted: 'cancel', confirmation_required: 'confirm' };

/**
 * The actions that a bet still allows: cancel it, or accept moved odds. Both end by the
 * server's clock. The outcome of a press is shown beside the button.
 */
export function BetActions({ bet, said = false }: BetActionsProps) {
  const { t } = useTranslation('mf-racing');
  const words = useRefusalWords();
  const { state, press } = useBetChange(bet.id);
  const message = useRef<HTMLParagraphElement>(null);
  const change = possible[bet.status];
  const seconds = useSecondsLeft(change === 'confirm' ? bet.confirmUntil : bet.cancelUntil);
  const [couldCancel] = useState(change === 'cancel' && seconds > 0);
  return (
    <div className={styles.actions} data-print="never">
      {change === 'confirm' && <MovedOdds bet={bet} />}
      {change && seconds > 0 && (
        <ChangeButton
          bet={bet}
          change={change}
          seconds={seconds}
          pending={state.status === 'sending'}
          said={said}
          onPress={() => void press(change)}
          onFocusLost={() => message.current?.focus()}
        />
      )}
      {/* No other button moves to where this one was pressed a moment too late. */}
      {couldCancel && change && seconds === 0 && <p className={styles.change} />}
      <p ref={message} tabIndex={-1} role="status">
        {state.status === 'done' && (
          <VisuallyHidden>
            <BetStatus bet={bet} />
          </VisuallyHidden>
        )}
        {state.status === 'unclear' && t(`bets.${state.input}.unclear`)}
        {state.status === 'missed' && t('bets.cancel.missed')}
        {state.status === 'refused' && words(state.refusal)}
        {state.status === 'idle' && change === 'confirm' && seconds === 0 && t('bets.confirm.over')}
      </p>
    </div>
  );
}
